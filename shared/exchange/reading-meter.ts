import { ImportRefusal } from './import-result.ts'
import { IMPORT_LIMITS, METERED } from './limits.ts'

/** Number of steps between two checks of the time. */
const STEPS = 256

/** Counts what one import has read so far, over all parts of its file. */
export interface ReadingMeter {
  /** Counts `amount` more. Throws the corresponding refusal where the limit is exceeded. */
  add(what: keyof typeof METERED, amount?: number): void
  /** To be called for each step of work; checks the time now and then. Throws `took_too_long`. */
  step(): void
}

/** Progress of an import. `read`: elements, cells and lines read; `questions`: questions found. */
export interface ReadingProgress {
  read: number
  questions: number
}

/** How a reader learns that it takes too long, and reports its progress. */
export interface ReadingWatch {
  /** Whether the import has taken too long. Absent: no time limit. */
  isOverdue?(): boolean
  /** Called repeatedly while a file is read. */
  onProgress?(progress: ReadingProgress): void
}

export function createReadingMeter({ isOverdue, onProgress }: ReadingWatch): ReadingMeter {
  const taken = new Map<keyof typeof METERED, number>()
  const of = (what: keyof typeof METERED) => taken.get(what) ?? 0
  let steps = 0

  function step(): void {
    steps += 1
    if (steps % STEPS !== 0) return
    if (isOverdue?.()) throw new ImportRefusal('took_too_long')
    onProgress?.({
      read: of('xmlNodes') + of('cells') + of('lines'),
      questions: of('questionsCounted'),
    })
  }

  return {
    add(what, amount = 1) {
      const sum = of(what) + amount
      taken.set(what, sum)
      if (sum > IMPORT_LIMITS[what]) throw new ImportRefusal(METERED[what])
      step()
    },
    step,
  }
}
