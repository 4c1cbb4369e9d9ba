import type { Answer } from '../../../electron/practice/answers/question.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'
import type { Persona } from '../../../electron/practice/panel/persona.ts'
import { answersOf } from '../../../electron/practice/runs/answer-survey.ts'

/** The first two thousand of one panel, whom tests of closed questions ask. */
export const people = drawPanel(1).personas.slice(0, 2000)

/** The answers of some people to one closed question, in their order. */
export function ask(texte: string, options: readonly string[], whom: readonly Persona[] = people): Answer[] {
  return answersOf(whom, [{ type: 'choix_unique', texte, options }], '').map(([answer = null]) => answer)
}

/** Percentage of the answers that are one of these options. */
export function share(answers: readonly Answer[], ...options: string[]): number {
  return (
    (100 * answers.filter((answer) => answer !== null && options.includes(answer)).length) / answers.length
  )
}

/** Objects of opinion on which people are divided, as a clause after « que ». */
export const subjects = [
  'la ville réduise la vitesse à 30 km/h',
  'le prix du train augmente',
  'les écoles interdisent le téléphone',
  'la mairie ferme le centre aux voitures',
  'les hôpitaux ouvrent le samedi',
  'le loyer soit plafonné',
  'les magasins ferment le dimanche',
  'la cantine serve un repas végétarien par jour',
]
export const yesNo = ['Oui', 'Non', 'Ne sait pas']
