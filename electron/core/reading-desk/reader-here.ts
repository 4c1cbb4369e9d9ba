import { textOf } from '../../../shared/models/received-text.ts'
import { SondeError } from '../../../shared/models/sonde-error.ts'
import { createDeskWork, readResultsText } from '../../service/desk/desk-work.ts'
import type { Storage } from '../../storage/storage.ts'
import type { PayloadToRead, ReadingPort } from '../ports.ts'

/** Reads on the calling thread: for programs that show no page, and for tests. */
export function createReaderHere(payloads: Storage['payloads']): ReadingPort {
  const work = createDeskWork()
  const wholeOf = ({ id, text }: PayloadToRead): string => {
    const stored = text === null ? payloads.text(id) : textOf(text)
    if (stored === null) throw new SondeError('MISSING')
    return stored
  }
  return {
    desk: async (payload, task) => work.carryOut(payload.id, task, () => wholeOf(payload)),
    results: async (payload, task) => readResultsText(wholeOf(payload), task),
  }
}
