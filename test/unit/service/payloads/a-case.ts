import type { Persona } from '../../../../electron/practice/panel/persona.ts'
import { densities, occupations, sexes } from '../../../../electron/practice/panel/persona.ts'
import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Dice } from './dice.ts'

/** A survey, its personas, and their answers: an option's text, free text, or null for a blank. */
export interface Case {
  draft: SurveyDraft
  personas: readonly Persona[]
  said: readonly (readonly (string | null)[])[]
}

const STEMS = [
  'Prenez-vous le bus ?',
  'Pourquoi ?',
  'À quelle fréquence ?',
  'How often do you ride?',
  '3',
  'À quelle  Fréquence, déjà ?',
  'q2',
]

const OPTION_SETS = [
  ['Oui', 'Non', 'Ne sait pas'],
  ['Yes', 'No'],
  ['1', '2', '3', '4', '5'],
  ['2', '1'],
  ['0', '1', '2', '3 ou plus'],
  ['Été', 'été ', 'Ete', 'ETÉ', 'hiver'],
  ['Plutôt d’accord', 'plutot d’accord', 'Plutôt  d’accord', 'Pas d’accord'],
  ['a', 'a', 'b'],
]

/** A small survey with tricky options and unique free texts, of at most `most` personas. */
export function aCase(roll: Dice, most = 5): Case {
  const first = roll.below(STEMS.length)
  const questions = Array.from({ length: 1 + roll.below(4) }, (_, at): SurveyDraft['questions'][number] => {
    const stem = STEMS[(first + at) % STEMS.length] ?? ''
    if (roll.chance(0.35)) return { id: `q${at}`, stem, type: 'open_ended', options: [] }
    const options = roll.pick(OPTION_SETS).map((text, place) => ({ id: `o${place}`, text }))
    return { id: `q${at}`, stem, type: 'single_choice', options }
  })
  const personas = Array.from(
    { length: 1 + roll.below(most) },
    (_, key): Persona => ({
      key,
      id: `prs-${1000 + roll.below(9000)}-${key}`,
      prenom: roll.pick(['Ana', 'Bruno', 'Chloé', 'Ana']),
      age: 18 + roll.below(70),
      sexe: roll.pick(sexes),
      densite: roll.pick(densities),
      occupation: roll.pick(occupations),
      description: `Vit ici, §${roll.below(1_000_000)}§.`,
    }),
  )
  const said = personas.map((_, p) =>
    questions.map(({ type, options }, q) => {
      if (roll.chance(0.1)) return null
      return type === 'open_ended'
        ? `mot §${p}.${q}.${roll.below(1_000_000)}§`
        : roll.pick(options.map(({ text }) => text))
    }),
  )
  const draft = {
    title: '',
    context: '',
    personas: null,
    audience: { ageRanges: [], sex: null },
    questions,
    dismissals: [],
  }
  return { draft, personas, said }
}
