import { isSource } from './instruction.ts'
import type { OutlineLine } from './outline-line.ts'

/**
 * If nothing is numbered and some lines are bold, these are the stems; a bold line that asks nothing and is followed by
 * another bold line is a heading. Without such a pattern, or if other lines ask questions too, the text stays as it is.
 */
export function strongStems(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const plain = lines.filter((line) => line !== null && !line.role && !line.fixed)
  const strong = plain.filter((line) => line?.strong && !line.marker)
  const isPattern = strong.length > 1 || strong.some((line) => line?.text.endsWith('?'))
  const asksElsewhere = plain.some((line) => line && !line.strong && !line.marker && line.text.endsWith('?'))
  if (!isPattern || asksElsewhere) return [...lines]
  return lines.map((line, at) => {
    if (!line?.strong || line.role || line.marker || line.fixed || isSource(line.text)) return line
    const next = following(lines, at)
    const isHeading =
      !line.hasBlank && !/[?:.…]$/.test(line.text) && (next?.strong === true || next?.role === 'stem')
    return { ...line, role: isHeading ? (at === 0 ? 'title' : 'section') : 'stem' }
  })
}

/** The next line that is not empty. */
function following(lines: readonly (OutlineLine | null)[], at: number): OutlineLine | null {
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]
    if (line) return line
  }
  return null
}
