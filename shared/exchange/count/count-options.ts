import { questionsAt } from './count-lines.ts'
import type { SourceRow } from './source-rows.ts'

/** A response option that counting found, with the question above it. */
export interface CountedOption {
  question: string
  text: string
}

/** How many lines below a question its first option may be: a remark on how to answer can be between them. */
const NEAR = 2
/** The fewest options of a question, and the longest of them, in characters: longer lines are paragraphs. */
const FEWEST = 2
const LONGEST = 150
/** The signs before an option, each kind in its own way. */
const SIGNS: [string, RegExp][] = [
  ['box', /^(?:[-*•–]\s*)?(?:[☐☑□■▢◻⬜❏○◯]|\[\s?[xX]?\s?\]|\(\s{0,3}\))\s*/],
  ['bullet', /^(?:[-*•·◦▪●–—]|o(?=\s+[\p{Lu}\d]))\s+/u],
  ['letter', /^\(?[a-zA-Z][.)]\s+/],
]
/** A box before each of several options on one line. */
const BOXES = /[☐☑□■▢◻⬜❏○◯]|\[\s{0,3}\]|\(\s{1,3}\)/
/** A remark on how to answer, which may be above the options. */
const HOW =
  /^\W{0,4}(?:\(|(?:please )?(?:select|choose|mark|check|tick)\b|cochez|choisissez|plusieurs|une seule|réponses?\b)/i
/** A remark for whoever fills in or builds the form, or a heading. */
const REMARK =
  /^\W{0,4}(?:(?:type|format|scale|required|validation|échelle|obligatoire|source|note|nb|filter|condition|if|si|go to|skip)\b|[^:]{1,30}:\s?\S)|[:?]\W*$|→|=>|^(?:section|part|partie)\s\w{1,3}$|^\d{1,2}\.\d/i

/**
 * The response options in the lines of a text, counted by simple signs: boxes, bullets, letters or one of Word's lists
 * right below a question, at least two of a kind. Like `countLines` it knows nothing of what a reader takes them for.
 */
export function countOptions(rows: readonly SourceRow[]): CountedOption[] {
  const questions = questionsAt(rows)
  return questions.flatMap((question, at): CountedOption[] => {
    if (question === null || rows[at]?.cells || rows[at]?.inTable) return []
    for (let from = at + 1; from <= at + NEAR && questions[from] === null; from += 1) {
      const texts = optionsFrom(rows, questions, from, rows[at]?.list ?? '')
      if (texts.length >= FEWEST) return texts.map((text) => ({ question, text }))
      if (!HOW.test(rows[from]?.text ?? '')) return []
    }
    return []
  })
}

function optionsFrom(
  rows: readonly SourceRow[],
  questions: readonly (string | null)[],
  from: number,
  above: string,
): string[] {
  const texts: string[] = []
  let kind: string | null = null
  for (let at = from; at < rows.length && questions[at] === null; at += 1) {
    const read = optionOf(rows[at], above)
    if (!read || (kind !== null && read.kind !== kind)) break
    kind = read.kind
    texts.push(...read.texts)
  }
  return texts.some((text) => REMARK.test(text)) ? [] : texts
}

/** The options of a line with the way in which they are marked; null for any other line. */
function optionOf(row: SourceRow | undefined, above: string): { kind: string; texts: string[] } | null {
  if (!row || row.cells || row.inTable || row.text.length > LONGEST) return null
  const several = row.text.split(BOXES).map((text) => text.trim())
  if (several.length > 2) return several[0] === '' ? { kind: 'box', texts: several.filter(Boolean) } : null
  for (const [kind, sign] of SIGNS) {
    const found = sign.exec(row.text)
    if (found) return { kind: `${kind} ${row.list}`, texts: [withoutArrow(row.text.slice(found[0].length))] }
  }
  return row.list !== '' && row.list !== above ? { kind: row.list, texts: [row.text] } : null
}

/** An option without the typed arrow behind it and where that leads: "No -> go to 7". */
function withoutArrow(text: string): string {
  const at = text.search(/-->|->/)
  return at > 0 ? text.slice(0, at).trimEnd() : text
}
