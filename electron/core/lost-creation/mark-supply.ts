import { createHash } from 'node:crypto'
import { isMark, MARK_CHARACTERS, MARK_LENGTH } from '../../../shared/models/mark.ts'

/** Supplies marks for creations. No run or focus session here has had any of them. */
export interface MarkSupply {
  /** The mark that the next creation of this subject will have: the same until it is taken. */
  next(subjectId: string): string
  /** Returns that mark for use; the next one of the subject is another. */
  take(subjectId: string): string
  /** To be called when another store has replaced the one in use: drops the reserved marks. */
  reset(): void
}

interface SupplyParts {
  newId: () => string
  /** Whether a run or a focus session here has had this mark. */
  isTaken: (mark: string) => boolean
}

export function createMarkSupply({ newId, isTaken }: SupplyParts): MarkSupply {
  const promised = new Map<string, string>()

  function makeMark(): string {
    const bytes = createHash('sha256').update(newId())
    const mark = [...bytes.digest().subarray(0, MARK_LENGTH)]
      .map((byte) => MARK_CHARACTERS[byte % MARK_CHARACTERS.length])
      .join('')
    const isFree = isMark(mark) && !isTaken(mark) && ![...promised.values()].includes(mark)
    return isFree ? mark : makeMark()
  }

  function next(subjectId: string): string {
    const mark = promised.get(subjectId) ?? makeMark()
    promised.set(subjectId, mark)
    return mark
  }

  return {
    next,
    take: (subjectId) => {
      const mark = next(subjectId)
      promised.delete(subjectId)
      return mark
    },
    reset: () => promised.clear(),
  }
}
