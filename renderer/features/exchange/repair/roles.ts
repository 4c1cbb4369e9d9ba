import type { LineRole } from '../../../../shared/exchange/source-lines.ts'

/** What a line can be told to be, in the order of the buttons: what is needed most comes first. */
export const ROLES = [
  'stem',
  'stem_more',
  'option',
  'row',
  'heading',
  'instruction',
  'title',
  'context',
  'left_out',
] as const satisfies readonly LineRole[]

/**
 * The key that gives a line its role. It is the same in both languages: the first letter of a word that English and
 * French share (question, response, grid, section, instruction, title, context). What is left out has X, as if it were
 * crossed out. Note that the French "consigne" has I, because C belongs to the context.
 */
export const ROLE_KEYS: Readonly<Record<LineRole, string>> = {
  stem: 'Q',
  stem_more: 'M',
  option: 'R',
  row: 'G',
  heading: 'S',
  instruction: 'I',
  title: 'T',
  context: 'C',
  left_out: 'X',
}

/** The role that a key stands for, or null if it stands for none. */
export function roleOfKey(key: string): LineRole | null {
  const letter = key.toUpperCase()
  return ROLES.find((role) => ROLE_KEYS[role] === letter) ?? null
}
