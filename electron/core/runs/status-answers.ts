import { createHash } from 'node:crypto'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { Answers } from '../outcomes/answers.ts'

/**
 * Keeps the replies to polls. Of replies in a row that differ only in numbers and times, it keeps the first and the
 * newest.
 */
export interface StatusAnswers {
  /** `word`: the status that was read from the reply. `after` is called when a reply that had to wait is on disk. */
  keep(runId: string, word: string | null, text: ReceivedText, after: () => void): void
}

/** A text that is longer is compared with its numbers. In UTF-16 code units. */
const LONGEST = 1_000_000

interface Newest {
  id: string
  /** Digest of its text without the numbers. */
  says: string
  /** Whether the reply before it has the same digest, so that this one may be replaced when the next has it too. */
  repeats: boolean
}

export function createStatusAnswers(answers: Answers): StatusAnswers {
  /** The newest reply of each run since Sonde started. After a restart one reply more is kept. */
  const newest = new Map<string, Newest>()
  return {
    keep: (runId, word, text, after) => {
      const before = newest.get(runId)
      const says = digest(word, text)
      const repeats = before?.says === says
      const instead = repeats && before.repeats ? { instead: before.id } : {}
      const id = answers.keep({ subjectId: runId, kind: 'status', text, ...instead }, after)
      if (id !== before?.id) newest.set(runId, { id, says, repeats })
    },
  }
}

function digest(word: string | null, text: ReceivedText): string {
  if (typeof text !== 'string') return text.digest
  const said =
    text.length > LONGEST ? text : text.replaceAll(/[\w+-]+/g, (token) => (/\d/.test(token) ? '0' : token))
  return createHash('sha256').update(`${word}\n${said}`).digest('base64')
}
