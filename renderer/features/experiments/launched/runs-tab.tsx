import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useNextFocus } from '../../../lib/use-next-focus.ts'
import table from '../../../ui/data-table.module.css'
import { phaseOf } from '../../../ui/runs/phase.ts'
import { PhaseLabel } from '../../../ui/runs/phase-label.tsx'
import { useArmNames } from '../use-arm-names.ts'
import styles from './launched.module.css'
import type { RunPlace } from './run-places.ts'
import { useExperimentActions } from './use-experiment-actions.ts'

interface RunsTabProps {
  experiment: Experiment
  places: readonly RunPlace[]
}

/** The runs of an experiment, failed ones included: one row for each arm, one column for each repeat. */
export function RunsTab({ experiment, places }: RunsTabProps) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  const { arms } = experiment.plan
  const nameOf = useArmNames(arms)
  const root = useRef<HTMLDivElement>(null)
  // The button that launches a run again disappears when that is done.
  useNextFocus(root, { near: 'td' })
  const repeats = [...new Set(places.map(({ planned }) => planned.repeat))].sort((a, b) => a - b)
  return (
    <div ref={root} tabIndex={-1} className={styles.runs}>
      <table className={table.table} aria-label={t('progress.table')}>
        <thead>
          <tr>
            <th scope="col">{t('progress.arm')}</th>
            {repeats.map((repeat) => (
              <th key={repeat} scope="col">
                {t('progress.run', { number: formatNumber(repeat, language) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {arms.map((arm) => (
            <tr key={arm.id}>
              <th scope="row" className={styles.armName}>
                {nameOf(arm)}
              </th>
              {repeats.map((repeat) => (
                <td key={repeat}>
                  {places
                    .filter(({ planned }) => planned.arm === arm.id && planned.repeat === repeat)
                    .map((place) => (
                      <RunCell
                        key={place.planned.runId}
                        place={place}
                        experiment={experiment}
                        arm={nameOf(arm)}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RunCellProps {
  place: RunPlace
  experiment: Experiment
  /** Name of the arm. */
  arm: string
}

/** The state of one run, a link to its answers or its problem, and a button that launches it again. */
function RunCell({ place: { planned, run, standing, againAs }, experiment, arm }: RunCellProps) {
  const { t } = useTranslation(['experiments', 'runs'])
  const { rerun } = useExperimentActions(experiment)
  const language = useLanguage()
  const number = planned.repeat
  const isAgain = standing === 'again' && againAs !== null
  const again = isAgain ? t('progress.again', { number: formatNumber(againAs, language) }) : ''
  const state = run ? t(`runs:phase.${phaseOf(run)}.label`) : ''
  return (
    <div className={styles.cell}>
      {run ? (
        <Link
          to="/runs/$runId"
          params={{ runId: run.id }}
          className={styles.run}
          aria-label={t('progress.openRun', { arm, number, state: isAgain ? `${state}, ${again}` : state })}
        >
          <PhaseLabel phase={phaseOf(run)} />
        </Link>
      ) : (
        <span className={styles.quiet}>{t('progress.forgotten')}</span>
      )}
      {planned.extension > 0 && <span className={styles.quiet}>{t('progress.extension')}</span>}
      {isAgain && <span className={styles.quiet}>{again}</span>}
      {standing === 'missing' && (
        <>
          <span className={styles.missing}>{t('progress.missing')}</span>
          <Button
            size="compact-sm"
            variant="default"
            loading={rerun.isPending}
            aria-label={t('progress.rerunOf', { arm, number })}
            onClick={() => rerun.mutate(planned.runId)}
          >
            {t('progress.rerun')}
          </Button>
        </>
      )}
    </div>
  )
}
