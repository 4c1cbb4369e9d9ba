import { Button } from '@mantine/core'
import { IconCloudStorm, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PracticeConditions } from '../../../shared/models/practice-conditions.ts'
import { countFaults, withoutFaults } from '../../lib/practice-faults.ts'
import { useChangePracticeConditions, useIsSettingConditions } from '../../lib/use-practice-conditions.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import styles from './practice.module.css'

/** Says whether simulated problems are in force, with a button that ends them. */
export function FaultSummary({ conditions }: { conditions: PracticeConditions }) {
  const { t } = useTranslation('practice')
  const change = useChangePracticeConditions()
  const isSetting = useIsSettingConditions()
  const rough = countFaults(conditions)
  const Icon = rough > 0 ? IconCloudStorm : IconSun
  return (
    <div className={styles.summary} data-rough={rough > 0 || undefined}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <p role="status" aria-busy={isSetting} className={styles.status}>
        {rough > 0 ? t('rough', { count: rough }) : t('calm')}
      </p>
      {rough > 0 && (
        <Button
          variant="default"
          title={t('resetHint')}
          onClick={() => change.mutate(withoutFaults, { onError: tellProblem })}
        >
          {t('reset')}
        </Button>
      )}
    </div>
  )
}
