import { IconCheck, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { RunDots } from '../../ui/run-state.tsx'
import styles from './survey-state-mark.module.css'
import type { RowWords } from './use-row-words.ts'

interface SurveyStateMarkProps {
  state: SurveySummary['state']
  /** Whether the text was changed after the run behind the state. */
  changedSince: boolean
  /** Of the connection that the run behind the state went to; undefined where there is none. */
  connectionId: string | null | undefined
  connectionName: string | null | undefined
  practice: boolean | undefined
  words: RowWords
}

/** Where a survey stands, as a mark and a word, and where the run went that says so. */
export const SurveyStateMark = memo(function SurveyStateMark({
  state,
  changedSince,
  connectionId = null,
  connectionName = null,
  practice,
  words,
}: SurveyStateMarkProps) {
  return (
    <span className={styles.state}>
      <span aria-hidden="true" className={styles.mark}>
        {state === 'draft' && <IconPencil size={14} />}
        {state === 'checked' && <IconCheck size={14} />}
        {state !== 'draft' && state !== 'checked' && (
          <RunDots runs={[{ id: 'decider', state, practice: practice === true }]} names={words.run} />
        )}
      </span>
      <span>{changedSince ? words.changedSince(state) : words.state[state]}</span>
      {practice !== undefined && (
        <span className={styles.connection} title={connectionName ?? undefined}>
          <ConnectionTag connectionId={connectionId} connectionName={connectionName} practice={practice} />
        </span>
      )}
    </span>
  )
})
