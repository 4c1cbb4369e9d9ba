/** How many of a sign make a place to write in: two underlines or ellipses, four dots. */
const ENOUGH: Record<string, number> = { _: 2, '.': 4, '…': 2 }

/**
 * A line without the place to write in at its end ("Your age: ____"). It looks from the end: a regular expression would try
 * every start of a long run of blanks anew.
 */
export function withoutTrailingBlank(text: string): string {
  const line = text.trimEnd()
  const sign = line.at(-1) ?? ''
  const enough = ENOUGH[sign]
  if (enough === undefined) return text
  let start = line.length
  while (start > 0 && line[start - 1] === sign) start -= 1
  if (line.length - start < enough) return text
  const before = line.slice(0, start).trimEnd()
  return /[:.]$/.test(before.slice(-1)) ? before.slice(0, -1).trimEnd() : before
}
