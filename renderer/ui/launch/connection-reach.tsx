import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Connection } from '../../../shared/models/connection.ts'
import { api } from '../../lib/api.ts'
import { useAfterPointer } from '../../lib/use-after-pointer.ts'
import { useConnectionStatus } from '../../lib/use-connections.ts'
import { ProblemNotice } from '../problem-notice.tsx'
import styles from './launch.module.css'

/**
 * Says before a launch that the connection's service does not reply, or rejects the key. It shows at once what earlier
 * calls found, then the result of a call that is made when the dialog opens. Nothing waits for that call, and a launch
 * stays possible: the run waits in the queue. The practice service is part of Sonde, and is not called.
 */
export function ConnectionReach({ connection }: { connection: Connection }) {
  const { t } = useTranslation('launch')
  const status = useConnectionStatus(connection.id)
  const check = useQuery(
    api.connections.check.queryOptions({
      input: { id: connection.id },
      enabled: !connection.practice,
      retry: false,
      // Not cached: opening the dialog again makes another call.
      gcTime: 0,
    }),
  )
  const fails = status?.reach === 'unreachable' || status?.reach === 'refused'
  const problem = useAfterPointer(fails ? status.problem : null)
  if (problem === null) return null
  // A request that certainly was not sent is tried again for as long as needed; any other failure may end the run.
  const waits = problem.unsent === true || problem.cause === 'offline'
  return (
    <div>
      <ProblemNotice problem={problem} onRetry={() => void check.refetch()} />
      {waits && <p className={styles.waits}>{t('waitsForService', { address: connection.baseUrl })}</p>}
    </div>
  )
}
