import { EventPublisher } from '@orpc/server'
import type { SavedFile } from '../../../shared/contract/app.ts'
import type { ConnectionStatus } from '../../../shared/models/connection.ts'
import type { Run } from '../../../shared/models/run.ts'
import type { HeardAnswer } from '../../service/call/heard-answer.ts'

/** The events that the core publishes. A slow page loses the oldest events first, never the newest. */
interface HubEvents {
  run: Run
  /** The id of a run whose answers were read again. */
  readAgain: string
  /** The id of a focus session that has changed. */
  focus: string
  /** The notes of a focus session that were stored: its id, and their revision. */
  transcriptNotes: { id: string; revision: number }
  connections: ConnectionStatus[]
  /** The item bank has changed. */
  itemBank: 'changed'
  /** The outcome of a request to a connection's service. */
  heard: { connectionId: string; heard: HeardAnswer }
  /** The disk has stored everything that had to wait. */
  allWritten: 'changed'
  /** The id of a connection that has a new key. */
  keySaved: string
  /** The id of a connection that has a new recipe. */
  recipeSaved: string
  /** The person saved a file from the page. */
  savedFile: SavedFile
  /** The id of a connection that was removed. */
  connectionRemoved: string
}

export type Hub = EventPublisher<HubEvents>

/** Events a slow subscriber may fall behind before the oldest are dropped. */
const BUFFER = 10_000

export function createHub(): Hub {
  return new EventPublisher<HubEvents>({ maxBufferedEvents: BUFFER })
}
