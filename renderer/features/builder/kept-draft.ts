import { z } from 'zod'
import { type SurveyDraft, surveyDraftSchema } from '../../../shared/models/draft.ts'
import type { History, Step } from '../../lib/undo.ts'

/*
 * The page keeps what is being written, with its undo steps, until it is stored for good and a while after: a dead
 * link to Sonde or a reloaded page then loses nothing, and undo reaches back across the reload. Nothing secret is in a
 * draft.
 */

const pathSchema = z.array(z.union([z.string(), z.number()]))
const patchSchema = z.object({
  op: z.enum(['add', 'remove', 'replace']),
  path: pathSchema,
  value: z.unknown().optional(),
})
const stepSchema = z.object({
  patches: z.array(patchSchema),
  inverse: z.array(patchSchema),
  place: z.string(),
  at: z.number(),
})
const keptSchema = z.object({
  revision: z.number().int(),
  /** Whether the draft has text that is not known to be stored. */
  unsaved: z.boolean(),
  keptAt: z.number(),
  present: surveyDraftSchema,
  past: z.array(stepSchema),
  future: z.array(stepSchema),
})

/** What was kept of a survey. */
export interface KeptDraft {
  revision: number
  unsaved: boolean
  history: History<SurveyDraft>
}

const PREFIX = 'sonde-draft-'

/** Surveys kept at once; the oldest give way unless they hold unsaved text. */
const KEPT_SURVEYS = 12

/** Undo steps kept across a reload, and the size above which they are left out. UTF-16 code units. */
const KEPT_STEPS = 100
const LONGEST = 1_000_000

/** Keeps a draft; without room the steps go first, then nothing is kept. */
export function keepDraft(storage: Storage, surveyId: string, kept: KeptDraft, now: number): void {
  const { present, past, future } = kept.history
  const entry = (steps: number) =>
    JSON.stringify({
      revision: kept.revision,
      unsaved: kept.unsaved,
      keptAt: now,
      present,
      past: steps === 0 ? [] : past.slice(-steps),
      future: steps === 0 ? [] : future.slice(-steps),
    })
  const whole = entry(KEPT_STEPS)
  const text = whole.length > LONGEST ? entry(0) : whole
  try {
    storage.setItem(PREFIX + surveyId, text)
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
  const kept = readEntry(storage, PREFIX + surveyId)
  if (!kept) return null
  return {
    revision: kept.revision,
    unsaved: kept.unsaved,
    history: { present: kept.present, past: kept.past as Step[], future: kept.future as Step[] },
  }
}

function readEntry(storage: Storage, key: string): z.infer<typeof keptSchema> | null {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Drops what is kept of other surveys, but never unsaved text; called once in a while. */
export function forgetOthers(storage: Storage, surveyId: string, keep = KEPT_SURVEYS): void {
  const others = Array.from({ length: storage.length }, (_, at) => storage.key(at))
    .filter((key): key is string => key?.startsWith(PREFIX) === true && key !== PREFIX + surveyId)
    .map((key) => ({ key, kept: readEntry(storage, key) }))
    .filter(({ kept }) => kept?.unsaved !== true)
    .sort((a, b) => (b.kept?.keptAt ?? 0) - (a.kept?.keptAt ?? 0))
  for (const { key } of others.slice(keep)) storage.removeItem(key)
}
