import { carriesMark } from '../../../shared/models/mark.ts'
import type { ListedRecord } from '../../service/service-api.ts'

/** Whether a row carries the mark, in its title or in any other member. */
export function isMarked({ toldTitle, raw }: ListedRecord, mark: string): boolean {
  return (toldTitle !== null && carriesMark(toldTitle, mark)) || carriesMark(raw, mark)
}
