import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OddItem } from '../../../../shared/exchange/odd-items.ts'
import styles from './repair.module.css'
import { useOddWords } from './use-odd-words.ts'

interface OddBarProps {
  odd: readonly OddItem[]
  /** What is odd about the current line; null for nothing. */
  here: OddItem | null
  onGo: (step: 1 | -1) => void
  /** Confirms that the current line is what it is. */
  onKeep: () => void
}

/** How many lines are left to check, the way from one to the next, and why the current one is odd. */
export function OddBar({ odd, here, onGo, onKeep }: OddBarProps) {
  const { t } = useTranslation('exchange')
  const oddWords = useOddWords()
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
      {here && (
        <>
          <span className={styles.why}>{oddWords(here)}</span>
          <Button variant="subtle" size="xs" aria-keyshortcuts="K" onClick={onKeep}>
            {t('repair.keep')}
            <span className={styles.key} aria-hidden="true">
              K
            </span>
          </Button>
        </>
      )}
    </div>
  )
}
