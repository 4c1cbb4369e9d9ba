const NUMBERED_LINE =
  /^\s*(?:q|question|item|r|rép|réponse)?\s*\.?\s*(\d{1,3})\s*(?:[).:\-–—]|\s=)\s*(\S.*)$/i

/**
 * The lines of a text that are numbered from 1 without a gap ("1) …", "Q2 : …"), in order, and the text before them;
 * null where there are fewer than two, or other text follows.
 */
export function numberedLines(text: string): { before: string; lines: string[] } | null {
  if (!text.includes('\n')) return null
  const before: string[] = []
  const lines: string[] = []
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const numbered = NUMBERED_LINE.exec(line)
    if (numbered && Number(numbered[1]) === lines.length + 1) lines.push(withoutQuotes(numbered[2] ?? ''))
    else if (lines.length === 0) before.push(line.trim())
    else return null
  }
  return lines.length > 1 ? { before: before.join('\n'), lines } : null
}

/**
 * The items that a text goes through, each on a line of its own with the answer in the lines below it; null where there
 * are fewer than two.
 */
export function itemLines(
  text: string,
  isItem: (line: string) => boolean,
): { before: string; items: [name: string, answer: string][] } | null {
  if (!text.includes('\n')) return null
  const before: string[] = []
  const items: [string, string][] = []
  for (const line of text.split(/\r?\n/)) {
    const last = items.at(-1)
    if (isItem(line.trim())) items.push([line.trim(), ''])
    else if (last && line.trim() !== '') last[1] = `${last[1]}\n${line.replace(ANSWER_MARK, '')}`.trim()
    else if (!last) before.push(line.trim())
  }
  return items.length > 1
    ? { before: before.join('\n'), items: items.map(([name, answer]) => [name, withoutQuotes(answer)]) }
    : null
}

/** What may come before an answer below its item. */
const ANSWER_MARK = /^\s*(?:[-–—=]*>|→|⇒|[-–—*•:]|(?:r|a|rép|réponse|answer)\s*[:.)])\s*/i

/** A text without the quotation marks around the whole of it. */
export function withoutQuotes(text: string): string {
  const bare = text.trim()
  const inner = /^«\s*([^«»]*?)\s*»$|^“([^“”]*)”$|^"([^"]*)"$/.exec(bare)
  return inner ? (inner[1] ?? inner[2] ?? inner[3] ?? bare) : bare
}
