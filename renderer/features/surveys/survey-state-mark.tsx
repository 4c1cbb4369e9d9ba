import { IconCheck, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { RunDot } from '../../ui/run-state.tsx'
import styles from './survey-state-mark.module.css'

interface SurveyStateMarkProps {
  state: SurveySummary['state']
  /** Of the connection that the run behind the state went to; undefined where there is none. */
  connectionId: string | null | undefined
  connectionName: string | null | undefined
  practice: boolean | undefined
}

/** Where a survey stands, as a mark and a word, and where the run went that says so. */
export const SurveyStateMark = memo(function SurveyStateMark({
  state,
  connectionId = null,
  connectionName = null,
  practice,
}: SurveyStateMarkProps) {
  const { t } = useTranslation('surveys')
  return (
    <span className={styles.state}>
      <span aria-hidden="true" className={styles.mark}>
        {state === 'draft' && <IconPencil size={14} />}
        {state === 'checked' && <IconCheck size={14} />}
        {state !== 'draft' && state !== 'checked' && <RunDot state={state} practice={practice === true} />}
      </span>
      <span>{t(`state.${state}`)}</span>
      {practice !== undefined && (
        <span className={styles.connection} title={connectionName ?? undefined}>
          <ConnectionTag connectionId={connectionId} connectionName={connectionName} practice={practice} />
        </span>
      )}
    </span>
  )
})
