import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type {
  CalibrationMove,
  CalibrationVerdict,
  ControlOutcome,
  TwinOutcome,
} from '../../../../shared/experiments/calibration/calibration-verdict.ts'
import { judgeCalibration } from '../../../../shared/experiments/calibration/judge-calibration.ts'
import { noneShown } from '../../../../shared/experiments/calibration/none-shown.ts'
import { tellCutShortRuns } from '../../../../shared/experiments/calibration/words/tell-cut-short-runs.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../../shared/models/experiment-evidence.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { PracticeTag } from '../../../ui/practice-tag.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { AskedItem } from '../asked-item.tsx'
import { PlanChanged } from '../plan-changed.tsx'
import styles from './calibration.module.css'
import { useSignNames } from './use-sign-names.ts'

interface CalibrationResultProps {
  experiment: Experiment
  evidence: ExperimentEvidence
  /** Whether its runs are practice. */
  practice?: boolean
}

/** The result of a calibration: one sentence with its limits, then each item with its twin. */
export function CalibrationResult({ experiment, evidence, practice = false }: CalibrationResultProps) {
  const { t } = useTranslation('calibration')
  const { plan } = experiment
  const language = useLanguage()
  const verdict = judgeCalibration(experiment, evidence)
  const hasAdded = evidence.runs.some(({ extension }) => extension > 0)
  return (
    <section className={styles.result} aria-labelledby="calibration-result">
      <h2 id="calibration-result">{t('result.heading')}</h2>
      {practice && <PracticeTag />}
      {/* First of all: where the plan was changed, what follows no longer answers it. */}
      {evidence.planChanged && <PlanChanged plan={plan} />}
      <Sentence verdict={verdict} />
      <p className={styles.about}>{t('result.about')}</p>
      {tellCutShortRuns(plan, evidence, language).map((line) => (
        <p key={line} className={styles.limits}>
          {line}
        </p>
      ))}
      {hasAdded && <p className={styles.limits}>{t('result.added')}</p>}
      <SyntheticNotice />
      {plan.draft.questions.map((item, at) => (
        <ItemResult
          key={item.id}
          item={item}
          number={at + 1}
          asked={plan.twins.find((twin) => twin.item === item.id)?.question}
          twin={verdict.twins.find((twin) => twin.item === item.id)}
          control={verdict.controlOutcomes.find((control) => control.item === item.id)}
        />
      ))}
    </section>
  )
}

function Sentence({ verdict }: { verdict: CalibrationVerdict }) {
  const { t } = useTranslation('calibration')
  const { conclusion, planted, shown, controls, marked } = verdict
  if (conclusion === 'waiting') return <p className={styles.sentence}>{t('result.waiting')}</p>
  if (conclusion === 'unknown')
    return <p className={styles.sentence}>{t('result.unknown', { least: LEAST_BASE })}</p>
  return (
    <>
      <p className={styles.sentence}>{t('result.sentence', { count: planted, shown, controls, marked })}</p>
      <p className={styles.limits}>{t(`result.${conclusion}`, noneShown(verdict))}</p>
    </>
  )
}

interface ItemResultProps {
  item: Question
  number: number
  /** The twin as the experiment asked it. */
  asked: Question | undefined
  twin: TwinOutcome | undefined
  control: ControlOutcome | undefined
}

function ItemResult({ item, number, asked, twin, control }: ItemResultProps) {
  const { t } = useTranslation('calibration')
  const signNames = useSignNames()
  const signsOf = (signs: readonly string[]) =>
    signs.length === 0 ? t('result.noSigns') : t('result.signs', { signs: signNames(signs) })
  return (
    <section className={styles.item} aria-labelledby={`result-${item.id}`}>
      <div className={styles.head}>
        <h3 id={`result-${item.id}`}>{t('twins.item', { number })}</h3>
      </div>
      <dl className={styles.outcomes}>
        <dt>{t('result.control')}</dt>
        <dd>
          <AskedItem question={item} />
          {control && (
            <>
              <p className={styles.state}>{t(`result.state.${control.state}`)}</p>
              <Moved move={control.move} words="repeated" />
              <p className={styles.quiet}>{signsOf(control.signs)}</p>
            </>
          )}
        </dd>
        {twin && asked && (
          <>
            <dt>{t('result.twin')}</dt>
            <dd>
              <AskedItem question={asked} />
              <p className={styles.state}>
                {t(`defect.${twin.defect}`)} – {t(`result.state.${twin.state}`)}
              </p>
              <Moved move={twin.move} words="moved" />
              <p className={styles.quiet}>{signsOf(twin.signs)}</p>
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

function Moved({ move, words }: { move: CalibrationMove | null; words: 'moved' | 'repeated' }) {
  const { t } = useTranslation('calibration')
  const language = useLanguage()
  if (!move) return null
  const { moved, floor, bases, bySides } = move
  const [from, to] = [formatNumber(bases.from, language), formatNumber(bases.to, language)]
  return (
    <>
      <p>{t(`result.${words}`, { moved, floor, from, to })}</p>
      {bySides && <p className={styles.quiet}>{t('result.bySides')}</p>}
    </>
  )
}
