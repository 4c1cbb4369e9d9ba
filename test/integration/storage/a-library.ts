import type { Storage } from '../../../electron/storage/storage.ts'
import type { SurveyWindow } from '../../../shared/models/survey-list.ts'
import { START } from './a-store.ts'
import { aSurvey } from './samples.ts'

/** Ids of the surveys in a window of the library, in its order. */
export const ids = ({ surveys }: Storage, window: SurveyWindow = {}) =>
  surveys.list(window).rows.map(({ id }) => id)

/** Inserts surveys with these titles by id. Each is created before and changed after the previous one. */
export function fill({ surveys }: Storage, titles: Record<string, string>): void {
  for (const [at, [id, title]] of Object.entries(titles).entries()) {
    surveys.insert({ ...aSurvey(id, { title }), createdAt: START - at, updatedAt: START + at })
  }
}
