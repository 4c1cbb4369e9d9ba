import i18next from 'i18next'
import { offerStep } from './offer-step.tsx'
import type { Words } from './spoken.tsx'

/**
 * Says what was done and offers to undo it. Returns a function that withdraws the offer. `onGone` is called when the
 * offer has disappeared for whatever reason.
 */
export function offerUndo(message: Words, undo: () => void, onGone?: () => void): () => void {
  return offerStep(message, { label: () => i18next.t('common:actions.undo'), act: undo }, onGone)
}
