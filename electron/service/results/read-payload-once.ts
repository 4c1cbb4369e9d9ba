import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { type ReadingOf, type ReadPayload, readPayload } from './read-results.ts'

/** The reading of each payload that is still in use, with the survey and the run (as JSON) by which it was read. */
const known = new WeakMap<object, { by: string; read: ReadPayload }>()

/**
 * Reads as `readPayload` does, but only once for the same payload, survey and run: while a person teaches a recipe, the
 * same payload is read after each step, and the recipe changes nothing of what the readers find by themselves. The
 * result must not be changed.
 */
export function readPayloadOnce(received: unknown, draft: SurveyDraft, run: ReadingOf): ReadPayload {
  if (typeof received !== 'object' || received === null) return readPayload(received, draft, run)
  const { personas, decisions } = run
  const by = JSON.stringify({ draft, personas, decisions })
  const before = known.get(received)
  if (before?.by === by) return before.read
  const read = readPayload(received, draft, run)
  known.set(received, { by, read })
  return read
}
