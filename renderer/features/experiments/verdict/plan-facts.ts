import type { TFunction } from 'i18next'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import type { Experiment } from '../../../../shared/models/experiment.ts'
import { formatMoment } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'

/** The terms of a plan: what is compared, how often and of how many, what counts, and what was added after the launch. */
export function planFacts(
  { plan, extensions }: Pick<Experiment, 'plan' | 'extensions'>,
  teller: Teller,
  t: TFunction<'verdict'>,
  language: Language,
): { label: string; value: string }[] {
  const compared = plan.comparison && {
    from: teller.name(plan.comparison.from),
    to: teller.name(plan.comparison.to),
  }
  return [
    ...(compared ? [{ label: t('plan.comparison'), value: t('plan.compared', compared) }] : []),
    { label: t('plan.personas'), value: teller.number(plan.personas ?? 0) },
    { label: t('plan.runs'), value: teller.number(plan.runs) },
    { label: t('plan.least'), value: teller.points(plan.leastPoints) },
    ...extensions.map(({ at, runs }) => ({
      label: t('plan.added'),
      value: t('plan.addedRuns', { runs: teller.runs(runs), date: formatMoment(at, language) }),
    })),
  ]
}
