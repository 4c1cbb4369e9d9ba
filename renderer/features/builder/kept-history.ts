import { freeze } from 'immer'
import { z } from 'zod'
import {
  type Question,
  questionSchema,
  type SurveyDraft,
  surveyDraftSchema,
} from '../../../shared/models/draft.ts'
import type { History, Step } from '../../lib/undo.ts'

/*
 * A draft with its steps as text. Hundreds of documents that differ in an item each: every item stands in the text once,
 * and a step says only how its document differs from the one after it (before it, for undone steps). What was written
 * out once is remembered, since this runs while somebody types.
 */

const { questions: _, ...restShape } = surveyDraftSchema.shape
/** What is beside the items; without the defaults of old drafts, which would add what did not change. */
const restSchema = z.object({ ...restShape, dismissals: restShape.dismissals.unwrap() }).partial()

const stepSchema = z.object({
  place: z.string(),
  at: z.number(),
  /** What is beside the items, where it differs. */
  rest: restSchema,
  /** Items from this position on, so many of them, give way to `items`: positions in the text's list of items. */
  from: z.number().int().min(0),
  count: z.number().int().min(0),
  items: z.array(z.number().int().min(0)),
})

const presentSchema = z.object({ present: surveyDraftSchema })

const stepsSchema = z.object({
  /** Items of other documents than the present one; their positions go on from its items. */
  others: z.array(questionSchema),
  past: z.array(stepSchema),
  future: z.array(stepSchema),
})

/** Frozen things never change: their text is written once. */
const written = new WeakMap<object, string>()

function write(thing: object): string {
  const before = written.get(thing)
  if (before !== undefined) return before
  const text = JSON.stringify(thing)
  if (Object.isFrozen(thing)) written.set(thing, text)
  return text
}

function writeDraft({ questions, ...rest }: SurveyDraft): string {
  return `${JSON.stringify(rest).slice(0, -1)},"questions":[${questions.map(write).join()}]}`
}

/**
 * Members of a JSON object (without its braces) that `readHistory` reads. Of the steps, the nearest that fit into `room`
 * UTF-16 code units are kept.
 */
export function writeHistory({ present, past, future }: History<SurveyDraft>, room: number): string {
  const places = new Map(present.questions.map((question, at) => [question, at]))
  const others: string[] = []
  let left = room
  const placeOf = (question: Question): number => {
    const known = places.get(question)
    if (known !== undefined) return known
    const text = write(question)
    others.push(text)
    left -= text.length
    places.set(question, places.size)
    return places.size - 1
  }
  const writeSteps = (steps: readonly Step<SurveyDraft>[]): string[] => {
    const texts: string[] = []
    let near = present
    for (const step of steps.toReversed()) {
      const text = JSON.stringify({ place: step.place, at: step.at, ...differ(near, step.document, placeOf) })
      left -= text.length
      if (left < 0) break
      texts.unshift(text)
      near = step.document
    }
    return texts
  }
  // Going back comes first where the room does not do for both.
  const pastTexts = writeSteps(past)
  const futureTexts = writeSteps(future)
  return `"present":${writeDraft(present)},"others":[${others}],"past":[${pastTexts}],"future":[${futureTexts}]`
}

/** How a document differs from one next to it. */
function differ(near: SurveyDraft, far: SurveyDraft, placeOf: (question: Question) => number) {
  const { questions: before, ...nearRest } = near
  const { questions: after, ...farRest } = far
  const names = Object.keys({ ...nearRest, ...farRest }) as (keyof typeof farRest)[]
  const changed = names.filter((name) => farRest[name] !== nearRest[name])
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from += 1
  let end = 0
  while (end < shortest - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return {
    rest: Object.fromEntries(changed.map((name) => [name, farRest[name] ?? null])),
    from,
    count: before.length - from - end,
    items: after.slice(from, after.length - end).map(placeOf),
  }
}

/** What `writeHistory` wrote, or null where there is no readable draft. A draft whose steps are damaged comes without. */
export function readHistory(kept: unknown): History<SurveyDraft> | null {
  const draft = presentSchema.safeParse(kept)
  if (!draft.success) return null
  const { present } = draft.data
  const steps = stepsSchema.safeParse(kept)
  if (!steps.success) return { present, past: [], future: [] }
  // Frozen, as what immer makes: what is found out about an item is then known for good.
  const items = freeze([...present.questions, ...steps.data.others], true)
  const read = (texts: readonly z.infer<typeof stepSchema>[]): Step<SurveyDraft>[] => {
    const found: Step<SurveyDraft>[] = []
    let near = present
    for (const { place, at, rest, from, count, items: places } of texts.toReversed()) {
      const put = places.flatMap((position) => items[position] ?? [])
      const document = { ...near, ...rest, questions: near.questions.toSpliced(from, count, ...put) }
      found.unshift({ document, place, at })
      near = document
    }
    return found
  }
  return { present, past: read(steps.data.past), future: read(steps.data.future) }
}
