import type { ReceivedText } from '../../../shared/models/received-text.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Log } from '../ports.ts'
import type { Answers } from './answers.ts'
import { type UnparsedOf, unparsedKind } from './unparsed-kinds.ts'

/**
 * Keeps an answer that could not be read beside the run or the session it belongs to. It never throws: what cannot be
 * kept must not hide what became of the call.
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
