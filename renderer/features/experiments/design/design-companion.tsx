import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import { armDraft } from '../../../../shared/experiments/arm-draft.ts'
import { calibrationSight } from '../../../../shared/experiments/calibration/calibration-sight.ts'
import { designSight } from '../../../../shared/experiments/design/design-sight.ts'
import { interleave } from '../../../../shared/experiments/interleave.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useConnections } from '../../../lib/use-connections.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import facts from '../../../ui/facts.module.css'
import { LaunchCost } from '../../../ui/launch/launch-cost.tsx'
import { useArmNames } from '../use-arm-names.ts'
import styles from './design.module.css'
import { isAskedAlone, useEarlierAnswers } from './use-earlier-answers.ts'
import type { ToldProblem } from './use-plan-problems.ts'

interface DesignCompanionProps {
  plan: ExperimentPlan
  problems: readonly ToldProblem[]
}

/**
 * The companion of a plan being written: what it can detect, what prevents its launch, its cost, and the order of the
 * runs.
 */
export function DesignCompanion({ plan, problems }: DesignCompanionProps) {
  return (
    <CompanionBody>
      <Sight plan={plan} />
      <Problems plan={plan} problems={problems} />
      <Cost plan={plan} />
      <LaunchOrder plan={plan} />
    </CompanionBody>
  )
}

/** Number of runs of a wording from which on a permutation test is possible (docs/experiments.md). */
const RUNS_FOR_PERMUTATION = 4

function Sight({ plan }: { plan: ExperimentPlan }) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  const isCalibration = plan.purpose === 'calibration'
  const earlier = useEarlierAnswers(plan)
  const asked = t(isAskedAlone(plan) ? 'sees.alone' : 'sees.among')
  const isEnough = earlier !== null && earlier.base >= LEAST_BASE
  const sight = isCalibration ? calibrationSight(plan) : designSight(plan, isEnough ? earlier.counts : null)
  return (
    <section aria-labelledby="experiment-sees" aria-live="polite">
      <h2 id="experiment-sees">{t('sees.heading')}</h2>
      {sight === null ? (
        <p>{t('sees.nothing')}</p>
      ) : (
        <>
          <p className={styles.sees}>{t('sees.moves', { seen: sight.visible })}</p>
          <p>{t('sees.noise', { noise: sight.floor })}</p>
          <p className={styles.hint}>{t('sees.base', { count: sight.base })}</p>
          {!isCalibration && (
            <p className={styles.hint}>
              {earlier === null
                ? t('sees.even', { asked })
                : isEnough
                  ? t('sees.earlier', {
                      asked,
                      count: earlier.runs,
                      base: formatNumber(earlier.base, language),
                    })
                  : t('sees.few', { asked, count: earlier.base, least: LEAST_BASE })}
            </p>
          )}
          {!isCalibration && (
            <p className={styles.hint}>
              {t(plan.runs < RUNS_FOR_PERMUTATION ? 'sees.noPermutation' : 'sees.permutation')}
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Problems({ plan, problems }: DesignCompanionProps) {
  const { t } = useTranslation('experiments')
  const nameOf = useArmNames(plan.arms)
  const armOf = (id: string | null) => plan.arms.find((arm) => arm.id === id)
  if (problems.length === 0) return <p>{t('problem.none')}</p>
  return (
    <section aria-labelledby="experiment-problems">
      <h2 id="experiment-problems">{t('problem.heading', { count: problems.length })}</h2>
      <ul className={styles.problemList}>
        {problems.map(({ code, arm, problem, words }) => {
          const about = armOf(arm)
          return (
            <li key={`${code} ${arm} ${problem?.code} ${problem?.question} ${problem?.option}`}>
              {about ? t('problem.ofArm', { arm: nameOf(about), problem: words }) : words}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Cost({ plan }: { plan: ExperimentPlan }) {
  const { t } = useTranslation('experiments')
  const language = useLanguage()
  const connection = useConnections()?.find(({ id }) => id === plan.connectionId)
  const total = plan.arms.length * plan.runs
  const items = plan.arms.map((arm) => armDraft(plan, arm).questions.length)
  const answers = items.reduce((sum, count) => sum + count, 0) * plan.runs * (plan.personas ?? 0)
  const number = (value: number) => formatNumber(value, language)
  return (
    <section aria-labelledby="experiment-cost">
      <h2 id="experiment-cost">{t('cost.heading')}</h2>
      <dl className={facts.facts}>
        <dt>{t('cost.runs')}</dt>
        <dd>
          {t('cost.runsOf', {
            total: number(total),
            arms: number(plan.arms.length),
            runs: number(plan.runs),
          })}
        </dd>
        <dt>{t('cost.answers')}</dt>
        <dd>{number(answers)}</dd>
        {connection && (
          <LaunchCost
            connection={connection}
            personas={plan.personas ?? 0}
            questions={Math.max(...items)}
            times={total}
          />
        )}
      </dl>
    </section>
  )
}

/** The order in which the runs are launched: turn by turn, each with all arms. */
function LaunchOrder({ plan }: { plan: ExperimentPlan }) {
  const { t } = useTranslation('experiments')
  const nameOf = useArmNames(plan.arms)
  const places = interleave(
    plan.arms.map(({ id }) => id),
    plan.runs,
  )
  const turns = Map.groupBy(places, ({ repeat }) => repeat)
  const wordsOf = (id: string) => {
    const arm = plan.arms.find((each) => each.id === id)
    return arm ? nameOf(arm) : ''
  }
  return (
    // Its summary can have the focus, so that the pane can be scrolled by keyboard whether it is open or not.
    <details open>
      <summary>{t('order.heading')}</summary>
      <p className={styles.hint}>{t('order.hint')}</p>
      <ol className={styles.order}>
        {[...turns].map(([turn, launches]) => (
          <li key={turn}>{launches.map(({ arm }) => wordsOf(arm)).join(' · ')}</li>
        ))}
      </ol>
    </details>
  )
}
