import i18next from 'i18next'
import { offerStep } from '../../../ui/offer-step.tsx'
import { tellRemark } from '../../../ui/tell-done.tsx'
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
      if (state.history === history && !state.left) return
      withdraw()
      // Whoever undoes several steps at once may not have read it, though this one cannot be offered again alone.
      const isUndoneFurther = state.history.future.length > history.future.length
      if (!state.left && isUndoneFurther) tellRemark(() => i18next.t('codebook:othersUndone'))
    })
  })
}
