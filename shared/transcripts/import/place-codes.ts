import { ImportRefusal } from '../../exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../exchange/limits.ts'
import type { ReadingMeter } from '../../exchange/reading-meter.ts'
import type { CodeCollector, FoundCode, RawCode } from './found-codes.ts'

/** Places codes below others as a list shows it. */
export interface CodePlacer {
  /** Adds the last name of a path below the others, which are made where they are not there yet. */
  at(parent: FoundCode | null, path: readonly string[], raw: Omit<RawCode, 'name'>): FoundCode | null
  /** Adds a code below the last one that stands less deep. */
  indented(depth: number, path: readonly string[], raw: Omit<RawCode, 'name'>): FoundCode | null
}

export function createPlacer(collector: CodeCollector, meter: ReadingMeter): CodePlacer {
  const open: { depth: number; code: FoundCode; level: number }[] = []

  const at: CodePlacer['at'] = (parent, path, raw) => {
    if (path.length > IMPORT_LIMITS.depth) throw new ImportRefusal('too_deep')
    let above = parent
    for (const name of path.slice(0, -1)) above = collector.findOrMake(above, name) ?? above
    return collector.add(above, { ...raw, name: path.at(-1) ?? '' })
  }

  return {
    at,
    indented(depth, path, raw) {
      meter.step()
      while (open.length > 0 && (open.at(-1)?.depth ?? 0) >= depth) open.pop()
      const above = open.at(-1)
      const level = (above?.level ?? 0) + path.length
      if (level > IMPORT_LIMITS.depth) throw new ImportRefusal('too_deep')
      const code = at(above?.code ?? null, path, raw)
      if (code) open.push({ depth, code, level })
      return code
    },
  }
}
