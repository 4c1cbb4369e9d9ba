import type { ComparedLine } from './compare-texts.ts'

/**
 * Either lines to show (`hidden` is 0), or the number of hidden lines that are equal in both texts (`lines` is empty).
 */
export interface ComparedPart {
  lines: ComparedLine[]
  hidden: number
}

/** Hides long runs of equal lines, except `around` lines before and after each change. */
export function foldSame(lines: readonly ComparedLine[], around = 2): ComparedPart[] {
  const shown = new Uint8Array(lines.length)
  for (const [at, { kind }] of lines.entries()) {
    if (kind !== 'same') shown.fill(1, Math.max(0, at - around), at + around + 1)
  }
  const parts: ComparedPart[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from
    while (to < lines.length && shown[to] === shown[from]) to += 1
    // A single line is never hidden: saying so would take as much room.
    const isHidden = shown[from] === 0 && to - from > 1
    const last = parts.at(-1)
    if (isHidden) parts.push({ lines: [], hidden: to - from })
    else if (last && last.hidden === 0) last.lines.push(...lines.slice(from, to))
    else parts.push({ lines: lines.slice(from, to), hidden: 0 })
    from = to
  }
  return parts
}
