import { connectionStyle } from '../lib/connection-colour.ts'
import { useConnections } from '../lib/use-connections.ts'
import styles from './connection-tag.module.css'
import { PracticeTag } from './practice-tag.tsx'

interface ConnectionTagProps {
  /** As stored with a run or a session; the connection itself may no longer exist. */
  connectionId: string | null
  connectionName: string | null
  practice: boolean
}

/** Says which connection something belongs to: practice in amber, a live service by its own colour and name. */
export function ConnectionTag({ practice, ...connection }: ConnectionTagProps) {
  return practice ? <PracticeTag /> : <LiveTag {...connection} />
}

function LiveTag({ connectionId, connectionName }: Omit<ConnectionTagProps, 'practice'>) {
  const connection = useConnections()?.find(({ id }) => id === connectionId)
  return (
    <span
      className={styles.live}
      style={connection && connectionStyle(connection)}
      title={connectionName ?? undefined}
    >
      <span className={styles.name}>{connectionName}</span>
    </span>
  )
}
