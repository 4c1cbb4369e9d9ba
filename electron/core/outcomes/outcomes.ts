import type { CorePorts } from '../ports.ts'
import { type Answers, createAnswers } from './answers.ts'
import { createUnwritten, type Unwritten } from './unwritten.ts'

/** What the service answered, kept whatever the disk does. */
export interface Outcomes {
  unwritten: Unwritten
  answers: Answers
  /**
   * A creation cannot be asked for again: sees to it, before it is sent, that there is room for its answer. Throws STORAGE
   * where there is none, or where the disk refuses what was answered before.
   */
  makeRoom(): void
}

/** `onAllWritten` is called soon after the disk has taken all that had to wait. */
export function createOutcomes(
  ports: Pick<CorePorts, 'storage' | 'clock' | 'log' | 'newId'>,
  onAllWritten: () => void,
): Outcomes {
  const unwritten = createUnwritten(ports, onAllWritten)
  return {
    unwritten,
    answers: createAnswers(ports, unwritten),
    makeRoom: () => {
      unwritten.demandAll()
      ports.storage.reserve.hold()
    },
  }
}
