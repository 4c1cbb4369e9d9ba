import { isSameText, type ReceivedText, textOf } from '../../../shared/models/received-text.ts'
import type { RawPayload } from '../../../shared/models/results.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import type { NewPayload } from '../../storage/payload-store.ts'
import type { CorePorts } from '../ports.ts'
import { keepingOf } from './keeping.ts'
import type { Unwritten } from './unwritten.ts'

/** Payloads: on disk, or in memory as long as the disk refuses them. */
export interface Answers {
  /**
   * Keeps a payload of a run or session, and returns its id; where it repeats the newest of its kind exactly, that
   * one's id. `after` is called when a payload that had to wait is on disk. `instead` names a payload to be removed
   * when this one is stored.
   */
  keep(
    answer: { subjectId: string; kind: string; text: ReceivedText; instead?: string },
    after: () => void,
  ): string
  /** To be called before a large payload is kept: writes it a part at a time, so that keeping it is fast. */
  prepare(text: ReceivedText): Promise<void>
  /** Newest first. */
  list(subjectId: string, kind?: string): RawPayload[]
  /** Throws MISSING. */
  text(id: string): string
  /** The text of a payload that is in memory only; null for any other payload. */
  unsavedText(id: string): ReceivedText | null
  /** Whether a payload is in memory only. */
  waits(id: string): boolean
  /** Whether a payload of that kind is in memory only. */
  holds(subjectId: string, kind: string): boolean
}

export function createAnswers(
  { storage, clock, newId }: Pick<CorePorts, 'storage' | 'clock' | 'newId'>,
  unwritten: Unwritten,
): Answers {
  /** Payloads that wait for the disk, oldest first, by the key under which their write waits. */
  const inMemory = new Map<string, NewPayload>()

  function waiting(subjectId: string, kind?: string): NewPayload[] {
    return [...inMemory.values()]
      .filter((answer) => answer.subjectId === subjectId && (kind === undefined || answer.kind === kind))
      .reverse()
  }

  function heldAs(id: string): ReceivedText | null {
    return [...inMemory.values()].find((answer) => answer.id === id)?.text ?? null
  }

  /** The id of the newest stored payload of its kind, where it is exactly the same. */
  function storedRepeat({ subjectId, kind, text }: NewPayload): string | null {
    try {
      const newest = storage.payloads.list(subjectId, kind)[0]
      // Large payloads are not compared here: the store recognises a repeat when it is written.
      return typeof text === 'string' && newest && storage.payloads.text(newest.id) === text
        ? newest.id
        : null
    } catch {
      // The disk cannot be read either.
      return null
    }
  }

  return {
    keep: ({ subjectId, kind, text, instead }, after) => {
      const same = waiting(subjectId, kind)[0]
      if (same && isSameText(same.text, text)) return same.id
      const keeping = keepingOf(kind)
      const answer: NewPayload = {
        ...{ id: newId(), subjectId, kind, text, receivedAt: clock.now() },
        ...(keeping && { keeping }),
        ...(instead !== undefined && { instead }),
      }
      // For kinds that are kept only for a while, the newest one is enough in memory.
      const key = keeping ? `answer ${subjectId} ${kind}` : `answer ${answer.id}`
      let kept = answer.id
      inMemory.delete(key)
      inMemory.set(key, answer)
      unwritten.keep({
        subjectId,
        key,
        mayBeLost: keeping !== null,
        write: () => {
          kept = storage.payloads.add(answer)
        },
        done: (waited) => {
          inMemory.delete(key)
          if (waited) after()
        },
      })
      if (!inMemory.has(key)) return kept
      const repeated = storedRepeat(answer)
      if (repeated === null) return kept
      unwritten.drop(key)
      inMemory.delete(key)
      return repeated
    },
    list: (subjectId, kind) => [
      ...waiting(subjectId, kind).map(toRawPayload),
      ...storage.payloads.list(subjectId, kind),
    ],
    prepare: (text) => storage.payloads.prepare(text),
    unsavedText: heldAs,
    waits: (id) => heldAs(id) !== null,
    holds: (subjectId, kind) => waiting(subjectId, kind).length > 0,
    text: (id) => {
      const held = heldAs(id)
      const text = held === null ? storage.payloads.text(id) : textOf(held)
      if (text === null) throw new SondeError('MISSING')
      return text
    },
  }
}

function toRawPayload({ id, kind, receivedAt, text }: NewPayload): RawPayload {
  return { id, kind, receivedAt, length: text.length }
}
