import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Log } from '../ports.ts'
import type { Answers } from './answers.ts'

/** What was asked for when an answer came that could not be read. */
export const UNREAD_OF = ['creation', 'launch', 'status', 'results', 'list', 'session', 'transcript'] as const
export type UnreadOf = (typeof UNREAD_OF)[number]

/**
 * Each kind has its own, so that pages by the hundred for looks never put out what came for the creation.
 */
export function unreadKind(asked: UnreadOf): string {
  return `unread_${asked}`
}

/**
 * Keeps an answer that could not be read beside the run or the session it belongs to. It never throws: what cannot be
 * kept must not hide what became of the call.
 */
export function keepUnread(
  { answers, log }: { answers: Answers; log: Log },
  { subjectId, asked, text }: { subjectId: string; asked: UnreadOf; text: string },
  after: () => void,
): void {
  try {
    answers.keep({ subjectId, kind: unreadKind(asked), text }, after)
  } catch (error) {
    log.error('payload.unread', { code: toProblem(error).code })
  }
}
