import { isLoopback } from '../../../shared/models/base-url.ts'
import { type Connection, PRACTICE_CONNECTION_ID } from '../../../shared/models/connection.ts'
import type { PracticePort } from '../ports.ts'

/**
 * The built-in connection. Its key is made anew at every start and lives in memory only. Its account is on the
 * Enterprise plan with admin rights, so that keys and members can be practised too.
 */
export function practiceConnection(practice: PracticePort | null): Connection {
  return {
    id: PRACTICE_CONNECTION_ID,
    name: 'Practice',
    practice: true,
    baseUrl: practice?.baseUrl ?? '',
    plan: 'enterprise',
    colour: 'practice',
    key: practice ? 'session' : 'none',
    marks: true,
    otherPrograms: null,
  }
}

/**
 * Whether an address is that of the practice service, under any name of this machine. Such a connection must not count
 * as live.
 */
export function isPractice(baseUrl: string, practice: PracticePort | null): boolean {
  if (practice === null) return false
  const [one, own] = [new URL(baseUrl), new URL(practice.baseUrl)]
  return isLoopback(one.hostname) && isLoopback(own.hostname) && one.port === own.port
}
