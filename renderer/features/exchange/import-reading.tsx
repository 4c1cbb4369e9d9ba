import { Button, Group, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ReadingProgress } from '../../../shared/exchange/reading-meter.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import styles from './exchange.module.css'

interface ImportReadingProps {
  /** The name of the file; empty for a pasted text. */
  name: string
  progress: ReadingProgress
  onStop: () => void
}

/** Shows the progress of the reading, with a button that stops it. The total is known only at the end of a file. */
export function ImportReading({ name, progress, onStop }: ImportReadingProps) {
  const { t } = useTranslation('exchange')
  const language = useLanguage()
  const title = name === '' ? t('reading.text') : t('reading.file', { name })
  return (
    <div className={styles.reading}>
      <span role="status">{title}</span>
      <Progress.Root size={8} role="progressbar" aria-label={title}>
        <Progress.Section value={100} animated withAria={false} />
      </Progress.Root>
      <Group justify="space-between">
        <span className="caption tabular">
          {[
            t('reading.elements', { count: progress.read, number: formatNumber(progress.read, language) }),
            t('reading.questions', {
              count: progress.questions,
              number: formatNumber(progress.questions, language),
            }),
          ].join(' · ')}
        </span>
        <Button variant="default" size="xs" onClick={onStop}>
          {t('reading.stop')}
        </Button>
      </Group>
    </div>
  )
}
