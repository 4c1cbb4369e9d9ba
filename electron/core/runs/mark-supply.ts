import { createHash } from 'node:crypto'
import { isMark, MARK_CHARACTERS, MARK_LENGTH } from '../../../shared/models/mark.ts'

/** Marks for what is to be created, none of which any run or focus session here has had. */
export interface MarkSupply {
  /** The mark that the next creation of this subject will have: the same until it is taken. */
  next(subjectId: string): string
  /** Gives it out; the next one of the subject is another. */
  take(subjectId: string): string
  /**
   * Whether what has this mark was launched since the store is in use, or was looked for at the service since. A run that
   * waits to be sent from before may have been created all the same: a copy of the folder may have been put back.
   */
  isFresh(mark: string): boolean
  /** It was looked for at the service, and is not there. */
  vouch(mark: string): void
  /** Forgets what was promised and what is fresh: the store is another one now. */
  reset(): void
}

interface SupplyParts {
  newId: () => string
  /** Whether a run or a focus session here has had this mark. */
  isTaken: (mark: string) => boolean
}

export function createMarkSupply({ newId, isTaken }: SupplyParts): MarkSupply {
  const promised = new Map<string, string>()
  const fresh = new Set<string>()

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
      fresh.add(mark)
      return mark
    },
    isFresh: (mark) => fresh.has(mark),
    vouch: (mark) => void fresh.add(mark),
    reset: () => {
      promised.clear()
      fresh.clear()
    },
  }
}
