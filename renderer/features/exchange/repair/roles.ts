import type { ToldRole } from '../../../../shared/exchange/source-lines.ts'

/** What a line can be told to be, in the order of the buttons: what is needed most comes first. */
export const ROLES = [
  'stem',
  'stem_more',
  'option',
  'stem_options',
  'row',
  'heading',
  'instruction',
  'title',
  'context',
  'left_out',
] as const satisfies readonly ToldRole[]

/**
 * The letter that says a role, the same in every language. A word of the role begins with it in English and in French,
 * but for "consigne", whose first letter the context has, and for what is left out, which is crossed out.
 */
export const ROLE_KEYS: Readonly<Record<ToldRole, string>> = {
  stem: 'Q',
  stem_more: 'M',
  option: 'R',
  stem_options: 'A',
  row: 'G',
  heading: 'S',
  instruction: 'I',
  title: 'T',
  context: 'C',
  left_out: 'X',
}

/** The role that a key says, or null. */
export function roleOfKey(key: string): ToldRole | null {
  const letter = key.toUpperCase()
  return ROLES.find((role) => ROLE_KEYS[role] === letter) ?? null
}
