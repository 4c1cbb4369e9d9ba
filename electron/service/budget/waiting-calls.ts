import type { CallOptions, CallPriority } from '../service-api.ts'

/** The priorities, the highest first. */
export const CALL_ORDER: readonly CallPriority[] = ['person', 'launch', 'poll']

/** What orders the waiting calls of one priority. */
export interface Place {
  /** When the call is late; -Infinity for calls without `lateAfter`, which are late from the start. */
  lateAt: number
  /** Grows with every requested call; a call that is made again keeps its ticket and so its place. */
  ticket: number
}

/** A call that waits for its turn. */
export interface Waiting {
  place: Place
  /** Takes it out of the queue because its turn has come. */
  start(): void
  /** Takes it out of the queue because nobody wants it any more. */
  cancel(): void
}

/** One of them is called once, when a waiting call has left the queue. */
interface Outcome {
  onStart(): void
  onCancel(): void
}

/** The calls of one key that wait for their turn: by priority, and within a priority by which is late first. */
export class WaitingCalls {
  readonly #queues: Record<CallPriority, Waiting[]> = { person: [], launch: [], poll: [] }

  /** Lets a call wait until its turn comes, its signal aborts, or `cancelAll` is called. */
  enter(place: Place, { priority, signal, hurry }: CallOptions, outcome: Outcome): void {
    const queue = this.#queues[priority]
    const insert = (): void => {
      const later = queue.findIndex((other) => isBefore(place, other.place))
      queue.splice(later === -1 ? queue.length : later, 0, waiting)
    }
    const leave = (): void => {
      queue.splice(queue.indexOf(waiting), 1)
      signal?.removeEventListener('abort', cancel)
      hurry?.removeEventListener('abort', advance)
    }
    const advance = (): void => {
      place.lateAt = Number.NEGATIVE_INFINITY
      queue.splice(queue.indexOf(waiting), 1)
      insert()
    }
    const cancel = (): void => {
      leave()
      outcome.onCancel()
    }
    const start = (): void => {
      leave()
      outcome.onStart()
    }
    const waiting: Waiting = { place, start, cancel }
    if (hurry?.aborted) place.lateAt = Number.NEGATIVE_INFINITY
    insert()
    signal?.addEventListener('abort', cancel, { once: true })
    hurry?.addEventListener('abort', advance, { once: true })
  }

  /** The next call of a priority. */
  first(priority: CallPriority): Waiting | undefined {
    return this.#queues[priority][0]
  }

  count(): number {
    return CALL_ORDER.reduce((sum, priority) => sum + this.#queues[priority].length, 0)
  }

  cancelAll(): void {
    for (const priority of CALL_ORDER) for (const waiting of [...this.#queues[priority]]) waiting.cancel()
  }
}

function isBefore(one: Place, other: Place): boolean {
  return one.lateAt === other.lateAt ? one.ticket < other.ticket : one.lateAt < other.lateAt
}
