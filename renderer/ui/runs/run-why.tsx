import { useTranslation } from 'react-i18next'
import type { Run } from '../../../shared/models/run.ts'
import { formatEstimate } from '../../lib/format.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import { RelativeTime } from '../relative-time.tsx'
import { phaseOf } from './phase.ts'
import styles from './run-parts.module.css'
import { RunStrays } from './run-strays.tsx'
import { useForecast } from './use-forecast.ts'

/** States in which a run that a person asked to stop had already been running. */
const HAS_RUN: ReadonlySet<Run['state']> = new Set(['running', 'done', 'failed'])

/** Why a run is in its phase, and its problem; nothing for a run that is simply done. */
export function RunWhy({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const phase = phaseOf(run)
  const { stoodStill, silentFor } = useForecast(run)
  const isStill = stoodStill !== null
  const why = isUntold(run)
    ? t('noStatus')
    : phase === 'running' && silentFor !== null
      ? t('noContact')
      : t(phase === 'running' && isStill ? 'noProgress' : `phase.${phase}.why`)
  return (
    <>
      {phase !== 'done' && !saysMore(run) && <div className={styles.why}>{why}</div>}
      {run.remoteStatus !== null && run.remoteStatus !== '' && (
        <div className={styles.why}>{t('remoteStatus', { word: run.remoteStatus })}</div>
      )}
      {run.state === 'running' && run.checkedAt !== null && (
        <div className={styles.why}>
          {silentFor === null ? (
            <>
              {t('heard')}
              <RelativeTime at={run.checkedAt} />
            </>
          ) : (
            t('silent', { duration: formatEstimate(silentFor) })
          )}
        </div>
      )}
      {run.stopAskedAt !== null && HAS_RUN.has(run.state) && (
        <div className={styles.why}>{t('notStopped')}</div>
      )}
    </>
  )
}

/** Whether nobody knows that the personas are answering: no reply told a status that Sonde recognises. */
function isUntold({ state, remoteStatus }: Run): boolean {
  return state === 'running' && remoteStatus === ''
}

/** Whether only the disk delays the run: its own line explains that better than the words about the service. */
function saysMore({ state, problem, unsaved }: Run): boolean {
  return state !== 'queued' && (unsaved || problem?.code === 'STORAGE')
}

/** Whether a separate line says what is wrong with the run. */
export function hasTrouble({ problem, unsaved, doubt, strays }: Run): boolean {
  return problem !== null || unsaved || doubt !== null || strays.length > 0
}

/** What went wrong with the run, with the next step, in a separate line. */
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
  // The general text on a full or failing disk is about typed text.
  if (run.problem.code === 'STORAGE') return <div role="alert">{t('disk.waits')}</div>
  return <ProblemNotice problem={run.problem} inline />
}
