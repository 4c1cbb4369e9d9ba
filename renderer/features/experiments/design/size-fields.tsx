import { NativeSelect, NumberInput, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SURVEY_PERSONAS } from '../../../../shared/models/draft.ts'
import { MOST_RUNS_PER_ARM } from '../../../../shared/models/experiment.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './design.module.css'
import type { PlanFieldsProps } from './plan-session.ts'
import { problemAt } from './use-plan-problems.ts'

const RUNS = Array.from({ length: MOST_RUNS_PER_ARM }, (_, at) => at + 1)

/** The number of personas and runs of each arm, and the connection. */
export function SizeFields({ plan, session, problems }: PlanFieldsProps) {
  const { t } = useTranslation(['experiments', 'common'])
  const language = useLanguage()
  const connections = useConnections()
  const isKnown = connections?.some(({ id }) => id === plan.connectionId) ?? false
  return (
    <section aria-labelledby="experiment-size">
      <h2 id="experiment-size" className={styles.heading}>
        {t('design.size')}
      </h2>
      <div className={styles.pair}>
        <NumberInput
          label={t('design.personas')}
          description={t('design.personasHint', { min: SURVEY_PERSONAS.min, max: SURVEY_PERSONAS.max })}
          min={SURVEY_PERSONAS.min}
          max={SURVEY_PERSONAS.max}
          clampBehavior="none"
          value={plan.personas ?? ''}
          error={problemAt(problems, 'personas')}
          onChange={(value) =>
            session.edit(
              'personas',
              (draft) => {
                draft.personas = typeof value === 'number' ? value : null
              },
              true,
            )
          }
        />
        <NativeSelect
          label={t('design.connection')}
          description={t('design.connectionHint')}
          value={isKnown ? plan.connectionId : ''}
          // The chosen connection may no longer exist.
          error={
            problemAt(problems, 'connection') ?? (connections && !isKnown && t('problem.connection_missing'))
          }
          onChange={({ currentTarget: { value } }) =>
            session.edit('connection', (draft) => {
              draft.connectionId = value
            })
          }
          data={[
            ...(isKnown ? [] : [{ value: '', label: t('design.noConnection') }]),
            ...(connections ?? []).map(({ id, name, practice }) => ({
              value: id,
              label: practice ? t('common:practice') : name,
            })),
          ]}
        />
      </div>
      <div className={styles.field}>
        <span id="experiment-runs" className={styles.label}>
          {t('design.runs')}
        </span>
        <SegmentedControl
          aria-labelledby="experiment-runs"
          aria-describedby="experiment-runs-hint"
          value={`${plan.runs}`}
          onChange={(value) =>
            session.edit('runs', (draft) => {
              draft.runs = Number(value)
            })
          }
          data={RUNS.map((each) => ({ value: `${each}`, label: formatNumber(each, language) }))}
        />
        <p id="experiment-runs-hint" className={styles.hint}>
          {t(plan.purpose === 'calibration' ? 'design.runsHintCalibration' : 'design.runsHint')}
        </p>
      </div>
    </section>
  )
}
