import i18next from 'i18next'
import { offerStep } from './offer-step.tsx'
import type { Words } from './spoken.tsx'

/**
 * Tells what was done and offers to take it back; returns how to withdraw the offer. `onGone` is called once it is off
 * the screen, whatever took it away.
 */
export function offerUndo(message: Words, undo: () => void, onGone?: () => void): () => void {
  return offerStep(message, { label: () => i18next.t('common:actions.undo'), act: undo }, onGone)
}
