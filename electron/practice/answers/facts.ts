import { lifeOf } from '../panel/life.ts'
import type { Persona } from '../panel/persona.ts'
import { fold } from './text.ts'

/** Finds the option that is true of a persona, for questions about itself; undefined where nothing is known. */
export type FactReader = (persona: Persona) => number | undefined

/** How a question about the persona itself (sex, children) is answered from what it is; undefined for all others. */
export function factReader(texte: string, options: readonly string[]): FactReader | undefined {
  const stem = fold(texte)
  const folded = options.map(fold)
  const place = (words: RegExp) => folded.findIndex((option) => words.test(option))
  const woman = place(/^(?:une )?(?:femme|woman|female)\b/)
  const man = place(/^(?:un )?(?:homme|man|male)\b/)
  if (woman !== -1 && man !== -1) return ({ sexe }) => (sexe === 'femme' ? woman : man)
  const yes = place(/^(?:oui|yes)\b/)
  const no = place(/^(?:non|no)\b/)
  if (yes !== -1 && no !== -1 && /\b(?:avez-vous des enfants|do you have (?:any )?children)\b/.test(stem)) {
    return (persona) => (lifeOf(persona, persona.key).children ? yes : no)
  }
  return undefined
}

/** Whether a question asks for the persona's own age. */
export function asksAge(texte: string): boolean {
  return /\b(?:quel age|votre age|votre tranche d'age|how old|your age|age group|age range)\b/.test(
    fold(texte),
  )
}
