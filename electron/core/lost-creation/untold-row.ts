import type { ListedRecord } from '../../service/service-api.ts'

/** A row of which nothing but the id is known. */
export function untoldRow(id: string): ListedRecord {
  return {
    id,
    title: null,
    toldTitle: null,
    status: null,
    createdAt: null,
    createdTold: null,
    content: { context: null, personas: null, questionCount: null, questions: null },
    raw: '',
  }
}
