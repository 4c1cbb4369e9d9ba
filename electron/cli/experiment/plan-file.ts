import { z } from 'zod'
import { alignOptions } from '../../../shared/experiments/new-plan.ts'
import { reverseOptions } from '../../../shared/experiments/reverse-options.ts'
import type { Question, SurveyDraft } from '../../../shared/models/draft.ts'
import {
  DEFAULT_LEAST_POINTS,
  DEFAULT_RUNS_PER_ARM,
  type ExperimentArm,
  type ExperimentPlan,
  MOST_RUNS_PER_ARM,
  probeKindSchema,
} from '../../../shared/models/experiment.ts'

/** A text that is not empty. */
export const text = z.string().trim().min(1)

/** A response option of a rewording; `sameAs` names the option of A that means the same, where the texts differ. */
const optionSchema = z.union([text, z.strictObject({ text, sameAs: text })])

const wordingOf = <Kind extends 'rewording' | 'equivalent' | 'contrary'>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), stem: text, options: z.array(optionSchema).min(2).optional() })

const armSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('again') }),
  z.strictObject({ kind: z.literal('reversed') }),
  wordingOf('rewording'),
  wordingOf('equivalent'),
  wordingOf('contrary'),
  z.strictObject({ kind: z.literal('rewording_reversed') }),
  z.strictObject({
    kind: z.literal('probe'),
    probes: z.array(z.strictObject({ kind: probeKindSchema, stem: text })).min(1),
  }),
])
type FileArm = z.infer<typeof armSchema>

/** Kinds of arm that a file may name. */
export const ARM_KINDS: readonly string[] = armSchema.options.map(({ shape }) => shape.kind.value)

/** The questionnaire of a plan file. */
export const surveySchema = z.strictObject({
  title: text,
  context: z.string().default(''),
  audience: z
    .strictObject({ ages: z.array(text).default([]), sex: text.nullable().default(null) })
    .default({ ages: [], sex: null }),
  items: z.array(z.strictObject({ stem: text, options: z.array(text).min(2).optional() })).min(1),
})

/** A plan as a person writes it in a file; docs/experiments.md says what each member means. */
export const planFileSchema = z.strictObject({
  kind: z.literal('rewording').optional(),
  title: z.string().default(''),
  survey: surveySchema,
  item: z.number().int().min(1),
  alone: z.boolean().default(false),
  arms: z.array(armSchema).min(1),
  compare: z.number().int().min(1).optional(),
  personas: z.number().int().min(1).max(100).default(100),
  runs: z.number().int().min(1).max(MOST_RUNS_PER_ARM).default(DEFAULT_RUNS_PER_ARM),
  leastPoints: z.number().min(0).max(100).default(DEFAULT_LEAST_POINTS),
})
export type PlanFile = z.infer<typeof planFileSchema>

/** Id of the arm that asks A, which every plan has. */
const BASE = 'a'

/** A problem of a file whose members are all valid by themselves: the member, and what is wrong with it. */
export interface FileProblem {
  path: string
  what:
    | 'item_unknown'
    | 'arm_unknown'
    | 'no_order'
    | 'no_rewording'
    | 'option_unknown'
    | 'item_open_ended'
    | 'item_unsound'
    | 'item_unread'
    | 'too_many_items'
    | 'twin_repeated'
    | 'no_twin'
    | 'twin_unseen'
}

/** The plan that a file describes. Ids are made from positions, so the same file is always the same experiment. */
export function planOf(
  file: PlanFile,
  connectionId: string,
): { plan: ExperimentPlan } | { problem: FileProblem } {
  const draft = draftOf(file)
  const question = draft.questions[file.item - 1]
  if (!question) return { problem: { path: 'item', what: 'item_unknown' } }
  const arms: ExperimentArm[] = [{ id: BASE, kind: 'base', question, probes: [] }]
  for (const [at, arm] of file.arms.entries()) {
    const asked = askedBy(arm, question, arms)
    if ('what' in asked) return { problem: { path: `arms[${at + 1}]`, what: asked.what } }
    arms.push({ id: armId(at), kind: arm.kind, ...asked })
  }
  const compared = file.compare === undefined ? usualComparison(file.arms) : file.compare - 1
  if (compared >= file.arms.length) return { problem: { path: 'compare', what: 'arm_unknown' } }
  return {
    plan: {
      format: 1,
      purpose: 'rewording',
      title: file.title.trim() || file.survey.title,
      source: { surveyId: '', versionId: null, runId: null },
      draft,
      item: question.id,
      alone: file.alone,
      arms,
      twins: [],
      personas: file.personas,
      runs: file.runs,
      connectionId,
      comparison: { from: BASE, to: armId(compared) },
      leastPoints: file.leastPoints,
    },
  }
}

const armId = (at: number) => `arm-${at + 1}`

/** The questionnaire of a file; its ids are made from positions. */
export function draftOf({ survey, personas }: Pick<PlanFile, 'survey' | 'personas'>): SurveyDraft {
  return {
    title: survey.title,
    context: survey.context,
    questions: survey.items.map(({ stem, options }, at): Question => {
      const id = `item-${at + 1}`
      return {
        id,
        stem,
        type: options ? 'single_choice' : 'open_ended',
        options: (options ?? []).map((each, place) => ({ id: `${id}-option-${place + 1}`, text: each })),
      }
    }),
    personas,
    audience: { ageRanges: survey.audience.ages, sex: survey.audience.sex },
    dismissals: [],
  }
}

type Asked = Pick<ExperimentArm, 'question' | 'probes'> | { what: FileProblem['what'] }

/** What an arm of the file asks; `before` are the arms that precede it. */
function askedBy(arm: FileArm, question: Question, before: readonly ExperimentArm[]): Asked {
  switch (arm.kind) {
    case 'again':
      return { question, probes: [] }
    case 'reversed':
      return reversed(question)
    case 'rewording_reversed': {
      const rewording = before.findLast(({ kind }) => kind === 'rewording')?.question
      return rewording ? reversed(rewording) : { what: 'no_rewording' }
    }
    case 'probe': {
      const probes = arm.probes.map(({ kind, stem }, at) => {
        const id = `probe-${before.length}-${at + 1}`
        return { kind, question: { id, stem, type: 'open_ended' as const, options: [] } }
      })
      return { question, probes }
    }
    default:
      return reworded(arm, question, before.length)
  }
}

function reversed(question: Question): Asked {
  const turned = reverseOptions(question)
  return turned ? { question: turned, probes: [] } : { what: 'no_order' }
}

function reworded(
  { stem, options }: Extract<FileArm, { stem: string }>,
  question: Question,
  number: number,
): Asked {
  if (!options) return { question: { ...question, stem }, probes: [] }
  const made = options.map((each, at) => {
    const own = { id: `arm-${number}-option-${at + 1}`, text: typeof each === 'string' ? each : each.text }
    if (typeof each === 'string') return own
    const same = question.options.find((option) => option.text.trim() === each.sameAs)
    return same ? { ...own, id: same.id } : null
  })
  const known = made.filter((each) => each !== null)
  if (known.length < made.length) return { what: 'option_unknown' }
  return { question: alignOptions(question, { ...question, stem, options: known }), probes: [] }
}

/** The arm with which A is compared by default: the first rewording, else the first arm that changes anything. */
function usualComparison(arms: readonly FileArm[]): number {
  const rewording = arms.findIndex(({ kind }) => kind === 'rewording')
  if (rewording !== -1) return rewording
  const other = arms.findIndex(({ kind }) => kind !== 'again' && kind !== 'probe')
  return Math.max(0, other)
}
