import { useTranslation } from 'react-i18next'
import { LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { ArmShares, Comparison, Share, Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import { nameSmallRuns } from '../../../../shared/experiments/verdict/words/tell-runs.ts'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import styles from './verdict.module.css'

interface RunStripsProps {
  verdict: Verdict
  teller: Teller
}

/** The limits of the noise band, in percent. */
interface Band {
  from: number
  to: number
}

/**
 * All arms and runs on one scale from 0 to 100 %, each with its whole distribution. The option that moved most comes
 * first, so that its end marks its share; the noise of that share is shown as a band around the arm compared from.
 * A picture for screen readers, since the table below has its numbers.
 */
export function RunStrips({ verdict, teller }: RunStripsProps) {
  const { t } = useTranslation('verdict')
  const { arms, options } = verdict
  // The options of a contrary statement are turned round before it is compared; and if nothing moved, no option moved
  // most.
  const isShown = verdict.comparison?.differsIn !== 'direction' && verdict.comparison?.move.moved !== 0
  const comparison = isShown ? verdict.comparison : null
  const option = comparison?.move.top ?? 0
  const band = bandOf(comparison, arms, option)
  const order = [option, ...[...options.keys()].filter((at) => at !== option)]
  const barless = arms.flatMap((arm) =>
    arm.base < LEAST_BASE ? [teller.name(arm.arm)] : nameSmallRuns(arm, teller),
  )
  const legend = {
    option: teller.option(options[option] ?? ''),
    floor: teller.points(comparison?.noise.option ?? 0),
    from: teller.name(comparison?.move.from ?? ''),
  }
  return (
    <section aria-labelledby="verdict-strips" className={styles.section}>
      <h2 id="verdict-strips">{t('strips.title')}</h2>
      <p className={styles.quiet}>
        {t(comparison ? 'strips.legend' : 'strips.plain', legend)} {band && t('strips.band', legend)}{' '}
        {barless.length > 0 && t('strips.tooFew', { least: LEAST_BASE, names: teller.list(barless) })}
      </p>
      <div role="img" aria-label={t('strips.picture')}>
        <ol className={styles.options}>
          {order.map((at, place) => (
            <li key={at}>
              <span className={styles.key} data-tone={toneOf(place)}>
                {place + 1}
              </span>
              {options[at]?.trim() || teller.option('')}
            </li>
          ))}
        </ol>
        <div className={styles.strips}>
          {arms.map((arm) => (
            <ArmStrips key={arm.arm} arm={arm} order={order} band={band} teller={teller} />
          ))}
          <span />
          <span className={styles.scale}>
            {[0, 25, 50, 75, 100].map((percent) => (
              <span key={percent}>{teller.percent(percent)}</span>
            ))}
          </span>
          <span />
        </div>
      </div>
    </section>
  )
}

/** Null where no option is compared, or where its share is not known. */
function bandOf(comparison: Comparison | null, arms: readonly ArmShares[], option: number): Band | null {
  const share = arms.find(({ arm }) => arm === comparison?.move.from)?.shares[option]?.percent ?? null
  if (!comparison || share === null) return null
  const { option: noise } = comparison.noise
  return { from: Math.max(0, share - noise), to: Math.min(100, share + noise) }
}

interface ArmStripsProps {
  arm: ArmShares
  /** Positions of the options, the one that moved most first. */
  order: readonly number[]
  band: Band | null
  teller: Teller
}

function ArmStrips({ arm, order, band, teller }: ArmStripsProps) {
  const whole = arm.shares[order[0] ?? 0]?.percent ?? null
  // Runs that were added later are not part of the verdict.
  const runs = arm.runs.filter(({ extension }) => extension === 0)
  return (
    <>
      <span className={styles.armName}>{teller.name(arm.arm)}</span>
      <span className={styles.track}>
        <Strip counts={arm.shares} order={order} isWhole />
        {runs.map(({ runId, shares }) => (
          <Strip key={runId} counts={shares} order={order} />
        ))}
        {band && (
          <span className={styles.band} style={{ left: `${band.from}%`, width: `${band.to - band.from}%` }} />
        )}
      </span>
      <span className={styles.value}>{whole === null ? '' : teller.percent(whole)}</span>
    </>
  )
}

interface StripProps {
  counts: readonly Share[]
  order: readonly number[]
  /** Whether it is an arm's bar, with the numbers of the options, or that of one of its runs. */
  isWhole?: boolean
}

/** A distribution as one bar; null where the base is too small for percentages. */
function Strip({ counts, order, isWhole = false }: StripProps) {
  const base = counts.reduce((sum, { count }) => sum + count, 0)
  if (base === 0 || counts.some(({ percent }) => percent === null)) return null
  return (
    <span className={isWhole ? styles.whole : styles.run}>
      {order.map((at, place) => {
        const share = (100 * (counts[at]?.count ?? 0)) / base
        if (share === 0) return null
        return (
          <span key={at} data-tone={toneOf(place)} style={{ width: `${share}%` }}>
            {isWhole && share >= LEAST_NUMBERED && place + 1}
          </span>
        )
      })}
    </span>
  )
}

/** Narrowest part of a bar that has room for the number of its option. Percent. */
const LEAST_NUMBERED = 4

/** Neighbouring parts differ, and the option that moved most has a tone of its own. */
function toneOf(place: number): 'top' | 'even' | 'odd' {
  if (place === 0) return 'top'
  return place % 2 === 0 ? 'even' : 'odd'
}
