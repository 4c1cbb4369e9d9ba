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
 * The key that gives a line its role. It is the same in both languages: the first letter of a word that English and
 * French share (question, response, grid, section, instruction, title, context), or A for a question with its answers.
 * What is left out has X, as if it were crossed out. Note that the French "consigne" has I, because C belongs to the
 * context.
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

/** The role that a key stands for, or null if it stands for none. */
export function roleOfKey(key: string): ToldRole | null {
  const letter = key.toUpperCase()
  return ROLES.find((role) => ROLE_KEYS[role] === letter) ?? null
}
