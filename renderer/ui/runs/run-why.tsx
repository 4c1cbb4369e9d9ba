import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { RelativeTime } from '../relative-time.tsx'
import { phaseOf } from './phase.ts'
import styles from './run-parts.module.css'
import { RunStrays } from './run-strays.tsx'

/** States of a run that a person asked to stop and that ran already. */
const HAS_RUN: ReadonlySet<Run['state']> = new Set(['running', 'done', 'failed'])

/** Why a run stands where it stands, and what its problem is; nothing for a run that is simply done. */
export function RunWhy({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const phase = phaseOf(run)
  return (
    <>
      {phase !== 'done' && !saysMore(run) && <div className={styles.why}>{t(`phase.${phase}.why`)}</div>}
      {run.remoteStatus !== null && (
        <div className={styles.why}>{t('remoteStatus', { word: run.remoteStatus })}</div>
      )}
      {run.state === 'running' && run.checkedAt !== null && (
        <div className={styles.why}>
          {t('heard')}
          <RelativeTime at={run.checkedAt} />
        </div>
      )}
      {run.stopAskedAt !== null && HAS_RUN.has(run.state) && (
        <div className={styles.why}>{t('notStopped')}</div>
      )}
    </>
  )
}

/** Whether only the disk holds the run up: its own line explains that better than the words about the service. */
function saysMore({ state, problem, unsaved }: Run): boolean {
  return state !== 'queued' && (unsaved || problem?.code === 'STORAGE')
}

/** Whether the run has a line of its own for what went wrong. */
export function hasTrouble({ problem, unsaved, doubt, strays }: Run): boolean {
  return problem !== null || unsaved || doubt !== null || strays.length > 0
}

/** What went wrong with the run and the next step, in a line of its own. */
export function RunProblem({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  return (
    <>
      <RunStrays run={run} />
      {run.doubt !== null && <div className={styles.doubt}>{t(`doubt.${run.doubt}`)}</div>}
      <OneProblem run={run} />
    </>
  )
}

function OneProblem({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  if (run.unsaved) return <div role="alert">{t('disk.unsaved')}</div>
  if (run.problem === null) return null
  // The general words for a disk that refuses speak of what a person types.
  if (run.problem.code === 'STORAGE') return <div role="alert">{t('disk.waits')}</div>
  return <ProblemNotice problem={run.problem} inline />
}
