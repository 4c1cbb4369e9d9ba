import { freeze } from 'immer'
import { z } from 'zod'
import type { DocumentForm } from './draft-kind.ts'
import type { History, Step } from './undo.ts'

/*
 * A document with its steps as text. Hundreds of documents that differ in a thing each: every thing of the long list
 * stands in the text once, and a step says only how its document differs from the one after it (before it, for undone
 * steps). What was written out once is remembered, since this runs while somebody types.
 */

const stepSchema = z.object({
  place: z.string(),
  at: z.number(),
  /** Things of the list from this position on, so many of them, give way to `items`: positions in the text's list. */
  from: z.number().int().min(0),
  count: z.number().int().min(0),
  items: z.array(z.number().int().min(0)),
})

const presentSchema = z.object({ present: z.unknown() })

/** A document as its long list and what is beside it. */
interface Parts {
  things: readonly object[]
  rest: Record<string, unknown>
}

function partsOf<T extends object>({ list }: DocumentForm<T>, document: T): Parts {
  const rest: Record<string, unknown> = Object.fromEntries(Object.entries(document))
  if (list === null) return { things: [], rest }
  delete rest[list.member]
  return { things: document[list.member] as readonly object[], rest }
}

/** Frozen things never change: their text is written once. */
const written = new WeakMap<object, string>()

function write(thing: object): string {
  const before = written.get(thing)
  if (before !== undefined) return before
  const text = JSON.stringify(thing)
  if (Object.isFrozen(thing)) written.set(thing, text)
  return text
}

function writeDocument<T extends object>(form: DocumentForm<T>, document: T): string {
  if (form.list === null) return write(document)
  const { things, rest } = partsOf(form, document)
  return `${JSON.stringify(rest).slice(0, -1)},"${form.list.member}":[${things.map(write).join()}]}`
}

/**
 * Members of a JSON object (without its braces) that `readHistory` reads. Of the steps, the nearest that fit into `room`
 * UTF-16 code units are kept.
 */
export function writeHistory<T extends object>(
  form: DocumentForm<T>,
  { present, past, future }: History<T>,
  room: number,
): string {
  const places = new Map(partsOf(form, present).things.map((thing, at) => [thing, at]))
  const others: string[] = []
  let left = room
  const placeOf = (thing: object): number => {
    const known = places.get(thing)
    if (known !== undefined) return known
    const text = write(thing)
    others.push(text)
    left -= text.length
    places.set(thing, places.size)
    return places.size - 1
  }
  const writeSteps = (steps: readonly Step<T>[]): string[] => {
    const texts: string[] = []
    let near = partsOf(form, present)
    for (const step of steps.toReversed()) {
      const far = partsOf(form, step.document)
      const text = JSON.stringify({ place: step.place, at: step.at, ...differ(near, far, placeOf) })
      left -= text.length
      if (left < 0) break
      texts.unshift(text)
      near = far
    }
    return texts
  }
  // Going back comes first where the room does not do for both.
  const pastTexts = writeSteps(past)
  const futureTexts = writeSteps(future)
  return `"present":${writeDocument(form, present)},"others":[${others}],"past":[${pastTexts}],"future":[${futureTexts}]`
}

/** How a document differs from one next to it. */
function differ(near: Parts, far: Parts, placeOf: (thing: object) => number) {
  const names = Object.keys({ ...near.rest, ...far.rest })
  const changed = names.filter((name) => far.rest[name] !== near.rest[name])
  const before = near.things
  const after = far.things
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from += 1
  let end = 0
  while (end < shortest - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  return {
    rest: Object.fromEntries(changed.map((name) => [name, far.rest[name] ?? null])),
    from,
    count: before.length - from - end,
    items: after.slice(from, after.length - end).map(placeOf),
  }
}

/** What `writeHistory` wrote, or null where there is no readable document. One whose steps are damaged comes without. */
export function readHistory<T extends object>(form: DocumentForm<T>, kept: unknown): History<T> | null {
  const entry = presentSchema.safeParse(kept)
  const document = form.whole.safeParse(entry.data?.present)
  if (!document.success) return null
  const present = document.data
  const steps = readSteps(form, kept)
  if (!steps) return { present, past: [], future: [] }
  // Frozen, as what immer makes: what is found out about a thing is then known for good.
  const things = freeze([...partsOf(form, present).things, ...steps.others], true)
  const read = (texts: readonly ReadStep<T>[]): Step<T>[] => {
    const found: Step<T>[] = []
    let near = present
    for (const { place, at, rest, from, count, items } of texts.toReversed()) {
      const put = items.flatMap((position) => things[position] ?? [])
      const list = form.list && {
        [form.list.member]: partsOf(form, near).things.toSpliced(from, count, ...put),
      }
      const document = { ...near, ...rest, ...list }
      found.unshift({ document, place, at })
      near = document
    }
    return found
  }
  return { present, past: read(steps.past), future: read(steps.future) }
}

type ReadStep<T> = z.infer<typeof stepSchema> & { rest: Partial<T> }

/** The steps with what the form knows of their parts, or null where they are damaged. */
function readSteps<T extends object>({ members, list }: DocumentForm<T>, kept: unknown) {
  // What is beside the list, where it differs.
  const step = stepSchema.extend({ rest: members })
  // Things of other documents than the present one; their positions go on from its own.
  const others = z.array(list?.thing ?? z.never())
  const read = z.object({ others, past: z.array(step), future: z.array(step) }).safeParse(kept)
  return read.success ? read.data : null
}
