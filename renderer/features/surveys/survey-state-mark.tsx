import { IconCheck, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { Dot } from '../../ui/run-state.tsx'
import styles from './survey-state-mark.module.css'
import type { RowWords, ShownState } from './use-row-words.ts'

interface SurveyStateMarkProps {
  state: ShownState
  /** Whether the text was changed after the run that determines the state. */
  changedSince: boolean
  /** The connection of the run that determines the state; undefined where there is no such run. */
  connectionId: string | null | undefined
  connectionName: string | null | undefined
  practice: boolean | undefined
  words: RowWords
}

/** The state of a survey as an icon and a word, with the connection of the run that determines it. */
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
          <Dot state={state} name={words.run.state[state]} practice={practice === true} />
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
