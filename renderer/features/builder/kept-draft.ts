import { z } from 'zod'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { History } from '../../lib/undo.ts'
import { readHistory, writeHistory } from './kept-history.ts'

/*
 * The page keeps what is being written, with its undo steps, until it is stored for good and a while after: a dead
 * link to Sonde or a reloaded page then loses nothing, and undo reaches back across the reload. Nothing secret is in a
 * draft.
 */

const headSchema = z.object({
  basis: z.string().optional(),
  revision: z.number().int(),
  /** Whether the draft has text that is not known to be stored. */
  unsaved: z.boolean(),
  failing: z.boolean().default(true),
  keptAt: z.number(),
})

/** What was kept of a survey. */
export interface KeptDraft {
  /** The history of the data that `revision` counts in; absent where nobody told. */
  basis?: string | undefined
  revision: number
  unsaved: boolean
  /** Whether saving failed or waited for a decision: unsaved text is otherwise younger than a second. */
  failing: boolean
  /** When it was kept, in milliseconds since 1970; set where it was read. */
  keptAt?: number
  history: History<SurveyDraft>
}

const PREFIX = 'sonde-draft-'

/** Surveys kept at once; the oldest give way unless they hold unsaved text. */
const KEPT_SURVEYS = 12

/** Room for the undo steps of a survey. UTF-16 code units. */
const ROOM_FOR_STEPS = 750_000

/** Keeps a draft; without room the steps go first, then nothing is kept. */
export function keepDraft(storage: Storage, surveyId: string, kept: KeptDraft, now: number): void {
  const { basis, revision, unsaved, failing } = kept
  // The head comes first, so that it can be read without the rest.
  const entry = (room: number) =>
    `${JSON.stringify({ basis, revision, unsaved, failing, keptAt: now }).slice(0, -1)},${writeHistory(kept.history, room)}}`
  try {
    storage.setItem(PREFIX + surveyId, entry(ROOM_FOR_STEPS))
  } catch {
    forgetOthers(storage, surveyId, 0)
    try {
      storage.setItem(PREFIX + surveyId, entry(0))
    } catch {
      // No room, or storage is switched off: the draft is still in the page and on its way to the disk.
    }
  }
}

/** A long draft takes milliseconds to write, too many between two keys: it is kept once typing pauses for so long. */
const PAUSE = 120
/** Who never pauses loses no more than this. Milliseconds. */
const KEEP_WITHIN = 900

/** Keeps a draft once its writer pauses, before a second is over, or at once when told to. */
export function createKeeper(keep: (kept: KeptDraft) => void) {
  let newest: KeptDraft | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  /** When the oldest text that is not kept was written. */
  let since = 0
  const write = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (newest) keep(newest)
    newest = null
  }
  return {
    keep(kept: KeptDraft) {
      const now = Date.now()
      if (newest === null) since = now
      newest = kept
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(write, Math.max(0, Math.min(PAUSE, since + KEEP_WITHIN - now)))
    },
    write,
  }
}

/** What was kept of a survey, or null where nothing readable was. */
export function readKeptDraft(storage: Storage, surveyId: string): KeptDraft | null {
  const kept = parse(storage.getItem(PREFIX + surveyId))
  const head = headSchema.safeParse(kept)
  const history = readHistory(kept)
  if (!head.success || !history) return null
  return { ...head.data, history }
}

/** A survey with text that the page kept and that is not known to be stored. */
export interface UnsavedDraft {
  surveyId: string
  title: string
}

/** Surveys with unsaved text, the newest first. */
export function listUnsaved(storage: Storage): UnsavedDraft[] {
  return listKept(storage)
    .filter(({ head }) => head?.unsaved)
    .sort((a, b) => (b.head?.keptAt ?? 0) - (a.head?.keptAt ?? 0))
    .flatMap(({ surveyId }) => {
      const kept = readKeptDraft(storage, surveyId)
      return kept ? [{ surveyId, title: kept.history.present.title.trim() }] : []
    })
}

/** What is kept, by survey; the head is null where the entry makes no sense. */
function listKept(storage: Storage) {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at))
    .filter((key): key is string => key?.startsWith(PREFIX) === true)
    .map((key) => {
      const head = headSchema.safeParse(parse(`${HEAD.exec(storage.getItem(key) ?? '')?.[0]}}`))
      return { key, surveyId: key.slice(PREFIX.length), head: head.success ? head.data : null }
    })
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** The first members of an entry, without reading the long rest of it. */
const HEAD = /^\{[^{}[\]]*?"keptAt":[\d.e+]+/

/** Drops what is kept of other surveys, but never unsaved text; called once in a while. */
export function forgetOthers(storage: Storage, surveyId: string, keep = KEPT_SURVEYS): void {
  const others = listKept(storage)
    .filter((each) => each.surveyId !== surveyId && each.head?.unsaved !== true)
    .sort((a, b) => (b.head?.keptAt ?? 0) - (a.head?.keptAt ?? 0))
  for (const { key } of others.slice(keep)) storage.removeItem(key)
}
