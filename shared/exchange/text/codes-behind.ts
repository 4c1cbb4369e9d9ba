import { isAsking } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'
import { withoutRoute } from './routes.ts'

/** An answer, its code behind a tab or a wide space, and perhaps where to go on: "Yes ⇥ 1 → B3". */
const CODED = /^(\S.*?)(?:\s*\t\s*|\s{3,})(\d{1,2})(?!\d)((?:\s|→).{0,60})?$/
/** Only so much of a line is searched. */
const LONGEST = 200

interface Coded {
  code: number
  text: string
}

/**
 * Takes the codes off answers that have them at the right margin, for whoever types the answers in: at least two lines,
 * one below the other, that count up from 0 or 1.
 */
export function withCodesBehind(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const coded = lines.map((line) => (line ? codedLine(line) : null))
  const goesOn = (at: number) => (coded[at]?.code ?? -1) > (coded[at - 1]?.code ?? Number.MAX_VALUE)
  const result = [...lines]
  for (let from = 0; from < lines.length; from += 1) {
    if ((coded[from]?.code ?? 2) > 1) continue
    let to = from + 1
    while (goesOn(to)) to += 1
    if (to - from < 2) continue
    for (let at = from; at < to; at += 1) {
      const line = lines[at]
      const text = coded[at]?.text
      if (line && text) result[at] = { ...asOption(line), text }
    }
    from = to - 1
  }
  return result
}

const asOption = (line: OutlineLine): OutlineLine =>
  line.marker === null ? { ...line, marker: 'bullet', list: 'code', typed: line.typed ?? line.text } : line

function codedLine({ text, role, fixed, isExact, isAside }: OutlineLine): Coded | null {
  if (role || fixed || isExact || isAside || text.length > LONGEST) return null
  const [, answer = '', code, rest = ''] = CODED.exec(text) ?? []
  if (code === undefined || !/\p{L}/u.test(answer) || /\t/.test(answer) || isAsking(answer)) return null
  const more = rest.replace(/\s+/g, ' ').trim()
  // The gap shows that a remark on where to go on is no part of the answer.
  const apart = `${answer}  ${more}`
  return { code: Number(code), text: withoutRoute(apart) === apart ? `${answer} ${more}`.trimEnd() : apart }
}
