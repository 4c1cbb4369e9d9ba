import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { Unknowable } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import type { PlanAim } from '../../../../shared/experiments/new-plan.ts'
import type { Question, SurveyDraft } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { BeginExperiment } from '../../../ui/experiments/begin-experiment.tsx'
import type { MarkedRun } from '../diagnosis/use-diagnosis.ts'
import { CalibratedLine } from './calibrated-line.tsx'
import { ItemSign } from './item-sign.tsx'
import styles from './signs.module.css'

interface ItemSignsProps {
  run: Run
  question: Question
  position: number
  answers: readonly Answer[]
  marked: MarkedRun | null
  /** The draft as the run asked it. */
  draft: SurveyDraft
}

/** The aim of an experiment that answers a question that one run leaves open. */
const AIMS: Record<Unknowable, PlanAim> = { end_pull: 'order', agreement: 'agreement' }

/**
 * The marks of the open item, the result of the wording checker, what one run cannot show, and a link to fix the item.
 */
export function ItemSigns({ run, question, position, answers, marked, draft }: ItemSignsProps) {
  const { t } = useTranslation('diagnosis')
  const diagnosis = marked?.diagnosis.items[position]
  const marks = marked?.marks[position]
  /** Whether the line on the wording already says that neither the answers nor the wording show a sign. */
  const saysNothing = marked?.hasWording === true && diagnosis?.wording === 'neither'
  const sign = { runId: run.id, question, answers }
  // An experiment has its own arms for questions that a run leaves open; open-ended answers are not compared.
  const isTestable = run.experiment === null && question.type === 'single_choice'
  const test = (aim: PlanAim) => () => ({
    ...{ draft, item: question.id, aim, connectionId: run.connectionId },
    source: { surveyId: run.surveyId, versionId: run.versionId, runId: run.id },
  })
  return (
    <section aria-labelledby="signs-title">
      <h2 id="signs-title">{t('marks')}</h2>
      {!diagnosis && <p>{t('line.waiting')}</p>}
      {diagnosis && diagnosis.state !== 'judged' && (
        <p>{t(`state.${diagnosis.state}`, { least: LEAST_BASE })}</p>
      )}
      {diagnosis?.state === 'judged' && marks?.open.length === 0 && !saysNothing && <p>{t('noMarks')}</p>}
      {marks && marks.open.length > 0 && (
        <ul className={styles.signs}>
          {marks.open.map((mark) => (
            <ItemSign key={mark.key} mark={mark} {...sign} />
          ))}
        </ul>
      )}
      {/* “Nothing needs a look” would contradict a sign that stands above it, however slight. */}
      {diagnosis && !(diagnosis.wording === 'neither' && marks && marks.open.length > 0) && (
        <p className={styles.beside}>
          {marked.hasWording ? t(`beside.${diagnosis.wording}`) : t('line.noWording')}
        </p>
      )}
      {run.experiment === null && (
        <div className={styles.steps}>
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
          {isTestable && <BeginExperiment beginning={test('wording')} />}
        </div>
      )}
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
      <CalibratedLine connectionId={run.connectionId} />
      {diagnosis?.unknowable.map((what) => (
        <div key={what}>
          <p className={styles.quiet}>{t(`unknowable.${what}`)}</p>
          {isTestable && <BeginExperiment quiet beginning={test(AIMS[what])} />}
        </div>
      ))}
    </section>
  )
}
