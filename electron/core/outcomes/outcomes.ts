import type { Hub } from '../events/hub.ts'
import type { CorePorts } from '../ports.ts'
import { type Answers, createAnswers } from './answers.ts'
import { createUnwritten, type Unwritten } from './unwritten.ts'

/** Keeps what the service replied, even while the disk refuses it. */
export interface Outcomes {
  unwritten: Unwritten
  answers: Answers
  /**
   * The reply to a creation cannot be fetched again, so this makes sure, before the creation is sent, that the disk has
   * room for it. Throws STORAGE where there is none, or where the disk still refuses earlier replies.
   */
  makeRoom(): void
}

export function createOutcomes(
  ports: Pick<CorePorts, 'storage' | 'clock' | 'log' | 'newId'>,
  hub: Hub,
): Outcomes {
  const unwritten = createUnwritten(ports, () => void hub.publish('allWritten', 'changed'))
  return {
    unwritten,
    answers: createAnswers(ports, unwritten),
    makeRoom: () => {
      unwritten.demandAll()
      ports.storage.reserve.hold()
    },
  }
}
