import { SegmentedControl, Select, Switch } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Run } from '../../../../shared/models/run.ts'
import styles from './compared.module.css'

interface ComparedChoicesProps {
  run: Run
  /** The runs that it can be compared with, and the one that it is compared with. */
  others: readonly Run[]
  other: Run
  nameOf: (run: Run) => string
}

/** The choice of the other run, of the items that are shown, and of their order; all are kept in the address. */
export function ComparedChoices({ run, others, other, nameOf }: ComparedChoicesProps) {
  const { t } = useTranslation(['compared', 'runs', 'common'])
  const asked = useSearch({ from: '/runs/$runId/compare' })
  const navigate = useNavigate()
  const choose = ({ with: chosen, only, by }: { with?: string; only?: boolean; by?: string }) =>
    void navigate({
      to: '/runs/$runId/compare',
      params: { runId: run.id },
      search: {
        ...(chosen !== undefined && { with: chosen }),
        ...(only && { only: true }),
        ...(by === 'move' && { by }),
      },
      replace: true,
    })
  const words = (each: Run) =>
    t('choice', {
      name: nameOf(each),
      personas: t('runs:personas', { count: each.respondents ?? each.personas }),
      connection: each.practice ? t('common:practice') : each.connectionName,
    })
  return (
    <div className={styles.choices} data-print="no">
      <Select
        className={styles.with ?? ''}
        label={t('with')}
        data={others.map((each) => ({ value: each.id, label: words(each) }))}
        value={other.id}
        allowDeselect={false}
        searchable
        onChange={(chosen) => choose({ ...asked, ...(chosen !== null && { with: chosen }) })}
      />
      <SegmentedControl
        size="xs"
        aria-label={t('order.label')}
        value={asked.by ?? 'asked'}
        onChange={(by) => choose({ ...asked, by })}
        data={(['asked', 'move'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
      />
      <Switch
        size="xs"
        className={styles.only ?? ''}
        label={t('only')}
        checked={asked.only === true}
        onChange={(event) => choose({ ...asked, only: event.currentTarget.checked })}
      />
    </div>
  )
}
