import type { Language } from '../../text.ts'
import { partsOf } from '../opinion/asking-part.ts'
import type { Proposition } from '../opinion/proposition.ts'
import { sideCuesOf } from './cues.ts'
import { learned, sumOf } from './model.ts'

/**
 * The side that a wording takes that pushes: 1 for yes, agreement, or the end of a scale in favour; −1 for the other.
 */
export function learnedSide(texte: string, { sign }: Proposition, language: Language): 1 | -1 {
  const { asked, premises } = partsOf(texte)
  return sumOf(learned('side'), sideCuesOf(asked, premises, sign, language)) > 0 ? 1 : -1
}
