import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { DeskNeed, DeskReading, Taught, TreeRow } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { type RunResults, runResultsSchema } from '../../../shared/models/results.ts'
import { hasRepeatedNames } from '../json/has-repeated-names.ts'
import { parseJson } from '../json/json-text.ts'
import { isObject } from '../json/json-value.ts'
import { repeatedNames } from '../json/repeated-names.ts'
import { repeatedValues } from '../json/repeated-values.ts'
import { readTaught, type TaughtReadingOf } from '../recipes/read-taught.ts'
import { type DeskPayload, parsePayload } from './desk-payload.ts'
import { type DeskSubjectOf, readDesk } from './desk-reading.ts'
import { withHiddenValues } from './hidden-values.ts'
import { teach } from './teach/teach.ts'
import { locateRow, treeRows } from './tree-rows.ts'
import { type FoundPlace, treeSearch } from './tree-search.ts'

/** What is asked of a payload; plain data, so that it can go to a thread. */
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

/** A run's answers to be read, by the recipe where there is one. */
export interface ResultsTask extends TaughtReadingOf {
  draft: SurveyDraft
}

/** What comes back, by task. */
export interface DeskAnswers {
  rows: { rows: TreeRow[]; total: number }
  search: FoundPlace
  locate: { at: number | null; open: string[] }
  read: DeskReading
  teach: Taught[]
}

/** Works on payloads; the last one stays parsed, for whoever goes on with it. */
export interface DeskWork {
  /** Takes a payload apart before anything is asked of it; throws as `carryOut` does. */
  prepare(payloadId: string, text: () => string): void
  /** `text` is asked for where the payload is not the last one. Throws a problem where it cannot be taken apart. */
  carryOut<T extends DeskTask>(payloadId: string, task: T, text: () => string): DeskAnswers[T['task']]
}

/**
 * Reads a run's answers from the text of a payload, in the very form in which they are stored: so it shows whether they are what
 * was read before. Throws where the text is no answer of the service.
 */
export function readResultsText(text: string, { draft, ...run }: ResultsTask): RunResults {
  const body = parseJson(text, 200)
  return runResultsSchema.parse(readTaught(isObject(body) ? body.data : null, draft, run))
}

export function createDeskWork(): DeskWork {
  let kept: {
    id: string
    payload: DeskPayload
    /** What the tree shows: the data, with values that others of the same name hide once those were looked for. */
    shown: unknown
    search: ReturnType<typeof treeSearch>
    repeated?: string[]
  } | null = null

  function open(id: string, text: () => string): NonNullable<typeof kept> {
    if (kept?.id === id) return kept
    // Two large payloads at once would take twice the room.
    kept = null
    const payload = parsePayload(text())
    kept = { id, payload, shown: payload.data, search: treeSearch(payload.data) }
    return kept
  }

  function answer(task: DeskTask, opened: NonNullable<typeof kept>): DeskAnswers[DeskTask['task']] {
    const { payload, search, shown } = opened
    const { data } = payload
    switch (task.task) {
      case 'rows':
        return treeRows(shown, task)
      case 'search':
        return search(task.words, task.after)
      case 'locate':
        return locateRow(shown, task)
      case 'read':
        // After the first rows were shown: it takes a walk of its own.
        if (!opened.repeated) showRepeated(opened)
        return withRepeated(readDesk(data, task.recipe, task.subject), opened.repeated ?? [])
      case 'teach': {
        const { recipe, draft, personas } = task
        return teach(recipe, task, { data, draft: draft ?? NO_DRAFT, asked: personas })
      }
    }
  }

  function showRepeated(opened: NonNullable<typeof kept>): void {
    const { payload } = opened
    const { body, data, text } = payload
    const isJson = body !== text
    opened.repeated = isJson && hasRepeatedNames(text, body) ? repeatedNames(text) : []
    if (opened.repeated.length === 0) return
    const isInside = isObject(body) && Object.hasOwn(body, 'data')
    const hidden = repeatedValues(text)
      .filter(({ within }) => !isInside || within[0] === 'data')
      .map((one) => (isInside ? { ...one, within: one.within.slice(1) } : one))
    opened.shown = withHiddenValues(data, hidden)
    opened.search = treeSearch(opened.shown)
  }

  return {
    prepare: (payloadId, text) => {
      open(payloadId, text)
    },
    carryOut: <T extends DeskTask>(payloadId: string, task: T, text: () => string) =>
      answer(task, open(payloadId, text)) as DeskAnswers[T['task']],
  }
}

/** Says which names of the payload hide all values but the last. */
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
