import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../shared/models/focus.ts'

/** Words for where a group stands: what Sonde is doing for it, or else its state. The same wherever it is named. */
export function useStageWords(): (session: Pick<FocusSession, 'state' | 'activity'>) => string {
  const { t } = useTranslation('focus')
  return ({ state, activity }) => (activity === 'idle' ? t(`states.${state}`) : t(`activities.${activity}`))
}
