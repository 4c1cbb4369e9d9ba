import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import { ItemSign } from './item-sign.tsx'
import styles from './signs.module.css'

interface ItemSignsProps {
  run: Run
  question: Question
  position: number
  answers: readonly Answer[]
  marked: MarkedRun | null
}

/** What is suspect in the open item, what the checker said beside it, what one run cannot show, and the way to fix it. */
export function ItemSigns({ run, question, position, answers, marked }: ItemSignsProps) {
  const { t } = useTranslation('diagnosis')
  const diagnosis = marked?.diagnosis.items[position]
  const marks = marked?.marks[position]
  const sign = { runId: run.id, question, answers }
  return (
    <section aria-labelledby="signs-title">
      <h2 id="signs-title">{t('marks')}</h2>
      {!diagnosis && <p>{t('line.waiting')}</p>}
      {diagnosis && diagnosis.state !== 'judged' && (
        <p>{t(`state.${diagnosis.state}`, { least: LEAST_BASE })}</p>
      )}
      {/* Where the checker has nothing to say either, what stands below says both. */}
      {diagnosis?.state === 'judged' && marks?.open.length === 0 && diagnosis.wording !== 'neither' && (
        <p>{t('noMarks')}</p>
      )}
      {marks && marks.open.length > 0 && (
        <ul className={styles.signs}>
          {marks.open.map((mark) => (
            <ItemSign key={mark.key} mark={mark} {...sign} />
          ))}
        </ul>
      )}
      {diagnosis && <p className={styles.beside}>{t(`beside.${diagnosis.wording}`)}</p>}
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden="true" />}
        renderRoot={(props) => (
          <Link
            to="/surveys/$surveyId/revise/$runId"
            params={{ surveyId: run.surveyId, runId: run.id }}
            search={{ item: question.id, fix: true }}
            {...props}
          />
        )}
      >
        {t('fix')}
      </Button>
      {marks && marks.dismissed.length > 0 && (
        <details className={styles.dismissed}>
          <summary>{t('dismissed', { count: marks.dismissed.length })}</summary>
          <ul className={styles.signs}>
            {marks.dismissed.map((mark) => (
              <ItemSign key={mark.key} mark={mark} {...sign} />
            ))}
          </ul>
        </details>
      )}
      {diagnosis?.unknowable.map((what) => (
        <p key={what} className={styles.quiet}>
          {t(`unknowable.${what}`)}
        </p>
      ))}
    </section>
  )
}
