import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { ItemPlace, PersonaPlace } from '../../../shared/models/item-place.ts'
import type { DeskNeed, DeskReading, Taught, TreeRow } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { type RunResults, runResultsSchema } from '../../../shared/models/results.ts'
import { hasRepeatedNames } from '../json/has-repeated-names.ts'
import { parseJson } from '../json/json-text.ts'
import { isObject } from '../json/json-value.ts'
import { repeatedNames } from '../json/repeated-names.ts'
import { repeatedValues } from '../json/repeated-values.ts'
import { readTaught, readTaughtPayload, type TaughtReadingOf } from '../recipes/read-taught.ts'
import { type PlaceReader, placesIn } from '../results/item-places.ts'
import { type DeskPayload, isReply, parsePayload } from './desk-payload.ts'
import { type DeskSubjectOf, readDesk } from './desk-reading.ts'
import { withHiddenValues } from './hidden-values.ts'
import { teach } from './teach/teach.ts'
import { locateRow, treeRows } from './tree-rows.ts'
import { type FoundPlace, treeSearch } from './tree-search.ts'

/** A task on a payload; plain data, so that it can be sent to a thread. */
export type DeskTask =
  | { task: 'rows'; open: readonly string[]; offset: number; limit: number }
  | { task: 'search'; words: string; after: string | null }
  | { task: 'locate'; open: readonly string[]; path: string }
  | { task: 'read'; recipe: Recipe; subject: DeskSubjectOf }
  | {
      task: 'teach'
      recipe: Recipe
      need: DeskNeed
      path: string
      draft: SurveyDraft | null
      personas: number | null
    }
  /** Whether the payload is a reply of the service at all. */
  | { task: 'is_reply' }
  /** A part of the text as received; `offset` and `length` are in UTF-16 code units. */
  | { task: 'text'; offset: number; length: number }
  /** The places that the answers to an item (by its index) were read from. */
  | { task: 'item_places'; run: ResultsTask; item: number }
  | { task: 'persona_places'; run: ResultsTask; persona: number }

/** What is needed to read a run's answers, with the recipe where there is one. */
export interface ResultsTask extends TaughtReadingOf {
  draft: SurveyDraft
}

/** The result of each task. */
export interface DeskAnswers {
  rows: { rows: TreeRow[]; total: number }
  search: FoundPlace
  locate: { at: number | null; open: string[] }
  read: DeskReading
  teach: Taught[]
  is_reply: { isReply: boolean }
  text: { text: string; total: number }
  item_places: ItemPlace[]
  persona_places: PersonaPlace[]
}

/** Works on payloads. The last one stays parsed, for further tasks on it. */
export interface DeskWork {
  /** Parses a payload before any task; throws as `carryOut` does. */
  prepare(payloadId: string, text: () => string): void
  /** `text` is called where the payload is not the last one. Throws a problem where it cannot be parsed. */
  carryOut<T extends DeskTask>(payloadId: string, task: T, text: () => string): DeskAnswers[T['task']]
}

/**
 * Reads a run's answers from the text of a payload, in exactly the form in which they are stored, so that the two can
 * be compared. Throws where the text is no reply of the service.
 */
export function readResultsText(text: string, { draft, ...run }: ResultsTask): RunResults {
  return runResultsSchema.parse(readTaught(dataOf(text), draft, run))
}

/** The payload that was worked on last, and what was computed from it. */
interface Kept {
  id: string
  text: string
  payload: DeskPayload | null
  /** What the tree shows once hidden values (of repeated names) were found: the data with these values. */
  shown?: unknown
  search: ReturnType<typeof treeSearch> | null
  repeated: string[] | null
  /** The places of the answers, and the run (as JSON) by which they were read. */
  places: { reading: string; reader: PlaceReader } | null
}

export function createDeskWork(): DeskWork {
  let kept: Kept | null = null

  function open(id: string, text: () => string): Kept {
    if (kept?.id === id) return kept
    // Two large payloads at once would take twice the memory.
    kept = null
    kept = { id, text: text(), payload: null, search: null, repeated: null, places: null }
    return kept
  }

  function parsed(opened: Kept): DeskPayload {
    opened.payload ??= parsePayload(opened.text)
    return opened.payload
  }

  function answer(task: DeskTask, opened: Kept): DeskAnswers[DeskTask['task']] {
    if (task.task === 'text') {
      const { text } = opened
      return { text: text.slice(task.offset, task.offset + task.length), total: text.length }
    }
    if (task.task === 'item_places') return placesOf(task.run, opened).ofItem(task.item)
    if (task.task === 'persona_places') return placesOf(task.run, opened).ofPersona(task.persona)
    const { data } = parsed(opened)
    const { shown = data } = opened
    switch (task.task) {
      case 'rows':
        return treeRows(shown, task)
      case 'is_reply':
        return { isReply: isReply(parsed(opened)) }
      case 'search':
        opened.search ??= treeSearch(shown)
        return opened.search(task.words, task.after)
      case 'locate':
        return locateRow(shown, task)
      case 'read':
        // Done only now, after the first rows were shown, because it walks through the whole text.
        if (!opened.repeated) showRepeated(opened)
        return withRepeated(
          // What is no reply of the service is never read, so nothing may be said to be found in it.
          readDesk(isReply(parsed(opened)) ? data : null, task.recipe, task.subject),
          opened.repeated ?? [],
        )
      case 'teach': {
        const { recipe, draft, personas } = task
        return teach(recipe, task, { data, draft: draft ?? NO_DRAFT, asked: personas })
      }
    }
  }

  function showRepeated(opened: Kept): void {
    const { body, data, text } = parsed(opened)
    const isJson = body !== text
    opened.repeated = isJson && hasRepeatedNames(text, body) ? repeatedNames(text) : []
    if (opened.repeated.length === 0) return
    const isInside = isObject(body) && Object.hasOwn(body, 'data')
    const hidden = repeatedValues(text)
      .filter(({ within }) => !isInside || within[0] === 'data')
      .map((one) => (isInside ? { ...one, within: one.within.slice(1) } : one))
    opened.shown = withHiddenValues(data, hidden)
    opened.search = null
  }

  return {
    prepare: (payloadId, text) => {
      parsed(open(payloadId, text))
    },
    carryOut: <T extends DeskTask>(payloadId: string, task: T, text: () => string) =>
      answer(task, open(payloadId, text)) as DeskAnswers[T['task']],
  }
}

/**
 * The places of a run's answers. Kept, so that going from item to item reads the payload once. Throws where the text is
 * no reply of the service.
 */
function placesOf(run: ResultsTask, opened: Kept): PlaceReader {
  const reading = JSON.stringify(run)
  if (opened.places?.reading !== reading) {
    const data = dataOf(opened.text)
    const read = readTaughtPayload(data, run.draft, run)
    opened.places = { reading, reader: placesIn(data, run.draft, read) }
  }
  return opened.places.reader
}

/** The `data` of a reply of the service. Throws if the text is no such reply. */
function dataOf(text: string): unknown {
  const body = parseJson(text, 200)
  return isObject(body) ? body.data : null
}

/** Adds a problem for each name whose last value hides the others. */
function withRepeated(reading: DeskReading, names: readonly string[]): DeskReading {
  const told = names.map((part) => ({ part, path: null, problem: 'repeated_name' as const, detail: '' }))
  return { ...reading, problems: [...reading.problems, ...told] }
}

const NO_DRAFT: SurveyDraft = {
  title: '',
  context: '',
  questions: [],
  personas: null,
  audience: { ageRanges: [], sex: null },
  dismissals: [],
}
