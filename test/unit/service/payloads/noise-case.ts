import { emptyDraft, type SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Dice } from './dice.ts'

/** A survey, its personas, their answers, and attributes of the personas that look like answers. */
export interface NoiseCase {
  draft: SurveyDraft
  personas: readonly { key: number; id: string }[]
  said: readonly (readonly (string | null)[])[]
  traits: readonly { annees: number; genre: string; bio: string; avant: string; humeur: string }[]
}

const SETS: readonly (readonly string[])[] = [
  ['Oui', 'Non', 'Ne sait pas'],
  ['Oui', 'Oui, souvent', 'Oui, souvent, et seul', 'Non'],
  ['1', '2', '3', '4', '5'],
  ['0', '1', '2', '3 ou plus'],
  ['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout'],
  ['Plutôt', 'Plutôt d’accord', 'Plutôt pas d’accord'],
  ['À pied', 'En bus', 'En vélo', 'Autrement'],
  ['Matin', 'Soir'],
  ['Homme', 'Femme', 'Autre'],
  ['18-24 ans', '25-49 ans', '50 ans et plus'],
]
const STEMS: readonly string[] = [
  'Prenez-vous le bus pour aller au travail ?',
  'Prenez-vous le bus le dimanche ?',
  'Pourquoi ce choix ?',
  'Que changeriez-vous en premier ?',
  'À quelle heure partez-vous ?',
  'Êtes-vous content de la ligne 2 ?',
  'Et de la ligne 3 ?',
]
const BIOS = ['Vit près de la gare', 'Travaille de nuit, deux enfants', 'Ancien chauffeur', 'Étudie le droit']
const WORDS = [
  'Parce que c’est plus simple',
  'Le prix',
  'Rien',
  'Oui',
  'Je ne sais pas trop',
  'Moins d’attente',
]

/** A survey whose items may share options, possibly answered by only a few personas. */
export function aNoiseCase(roll: Dice): NoiseCase {
  const first = roll.below(STEMS.length)
  const shared = roll.chance(0.4) ? roll.pick(SETS) : null
  const questions = Array.from({ length: 1 + roll.below(6) }, (_, at): SurveyDraft['questions'][number] => {
    const stem = STEMS[(first + at) % STEMS.length] ?? ''
    if (roll.chance(0.3)) return { id: `q${at}`, stem, type: 'open_ended', options: [] }
    const options = (shared ?? roll.pick(SETS)).map((text, place) => ({ id: `o${place}`, text }))
    return { id: `q${at}`, stem, type: 'single_choice', options }
  })
  const count = roll.pick([2, 3, 4, 6, 8, 12, 20])
  const kind = roll.pick(['sujet', 'x', 'P-'])
  const personas = Array.from({ length: count }, (_, key) => ({
    key,
    id: `${kind}${100 + key * 7 + roll.below(7)}`,
  }))
  const blank = roll.pick([0, 0, 0.1, 0.4])
  // Open-ended items may also ask for a number.
  const areNumbers = questions.length % 3 === 0
  const said = personas.map((_, p) =>
    questions.map(({ type, options }) => {
      if (roll.chance(blank)) return null
      if (type === 'single_choice') return roll.pick(options).text
      const isShort = roll.chance(0.3)
      const words = roll.pick(WORDS)
      const number = isShort ? WORDS.indexOf(words) : roll.below(90)
      return areNumbers ? `${number}` : isShort ? words : `${words}, ${p} fois ${number}.`
    }),
  )
  const habits = questions[0]?.options.map(({ text }) => text) ?? []
  const traits = personas.map(({ key }) => ({
    annees: 18 + roll.below(70),
    genre: roll.pick(['Femme', 'Homme']),
    bio: `${roll.pick(BIOS)}, au ${key} de la rue.`,
    avant: roll.pick(habits.length > 0 ? habits : ['Oui']),
    humeur: roll.pick(['Oui', 'Non']),
  }))
  return { draft: { ...emptyDraft(), personas: count, questions }, personas, said, traits }
}
