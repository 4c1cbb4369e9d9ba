const SEPARATORS = ['\t', ';', ',']
/** Characters that are looked at. */
const LOOKED_AT = 10_000
/** A cell in quotes, which may contain separators and line ends. */
const QUOTED = /(^|[\t;,\r\n])"(?:[^"]|"")*"(?=[\t;,\r\n]|$)/g
/** Excel's line that names the separator. */
const NAMED = /^\uFEFF?"?sep=([^"\r\n])"?(?:\r\n|\r|\n)/i

/** The separator of a text, and where its first cell begins: the one that is named there, or in most of its lines. */
export function separatorOf(text: string): { separator: string; start: number } {
  const [line = '', named] = NAMED.exec(text) ?? []
  if (named !== undefined) return { separator: named, start: line.length }
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(QUOTED, '$1')
    .split(/[\r\n]+/)
  const counts = SEPARATORS.map((separator) => ({
    separator,
    lines: lines.filter((each) => each.includes(separator)).length,
    inFirst: (lines[0] ?? '').split(separator).length,
  }))
  const best = counts.reduce((best, each) => {
    if (each.lines !== best.lines) return each.lines > best.lines ? each : best
    return each.inFirst > best.inFirst ? each : best
  })
  return { separator: best.separator, start: 0 }
}
