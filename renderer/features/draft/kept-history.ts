import { freeze } from 'immer'
import { z } from 'zod'
import type { DocumentForm } from './draft-kind.ts'
import type { History, Step } from './undo.ts'

/*
 * Writes a document and its undo steps as text. Hundreds of documents may differ in little: each element of the long
 * list is written once, and a step holds only how its document differs from the one after it (before it, for undone
 * steps). Written elements are cached, since this runs while the person types.
 */

const stepSchema = z.object({
  place: z.string(),
  at: z.number(),
  /**
   * From this position on, `count` elements of the list are replaced by `items`, which are positions in the written
   * list.
   */
  from: z.number().int().min(0),
  count: z.number().int().min(0),
  items: z.array(z.number().int().min(0)),
})

const presentSchema = z.object({ present: z.unknown() })

/** A document, split into its long list and the other members. */
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

/** Texts of frozen elements, which never change and are therefore written once. */
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
 * Members of a JSON object (without its braces) that `readHistory` reads. Only the steps nearest to the present that
 * fit into `room` UTF-16 code units are kept.
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
  // If there is not enough room for both, undo steps come before redo steps.
  const pastTexts = writeSteps(past)
  const futureTexts = writeSteps(future)
  return `"present":${writeDocument(form, present)},"others":[${others}],"past":[${pastTexts}],"future":[${futureTexts}]`
}

/** How a document (`far`) differs from its neighbour (`near`). */
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

/**
 * Reads what `writeHistory` wrote; null where there is no readable document. If the steps are damaged, the document is
 * returned without them.
 */
export function readHistory<T extends object>(form: DocumentForm<T>, kept: unknown): History<T> | null {
  const entry = presentSchema.safeParse(kept)
  const document = form.whole.safeParse(entry.data?.present)
  if (!document.success) return null
  const present = document.data
  const steps = readSteps(form, kept)
  if (!steps) return { present, past: [], future: [] }
  // Frozen like the objects that immer makes, since caches are kept only for frozen objects.
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

/** The steps, checked against the form of the document; null where they are damaged. */
function readSteps<T extends object>({ members, list }: DocumentForm<T>, kept: unknown) {
  // The members other than the list, where they differ.
  const step = stepSchema.extend({ rest: members })
  // Elements that only other documents have; their positions follow those of the present document.
  const others = z.array(list?.thing ?? z.never())
  const read = z.object({ others, past: z.array(step), future: z.array(step) }).safeParse(kept)
  return read.success ? read.data : null
}
