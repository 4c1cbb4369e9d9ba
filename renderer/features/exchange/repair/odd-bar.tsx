import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OddItem } from '../../../../shared/exchange/odd-items.ts'
import styles from './repair.module.css'

interface OddBarProps {
  odd: readonly OddItem[]
  /** Whether the current line is one of them. */
  isHere: boolean
  onGo: (step: 1 | -1) => void
  /** Confirms that the current line is what it is. */
  onKeep: () => void
}

/** How many lines are left to check, and the way from one to the next; the line itself says why it is odd. */
export function OddBar({ odd, isHere, onGo, onKeep }: OddBarProps) {
  const { t } = useTranslation('exchange')
  const shared = { variant: 'default', size: 'xs', disabled: odd.length === 0 } as const
  return (
    <div className={styles.check}>
      <strong>{odd.length > 0 ? t('repair.check', { count: odd.length }) : t('repair.checkNone')}</strong>
      <span className={styles.steps}>
        <Button
          {...shared}
          leftSection={<IconChevronUp size={14} aria-hidden="true" />}
          aria-keyshortcuts="Shift+N"
          onClick={() => onGo(-1)}
        >
          {t('repair.previous')}
        </Button>
        <Button
          {...shared}
          leftSection={<IconChevronDown size={14} aria-hidden="true" />}
          aria-keyshortcuts="N"
          onClick={() => onGo(1)}
        >
          {t('repair.next')}
          <span className={styles.key} aria-hidden="true">
            N
          </span>
        </Button>
      </span>
      {/* Always there, so that nothing below moves from line to line. */}
      <Button
        variant="subtle"
        size="xs"
        disabled={!isHere}
        title={t('repair.keepWhy')}
        aria-keyshortcuts="K"
        onClick={onKeep}
      >
        {t('repair.keep')}
        <span className={styles.key} aria-hidden="true">
          K
        </span>
      </Button>
    </div>
  )
}
