import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Dice } from './dice.ts'

/** What was really asked and answered, with which readings are compared. */
export interface Truth {
  draft: SurveyDraft
  /** Id and one attribute of each persona. */
  people: readonly { id: string; sexe: string }[]
  /** Number of personas asked; equals the length of `people`. */
  asked: number
  /** By persona and item: index of the option, free text, or null for a blank. */
  said: readonly (readonly (number | string | null)[])[]
}

const OPTION_SETS: readonly (readonly string[])[] = [
  ['Oui', 'Non', 'Ne sait pas'],
  ['Yes', 'No'],
  ['Non', 'Oui'],
  ['1', '2', '3', '4', '5'],
  ['0', '1', '2'],
  ['5', '4', '3', '2', '1'],
  ['Jamais', 'Parfois', 'Souvent', 'Toujours'],
  ['Tout à fait', 'Plutôt', 'Plutôt pas', 'Pas du tout', 'Ne sait pas'],
  ['0 à 9', '10 à 49', '50 et plus'],
]
const STEMS: readonly string[] = [
  'Prenez-vous le bus ?',
  'À quelle fréquence ?',
  'Quelle part de vos trajets ?',
  'How satisfied are you?',
  'Combien au total ?',
  'Pourquoi ?',
  'Q7',
]

/** Properties that a payload needs of its truth. */
export interface Wish {
  asked?: number
  /** Options of its closed items. */
  sets?: readonly (readonly string[])[]
  /** Whether every item is closed. */
  areChoices?: boolean
  blankRate?: number
  /** Id of each persona by its position. */
  idOf?(place: number): string
}

/** A small survey with true answers. Shares of blanks and options are random, so that sums of every size occur. */
export function aTruth(roll: Dice, most = 100, wish: Wish = {}): Truth {
  const sizes = [1 + roll.below(12), 10 + roll.below(91), roll.pick([20, 25, 40, 50, 60, 80, 99, 100])]
  const asked = wish.asked ?? Math.min(most, roll.pick(sizes))
  const first = roll.below(STEMS.length)
  const questions = Array.from({ length: 1 + roll.below(4) }, (_, at): SurveyDraft['questions'][number] => {
    const stem = STEMS[(first + at) % STEMS.length] ?? ''
    if (wish.areChoices !== true && roll.chance(0.15))
      return { id: `i${at}`, stem, type: 'open_ended', options: [] }
    const options = roll.pick(wish.sets ?? OPTION_SETS).map((text, place) => ({ id: `o${place}`, text }))
    return { id: `i${at}`, stem, type: 'single_choice', options }
  })
  const people = Array.from({ length: asked }, (_, at) => ({
    id: wish.idOf?.(at) ?? `per-${1000 + at * 7 + roll.below(7)}`,
    sexe: roll.pick(['femme', 'homme']),
  }))
  const blankRate = wish.blankRate ?? roll.pick([0, 0, 0.02, 0.1, 0.3])
  const habits = questions.map(({ options }) => options.map(() => roll.pick([0, 0.2, 1, 3])))
  const said = people.map((_, p) =>
    questions.map(({ type }, q) => {
      if (roll.chance(blankRate)) return null
      return type === 'open_ended' ? `mot ${p}-${q}-${roll.below(1000)}` : weighted(habits[q] ?? [], roll)
    }),
  )
  const draft: SurveyDraft = {
    title: 'Trajets',
    context: '',
    personas: asked,
    audience: { ageRanges: [], sex: null },
    questions,
    dismissals: [],
  }
  return { draft, people, asked, said }
}

function weighted(weights: readonly number[], roll: Dice): number {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return roll.below(weights.length)
  let left = roll.next() * sum
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return found < 0 ? weights.length - 1 : found
}

/** How many personas chose each option of an item. */
export function trueCounts({ draft, said }: Truth, question: number): number[] {
  const options = draft.questions[question]?.options ?? []
  return options.map((_, option) => said.filter((row) => row[question] === option).length)
}
