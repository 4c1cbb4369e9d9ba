import { z } from 'zod'
import { surveyDraftSchema } from '../../../shared/models/draft.ts'

const offeredDraftSchema = z.object({ draft: surveyDraftSchema, keptAt: z.number() })

/** A text that the page kept, from data that were replaced by older ones; it waits for the person to take it or not. */
export type OfferedDraft = z.infer<typeof offeredDraftSchema>

const PREFIX = 'sonde-offered-'

/** Keeps an offer until it is taken or declined. */
export function keepOffer(storage: Storage, surveyId: string, offer: OfferedDraft): void {
  try {
    storage.setItem(PREFIX + surveyId, JSON.stringify(offer))
  } catch {
    // No room: it is offered as long as the survey stays open.
  }
}

/** Null where nothing readable is offered. */
export function readOffer(storage: Storage, surveyId: string): OfferedDraft | null {
  const text = storage.getItem(PREFIX + surveyId)
  if (text === null) return null
  try {
    return offeredDraftSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

export function forgetOffer(storage: Storage, surveyId: string): void {
  storage.removeItem(PREFIX + surveyId)
}
