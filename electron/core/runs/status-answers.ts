import { createHash } from 'node:crypto'
import type { ReceivedText } from '../../../shared/models/received-text.ts'
import type { Answers } from '../outcomes/answers.ts'

/** Keeps the answers to looks at runs: of those that say the same but for numbers and times, the first and the newest. */
export interface StatusAnswers {
  /** `word`: the status as read from it. `after` is called when an answer that had to wait is on disk. */
  keep(runId: string, word: string | null, text: ReceivedText, after: () => void): void
}

/** In a longer text nobody looks for numbers; it counts as another answer. In UTF-16 code units. */
const LONGEST = 1_000_000

interface Newest {
  id: string
  /** What it says but for numbers, as a digest. */
  says: string
  /** Whether the one before it says the same, so that it may go when the next one does too. */
  repeats: boolean
}

export function createStatusAnswers(answers: Answers): StatusAnswers {
  /** The newest of each run since Sonde started; without it an answer more is kept. */
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
