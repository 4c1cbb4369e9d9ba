import { drawPanel } from '../../../../electron/practice/panel/panel.ts'
import { answerSurvey } from '../../../../electron/practice/runs/answer-survey.ts'
import { type ShapeName, shapeNames } from '../../../../electron/practice/shapes/shape.ts'
import { shapeOf } from '../../../../electron/practice/shapes/shapes.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../../support/drafts.ts'

/** A run of the practice service as received in one of its shapes, and as Sonde reads it. */
export interface FixedRun {
  name: string
  form: ShapeName
  draft: SurveyDraft
  /** The payload as received, before Sonde changed anything. */
  payload: unknown
  results: RunResults
}

interface Plan {
  name: string
  seed: number
  personas: number
  questions: Question[]
  /** Whether the last personas broke off. */
  isPartial?: boolean
  /** Whether some answers are not among the options, and some are missing. */
  isGarbled?: boolean
  /** Answers of each person that replace those of the practice service; null for a blank. */
  said?: (age: number, place: number) => readonly (string | null)[]
}

const plans: Plan[] = [
  {
    name: 'a French survey',
    seed: 11,
    personas: 100,
    questions: [
      aChoice('a', 'Prenez-vous le bus au moins une fois par semaine ?', ['Oui', 'Non', 'Ne sait pas']),
      anOpenEnded('b', 'Qu’est-ce qui vous plaît dans votre quartier ?'),
      aChoice('c', 'Êtes-vous satisfait de votre commune ?', [
        'Très satisfait',
        'Plutôt satisfait',
        'Plutôt pas satisfait',
        'Pas du tout satisfait',
        'Ne se prononce pas',
      ]),
      aChoice('d', 'Faut-il que la commune interdise les trottinettes et les vélos ?', ['Oui', 'Non']),
    ],
  },
  {
    name: 'an English survey that broke off',
    seed: 5,
    personas: 48,
    isPartial: true,
    questions: [
      anOpenEnded('a', 'Why do you read the news, or why not?'),
      aChoice('b', 'How often did you cook at home last week?', ['Never', 'Rarely', 'Sometimes', 'Often']),
      aChoice('c', 'Should shops open on Sundays?', ['Yes', 'No', 'Don’t know']),
    ],
  },
  {
    name: 'a survey with answers that are no option or not there, on few personas',
    seed: 23,
    personas: 24,
    isGarbled: true,
    questions: [
      aChoice('a', 'De 1 à 5, quelle note donnez-vous à vos transports ?', ['1', '2', '3', '4', '5']),
      aChoice('b', 'Avez-vous un jardin ?', ['Oui', 'Non']),
      anOpenEnded('c', 'Que changeriez-vous d’abord ?'),
    ],
  },
]

function payloadOf(plan: Plan, form: ShapeName): unknown {
  const { questions, seed, personas: count, isPartial = false, isGarbled = false } = plan
  const survey = {
    ...{ id: 's-1', accountId: 'a', n: 1, seed, titre: plan.name, contexte: '', filtres: {}, createdAt: 0 },
    ...{ nbPersonas: count, sampleSize: count, deletedAt: null },
    questions: questions.map(({ type, stem, options }) =>
      type === 'open_ended'
        ? ({ type: 'libre', texte: stem } as const)
        : ({ type: 'choix_unique', texte: stem, options: options.map(({ text }) => text) } as const),
    ),
    launch: {
      ...{ outcome: isPartial ? ('partial' as const) : ('done' as const) },
      ...{ launchedAt: 0, durationMs: 1, stopsAt: 1 },
    },
  }
  const answered = answerSurvey(drawPanel(seed), survey, count)
  const rows = plan.said
    ? answered.personas.map(({ age }, place) => plan.said?.(age, place) ?? [])
    : answered.answers
  const answers = { ...answered, answers: isGarbled ? rows.map(garbled) : rows }
  const run = { status: 'done' as const, completed: count, total: count, startedAt: 1, finishedAt: 2 }
  return JSON.parse(JSON.stringify(shapeOf(form).results({ survey, run } as never, answers)))
}

/** Makes some answers to the first item invalid, and removes the last answer of some people. */
function garbled(row: readonly (string | null)[], place: number): readonly (string | null)[] {
  if (place % 8 === 2) return ['n’importe quoi', ...row.slice(1)]
  return place % 8 === 5 ? row.slice(0, -1) : row
}

/** Three runs, each in all shapes of the practice service. */
export const fixedRuns: FixedRun[] = plans.flatMap(inAllForms)

/** A run with other questions, in all shapes. */
export function inAllForms(plan: Plan): FixedRun[] {
  return shapeNames.map((form) => {
    const draft = aSurvey(plan.name, plan.questions, { personas: plan.personas })
    const payload = payloadOf(plan, form)
    return { name: plan.name, form, draft, payload, results: readResults(payload as never, draft) }
  })
}

/** The same survey run again, with other personas. */
export function repeatOf({ name, form, draft }: FixedRun, seed: number): FixedRun {
  const plan = plans.find((each) => each.name === name)
  const payload = payloadOf({ ...(plan as Plan), seed }, form)
  return { name, form, draft, payload, results: readResults(payload as never, draft) }
}
