import { Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Run, Progress as RunProgressTold } from '../../../shared/models/run.ts'
import { fractionOf } from '../../../shared/runs/forecast.ts'
import { formatNumber, formatPercent } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { phaseOf } from './phase.ts'
import styles from './run-parts.module.css'

const UNTOLD: RunProgressTold = { fraction: null, answered: null, total: null, certainty: 'sure' }

/** The progress of a run, as a bar and in words; hatched where the service does not report it, or cannot be heard. */
export function RunProgress({ run }: { run: Run }) {
  const { t } = useTranslation('runs')
  const language = useLanguage()
  const told = phaseOf(run) === 'unheard' ? null : run.progress
  const fraction = fractionOf(told)
  const { answered, total, certainty, received } = told ?? UNTOLD
  const number = (value: number) => formatNumber(value, language)
  const words =
    answered === null
      ? received
        ? t('progressReceived', { received })
        : fraction !== null &&
          t('aboutPersonas', {
            count: Math.round(fraction * run.personas),
            total: number(run.personas),
          })
      : total === null
        ? t('answeredOnly', { count: answered })
        : total === run.personas
          ? t('answeredPersonas', { count: answered, total: number(total) })
          : t('answered', { answered: number(answered), total: number(total) })
  const percent = fraction === null ? null : formatPercent(fraction, 1, language)
  return (
    <div className={styles.progress} title={certainty === 'sure' ? undefined : t('progressLikely')}>
      {/* The role is on the bar itself, since its filled part has no width at the start and would not be exposed. */}
      <Progress.Root
        size={8}
        className={fraction === null ? styles.unknown : undefined}
        role="progressbar"
        aria-label={t('progressOf', { title: run.title })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={fraction === null ? undefined : Math.round(fraction * 100)}
        aria-valuetext={[percent ?? t('progressUnknown'), words].filter(Boolean).join(', ')}
      >
        <Progress.Section value={(fraction ?? 0) * 100} withAria={false} />
      </Progress.Root>
      <span className="caption tabular">{words || t('progressUnknown')}</span>
    </div>
  )
}
