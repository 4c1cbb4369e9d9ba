import i18next from 'i18next'
import { offerStep } from '../../../ui/offer-step.tsx'
import { type DraftSession, FOLLOWED } from '../../draft/draft-session.ts'
import { reportingSteps } from '../../draft/reporting-steps.ts'

/**
 * The same session, which says so when an undo takes away what another window saved, and offers to make it again for as
 * long as nothing else changes.
 */
export function tellOthersUndone<T>(session: DraftSession<T>): DraftSession<T> {
  return reportingSteps(session, (action, place) => {
    if (action !== 'undo' || place !== FOLLOWED) return
    const { history } = session.getState()
    const withdraw = offerStep(
      () => i18next.t('codebook:othersUndone'),
      { label: () => i18next.t('common:actions.redo'), act: session.redo },
      () => stop(),
    )
    const stop = session.subscribe((state) => {
      if (state.history !== history || state.left) withdraw()
    })
  })
}
