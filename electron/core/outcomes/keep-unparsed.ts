import type { ReceivedText } from '../../../shared/models/received-text.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Log } from '../ports.ts'
import type { Answers } from './answers.ts'
import { type UnparsedOf, unparsedKind } from './unparsed-kinds.ts'

/**
 * Keeps an unparsed reply for the run or session to which it belongs. It never throws: the outcome of the call must be
 * reported even where the reply cannot be kept.
 */
export function keepUnparsed(
  { answers, log }: { answers: Answers; log: Log },
  { subjectId, asked, text }: { subjectId: string; asked: UnparsedOf; text: ReceivedText },
  after: () => void,
): void {
  try {
    answers.keep({ subjectId, kind: unparsedKind(asked), text }, after)
  } catch (error) {
    log.error('payload.unparsed', { code: toProblem(error).code })
  }
}
