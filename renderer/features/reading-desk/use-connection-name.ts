import { useTranslation } from 'react-i18next'
import { useConnections, useIsGone } from '../../lib/use-connections.ts'

/** The name of a connection, or that it was removed; "" until it is loaded. */
export function useConnectionName(id: string): string {
  const { t } = useTranslation('desk')
  const connection = useConnections()?.find((each) => each.id === id)
  const isGone = useIsGone(id)
  if (!connection) return isGone ? t('removedName') : ''
  return connection.practice ? t('practiceName') : connection.name
}
