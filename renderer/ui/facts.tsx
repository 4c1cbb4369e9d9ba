import type { ReactNode } from 'react'
import styles from './facts.module.css'

interface Fact {
  label: string
  value: ReactNode
}

/** Names and values one below the other. Labels may repeat if the service sent them so. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const rows = facts.map((fact, position) => ({ ...fact, key: `${position}:${fact.label}` }))
  return (
    <dl className={styles.facts}>
      {rows.map(({ key, label, value }) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
