/** What a recipe finds for one persona and one item: several values where its path selects several. */
export interface TaughtCell {
  item: number
  person: number
  found: { path: string; value: unknown }[]
  /** Whether the value is the answer of several personas, whom its record lists. */
  isShared?: boolean
  /** Where each option has a mark of its own: the option that is marked, or null; "unclear" where several are. */
  marked?: number | null | 'unclear'
}
