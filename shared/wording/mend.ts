/** What an edit does; pages have a name for each. */
export const MEND_KINDS = [
  'split',
  'reword',
  'drop',
  'period',
  'add_option',
  'remove_option',
  'change_options',
] as const
export type MendKind = (typeof MEND_KINDS)[number]

/** An option after an edit. */
export interface MendedOption {
  /** Position, from 0, of the option that it was; null for one that the edit adds. */
  from: number | null
  text: string
}

/** An item after an edit. */
export interface MendedItem {
  stem: string
  options: MendedOption[]
}

/** An edit that removes a finding: the item, or the two items, that result. */
export interface Mend {
  kind: MendKind
  /** One item, or two where one is split. */
  items: MendedItem[]
  /** What distinguishes it from the other edits that are offered for the same finding, such as the period it names. */
  choice?: string
}
