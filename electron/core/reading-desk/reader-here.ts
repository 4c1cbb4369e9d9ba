import { SondeError } from '../../../shared/models/sonde-error.ts'
import { createDeskWork, readResultsText } from '../../service/desk/desk-work.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ReadingPort } from '../ports.ts'

/** Reads in this very thread: for programs that show no page, and for tests. */
export function createReaderHere(payloads: Storage['payloads']): ReadingPort {
  const work = createDeskWork()
  const textOf = ({ id, text }: { id: string; text: string | null }): string => {
    const stored = text ?? payloads.text(id)
    if (stored === null) throw new SondeError('MISSING')
    return stored
  }
  return {
    desk: async (payload, task) => work.carryOut(payload.id, task, () => textOf(payload)),
    results: async (payload, task) => readResultsText(textOf(payload), task),
  }
}
