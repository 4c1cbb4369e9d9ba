import { useTranslation } from 'react-i18next'
import { useConnections } from '../../lib/use-connections.ts'

/** The name of a connection; "" until it is loaded. */
export function useConnectionName(id: string): string {
  const { t } = useTranslation('desk')
  const connection = useConnections()?.find((each) => each.id === id)
  if (!connection) return ''
  return connection.practice ? t('practiceName') : connection.name
}
