import { EventPublisher } from '@orpc/server'
import type { ConnectionStatus } from '../../../shared/models/connection.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { HeardAnswer } from '../../service/call/heard-answer.ts'

/** What the core tells its subscribers. A page that is late loses the oldest events first, never the newest. */
interface HubEvents {
  run: Run
  /** The id of a run whose answers were read anew. */
  readAgain: string
  /** The id of a focus session of which something changed. */
  focus: string
  connections: ConnectionStatus[]
  /** Something of the item bank changed. */
  itemBank: 'changed'
  /** What came of a request to a connection's service. */
  heard: { connectionId: string; heard: HeardAnswer }
  /** The id of a connection that has a new key. */
  keySaved: string
  /** The id of a connection that is no more. */
  connectionRemoved: string
}

export type Hub = EventPublisher<HubEvents>

/** Events a slow subscriber may fall behind before the oldest are dropped. */
const BUFFER = 10_000

export function createHub(): Hub {
  return new EventPublisher<HubEvents>({ maxBufferedEvents: BUFFER })
}
