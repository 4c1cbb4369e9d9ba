import { useTranslation } from 'react-i18next'
import type { ArmShares, Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import styles from './verdict.module.css'

interface RunStripsProps {
  verdict: Verdict
  teller: Teller
}

/** Where the band of the noise lies, in percent. */
interface Band {
  from: number
  to: number
}

/**
 * All arms and runs on one scale from 0 to 100 %: the share of the option that moved most, with the noise of that share as a band round
 * the arm that is compared with. An ornament beside the table below, which tells the same to who does not see it.
 */
export function RunStrips({ verdict, teller }: RunStripsProps) {
  const { t } = useTranslation('verdict')
  const { comparison, arms, options } = verdict
  const option = comparison?.move.top ?? 0
  const band = bandOf(verdict, option)
  const legend = {
    option: teller.option(options[option] ?? ''),
    floor: teller.points(comparison?.noise.option ?? 0),
    from: teller.name(comparison?.move.from ?? ''),
  }
  return (
    <section aria-labelledby="verdict-strips" className={styles.section}>
      <h2 id="verdict-strips">{t('strips.title')}</h2>
      <p className={styles.quiet}>
        {t('strips.legend', legend)} {band && t('strips.band', legend)}
      </p>
      <div className={styles.strips} aria-hidden="true">
        {arms.map((arm) => (
          <Strip key={arm.arm} arm={arm} option={option} band={band} teller={teller} />
        ))}
        <span />
        <span className={styles.scale}>
          {[0, 25, 50, 75, 100].map((percent) => (
            <span key={percent}>{teller.percent(percent)}</span>
          ))}
        </span>
        <span />
      </div>
    </section>
  )
}

/** None where nothing is judged, or where a contrary statement is compared, whose options stand for each other. */
function bandOf({ comparison, arms }: Verdict, option: number): Band | null {
  const share = arms.find(({ arm }) => arm === comparison?.move.from)?.shares[option]?.percent ?? null
  if (!comparison || share === null || comparison.differsIn === 'direction') return null
  const { option: noise } = comparison.noise
  return { from: Math.max(0, share - noise), to: Math.min(100, share + noise) }
}

interface StripProps {
  arm: ArmShares
  option: number
  band: Band | null
  teller: Teller
}

function Strip({ arm, option, band, teller }: StripProps) {
  const whole = arm.shares[option]?.percent ?? null
  return (
    <>
      <span className={styles.armName}>{teller.name(arm.arm)}</span>
      <span className={styles.track}>
        {band && (
          <span className={styles.band} style={{ left: `${band.from}%`, width: `${band.to - band.from}%` }} />
        )}
        {arm.runs.map(({ runId, shares, extension }) => {
          const percent = shares[option]?.percent ?? null
          // Runs that were added later are not part of the verdict.
          if (percent === null || extension > 0) return null
          return <span key={runId} className={styles.run} style={{ left: `${percent}%` }} />
        })}
        {whole !== null && <span className={styles.whole} style={{ left: `${whole}%` }} />}
      </span>
      <span className={styles.value}>{whole === null ? '' : teller.percent(whole)}</span>
    </>
  )
}
