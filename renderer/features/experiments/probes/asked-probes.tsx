import { useTranslation } from 'react-i18next'
import { probeNames } from '../../../../shared/experiments/probes/probe-names.ts'
import type { ExperimentArm } from '../../../../shared/models/experiment.ts'
import styles from './probes.module.css'

/** The probes of an arm as they were sent, above the answers to them. */
export function AskedProbes({ probes }: Pick<ExperimentArm, 'probes'>) {
  const { t } = useTranslation('probes')
  const names = probeNames(probes, (kind) => t(`kind.${kind}`))
  return (
    <ol className={styles.asked} aria-label={t('heading')}>
      {probes.map(({ question: { id, stem } }, at) => (
        <li key={id}>
          <span className={styles.hint}>{names[at]}</span> {stem}
        </li>
      ))}
    </ol>
  )
}
