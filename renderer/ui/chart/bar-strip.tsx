import classes from './chart.module.css'

interface BarStripProps {
  /** Counts in the order of the options; null where none was received. */
  counts: readonly (number | null)[]
  /** Number of personas outside of the counts: blank, unread, missing. Hatched at the end. */
  aside: number
}

/**
 * A small picture of an item's answers: its options side by side, as wide as their counts; nothing but its ground where
 * there is nobody. It only adds to words that
 * say the same, and is therefore hidden from assistive technology.
 */
export function BarStrip({ counts, aside }: BarStripProps) {
  const known = counts.flatMap((count) => (count === null ? [] : [count]))
  const total = known.reduce((sum, count) => sum + count, 0) + aside
  if (known.length < counts.length)
    return <div className={`${classes.strip} ${classes.hatched}`} aria-hidden="true" />
  if (total === 0) return <div className={classes.strip} aria-hidden="true" />
  const parts = counts.map((count, option) => ({ option, width: `${(100 * (count ?? 0)) / total}%` }))
  return (
    <div className={classes.strip} aria-hidden="true">
      {parts.map(({ option, width }) => (
        <div key={option} className={classes.part} style={{ width }} />
      ))}
      {aside > 0 && <div className={classes.hatched} style={{ width: `${(100 * aside) / total}%` }} />}
    </div>
  )
}
