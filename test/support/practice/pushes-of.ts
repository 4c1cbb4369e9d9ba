import { readQuestion } from '../../../electron/practice/answers/effects/planted.ts'

/** A plain yes and no. */
export const YES = { fr: ['Oui', 'Non'], en: ['Yes', 'No'] }

/** The sides towards which a question leads, or pushes by its words, 1 for yes, each once. */
export function pushesOf(texte: string, options: readonly string[]): readonly number[] {
  const { pushes } = readQuestion({ type: 'choix_unique', texte, options }, '')
  const led = pushes.filter(({ effect }) => effect === 'leading' || effect === 'loaded')
  return [...new Set(led.map(({ towards }) => towards))]
}
