import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportResult } from '../../../../shared/exchange/import-result.ts'
import { findOddItems } from '../../../../shared/exchange/odd-items.ts'
import type { Told } from '../../../../shared/exchange/source-lines.ts'
import styles from './repair-offer.module.css'

interface RepairOfferProps {
  result: ImportResult
  told: Told
  onOpen: () => void
}

/** Leads from the summary of an import to its lines, and says how many of them look odd. */
export function RepairOffer({ result, told, onOpen }: RepairOfferProps) {
  const { t } = useTranslation('exchange')
  const count = useMemo(() => findOddItems(result.draft, result.lines, told).length, [result, told])
  return (
    <div className={styles.offer} data-odd={count > 0 || undefined}>
      <p>{count > 0 ? t('repair.offer', { count }) : t('repair.offerNone')}</p>
      <Button variant="default" leftSection={<IconListCheck size={16} aria-hidden="true" />} onClick={onOpen}>
        {t('repair.open')}
      </Button>
    </div>
  )
}
