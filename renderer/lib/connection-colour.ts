import type { CSSProperties } from 'react'
import type { Connection } from '../../shared/models/connection.ts'

/** Sets `--connection` to a connection's colour, amber for practice; the values are in app/tokens.css. */
export function connectionStyle({
  practice,
  colour,
}: Pick<Connection, 'practice' | 'colour'>): CSSProperties {
  const style: Record<`--${string}`, string> = {
    '--connection': `var(--connection-${practice ? 'practice' : colour})`,
  }
  return style
}
