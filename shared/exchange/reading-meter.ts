import { ImportRefusal } from './import-result.ts'
import { IMPORT_LIMITS, METERED } from './limits.ts'

/** Steps between two looks at the clock. */
const STEPS = 256

/** Counts what one import has taken so far, over all the parts of its file. */
export interface ReadingMeter {
  /** Counts `amount` more. Throws the refusal that belongs to it where that is beyond the bound. */
  add(what: keyof typeof METERED, amount?: number): void
  /** A step of work: now and then it looks at the clock. Throws `took_too_long`. */
  step(): void
}

/** Where an import stands: what it has read, in elements, cells and lines, and the questions that it found. */
export interface ReadingProgress {
  read: number
  questions: number
}

/** What a reader is told about time, and tells about how far it is. */
export interface ReadingWatch {
  /** Whether the import has taken longer than it may. Without it nothing is timed. */
  isOverdue?(): boolean
  /** Called again and again while a file is read. */
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
