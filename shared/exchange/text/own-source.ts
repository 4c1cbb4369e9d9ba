import { lineRoleOf } from '../source-lines.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'

/** A line that is part of the questionnaire: what it is, and its text without what Sonde wrote before it. */
export type OwnPart = Pick<PlacedPart, 'role' | 'text'>

/**
 * The lines of a file that Sonde wrote, each taken for exactly what it is; null: no part of the questionnaire. Empty
 * lines are counted before those that have words.
 */
export function ownSource(lines: readonly string[], parts: readonly (OwnPart | null)[]): PlacedLine[] {
  const source: PlacedLine[] = []
  let gap = 0
  lines.forEach((text, index) => {
    if (text === '') {
      gap += 1
      return
    }
    const own = parts[index]
    const placed = ownLine(text, own?.role ?? 'left_out', own?.text ?? text)
    source.push({ ...placed, parts: own ? [{ ...own, at: source.length, gap, isExact: true }] : [] })
    gap = 0
  })
  return source
}

/** A line of which `bare` is without what Sonde wrote before it. */
function ownLine(text: string, form: string, bare: string): PlacedLine {
  const words = bare === '' ? text : bare
  const start = text.length - words.length
  return {
    text,
    form,
    parts: [],
    more: words,
    as: (role) => [{ at: 0, role: lineRoleOf(role), text: words, isExact: true }],
    stretch(from, to) {
      const part = text.slice(from, to).trim()
      return ownLine(part, `${form}|part`, text.slice(Math.max(from, start), to).trim())
    },
    goingOn: (more) => ownLine(`${text} ${more}`, `${form}|joined`, `${words} ${more}`),
  }
}
