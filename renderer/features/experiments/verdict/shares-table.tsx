import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { baseSize, LEAST_BASE } from '../../../../shared/analysis/base-size.ts'
import type { ArmShares, Share, Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import type { Teller } from '../../../../shared/experiments/verdict/words/teller.ts'
import data from '../../../ui/data-table.module.css'
import { signed } from './signed.ts'
import styles from './verdict.module.css'

interface SharesTableProps {
  verdict: Verdict
  teller: Teller
  /** Id of the item under test. */
  item: string | null
}

/**
 * All arms and runs by option, with their base and each kind of missing answers, and the main comparison in the last
 * row.
 */
export function SharesTable({ verdict, teller, item }: SharesTableProps) {
  const { t } = useTranslation('verdict')
  const { options, arms, comparison } = verdict
  const shown = arms.filter(({ runs }) => runs.length > 0)
  // Kinds of missing answers that do not occur need no column.
  const missing = MISSING.filter((kind) => shown.some((arm) => arm[kind] > 0))
  const cells = shown.flatMap((arm) => [
    ...[arm, ...arm.runs].flatMap(({ shares }) => shares.map((share) => shareText(share, teller))),
    ...missing.map((kind) => missingText(arm[kind], teller)),
  ])
  const bases = shown.flatMap(({ base, runs }) => [base, ...runs.map((run) => run.base)])
  const hasTooFew = bases.some((base) => baseSize(base) === 'too_small')
  const hasSmall = bases.some((base) => baseSize(base) === 'small')
  const names = comparison && { from: teller.name(comparison.move.from), to: teller.name(comparison.move.to) }
  return (
    <section aria-labelledby="verdict-shares" className={styles.section}>
      <h2 id="verdict-shares">{t('table.title')}</h2>
      {comparison && names && (
        <p>
          {t(comparison.differsIn === 'direction' ? 'table.movedTurned' : 'table.moved', {
            ...names,
            points: teller.points(comparison.move.moved),
          })}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keyboard too. */}
      <section className={styles.scrolls} tabIndex={0} aria-label={t('table.label')}>
        <table className={data.table} aria-label={t('table.label')}>
          <thead>
            <tr>
              <th scope="col">{t('table.arm')}</th>
              <th scope="col" className={data.number}>
                {t('table.base')}
              </th>
              {options.map((option) => (
                <th key={option} scope="col" className={`${data.number} ${styles.option}`}>
                  {option.trim() === '' ? teller.option(option) : option}
                </th>
              ))}
              {missing.map((kind) => (
                <th key={kind} scope="col" className={data.number}>
                  {t(`table.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((arm) => (
              <ArmRows key={arm.arm} arm={arm} missing={missing} teller={teller} item={item} />
            ))}
          </tbody>
          {comparison && names && comparison.differsIn !== 'direction' && (
            <tfoot>
              <tr>
                <th scope="row">{t('table.gain', names)}</th>
                <td />
                {options.map((option, at) => (
                  <td key={option} className={data.number}>
                    {signed(comparison.move.options[at] ?? 0, teller)}
                  </td>
                ))}
                {missing.length > 0 && <td colSpan={missing.length} />}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      <p className={styles.quiet}>
        {cells.includes('–') && t('table.zero')} {cells.includes('*') && t('table.nearly')}{' '}
        {t('table.points')} {hasTooFew && t('table.tooFew', { least: LEAST_BASE })}{' '}
        {hasSmall && t('table.small')}
      </p>
    </section>
  )
}

const MISSING = ['blank', 'unread', 'missing'] as const

interface ArmRowsProps {
  arm: ArmShares
  missing: readonly (typeof MISSING)[number][]
  teller: Teller
  item: string | null
}

function ArmRows({ arm, missing, teller, item }: ArmRowsProps) {
  const { t } = useTranslation('verdict')
  return (
    <Fragment>
      <tr className={styles.arm}>
        <th scope="row">{teller.name(arm.arm)}</th>
        <Cells base={arm.base} shares={arm.shares} teller={teller} />
        {missing.map((kind) => (
          <td key={kind} className={data.number}>
            {missingText(arm[kind], teller)}
          </td>
        ))}
      </tr>
      {arm.runs.map(({ runId, repeat, base, shares }) => (
        <tr key={runId}>
          <th scope="row" className={styles.runName}>
            <Link to="/runs/$runId" params={{ runId }} search={item === null ? {} : { item }}>
              {t('table.run', { arm: teller.name(arm.arm), number: repeat })}
            </Link>
          </th>
          <Cells base={base} shares={shares} teller={teller} />
          {missing.length > 0 && <td colSpan={missing.length} />}
        </tr>
      ))}
    </Fragment>
  )
}

function Cells({ base, shares, teller }: { base: number; shares: readonly Share[]; teller: Teller }) {
  const mark = baseSize(base) === 'small' ? ' †' : ''
  // Options are identified by their position.
  const cells = shares.map((share, option) => ({ option, share }))
  return (
    <>
      <td className={data.number}>
        {teller.number(base)}
        {mark}
      </td>
      {cells.map(({ option, share }) => (
        <td key={option} className={data.number}>
          {shareText(share, teller)}
        </td>
      ))}
    </>
  )
}

/** How many answers are missing; "–" is zero. */
function missingText(count: number, teller: Teller): string {
  return count === 0 ? '–' : teller.number(count)
}

/** "–" is zero, "*" more than zero and under 0.5 %; a count where the base is too small for percentages. */
function shareText({ count, percent }: Share, teller: Teller): string {
  if (count === 0) return '–'
  if (percent === null) return teller.number(count)
  return percent === 0 ? '*' : teller.percent(percent)
}
