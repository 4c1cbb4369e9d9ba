import { type PlaceReader, placesIn } from '../../electron/service/results/item-places.ts'
import { type ReadingOf, readPayload } from '../../electron/service/results/read-results.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'

/** The places of the answers in a payload that was not read before. */
export function readPlaces(received: unknown, draft: SurveyDraft, run: ReadingOf = {}): PlaceReader {
  return placesIn(received, draft, readPayload(received, draft, run))
}
