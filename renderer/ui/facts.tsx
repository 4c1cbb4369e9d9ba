import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Fact {
  label: string
  value: ReactNode
}

/** Characters. Texts longer than this get a line of their own in a narrow pane. */
const LONG = 40

/** Names and values one below the other. Labels may repeat if the service sent them so. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const rows = facts.map((fact, position) => ({ ...fact, key: `${position}:${fact.label}` }))
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, label, value }) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt data-long={isLong(value) || undefined}>{label}</dt>
          <dd data-long={isLong(value) || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > LONG
}
