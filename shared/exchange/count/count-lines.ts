import type { SourceRow } from './source-rows.ts'

/** The longest question, in characters: longer ones are paragraphs of an introduction. */
const LONGEST = 600
/** How many characters before a box or at an end are looked at. */
const NEAR = 100
/** A statement with fewer characters may be a part of many others. */
const SHORT = 8
/** The fewest entries of a list of questions that do not ask. */
const ENOUGH = 3
/** A box before an answer. */
const BOX = /^(?:[-*•–]\s*)?(?:[☐☑□■▢◻⬜❏○◯]|\[\s?[xX]?\s?\]|\(\s{1,3}\))/
const BOXES = /[☐☑□■▢◻⬜❏○◯]|\[\s{0,3}\]|\(\s{1,3}\)/
/** A number before a question, with how it is written: "Q3.", "12)", "B2". */
const NUMBER =
  /^(?:[*#>_\s]{0,8})(Q(?:uestion)?\s?)?([A-Z]{1,2}(?=\d))?(\d{1,3})\s?([.):]\)?|\s-(?=\s)|(?<=[A-Za-z]\d{1,3})(?=\s))\s*(?=\D)/
/** A remark on how to answer, which may be above the boxes. */
const REMARK =
  /^\W{0,4}(?:(?:question|answer|response)? ?(?:type|options?|choices?)\b|(?:please )?(?:select|choose|mark|check|tick)|cochez|choisissez|plusieurs|une seule|réponses?\b|\()/i
/** A cell that only numbers its row. */
const ID = /^\(?(?:[A-Z]{0,4}[-.]?\d{0,3}[a-z]?|[ivxl]{1,6})[.)]?$/i
/** What may be before the words of a question. */
const START =
  /^(?:[#>*_`\s]|\d{1,3}\.[a-z](?:\.[a-z\d]{1,2}){0,2}\s?[.):]+\s*|[-–•·]\s|\[\d+\]|(?:Q(?:uestion)?\s?)?[A-Z]{0,2}\d{1,3}(?:\.\d{1,3})?[a-z]?\s?(?:[.):]\)?|\s-)?\s|Q\s?[.):]\s?|\(?[a-zA-Z][.)]\s)+/

/** A condition in brackets before a question, or the name of its variable. */
const ASIDE =
  /^(?:\[(?:if|si|ask|show|display|filter|filtre|base|poser)\s[^\]]{1,200}\]|(?=[A-Za-z\d]*_)\w{2,31}[*_]{0,2}\s+[-–—:](?=\s))\s*(?=\S)/i

/**
 * The questions in the lines of a text, counted by simple signs: a question mark, numbers that count up, boxes below,
 * and rows of a grid. It knows nothing of what a reader takes them for.
 */
export function countLines(rows: readonly SourceRow[]): string[] {
  return questionsAt(rows).filter((text) => text !== null)
}

/** For each line the words of the question that it was counted as, or null. */
export function questionsAt(rows: readonly SourceRow[]): (string | null)[] {
  const asked = rows.map((row) => (row.cells ? isGridRow(row.cells) : asks(row.text)))
  const listed = new Set([...typedNumbers(rows, asked), ...wordLists(rows, asked)])
  return rows.map(({ text, cells, inTable }, at): string | null => {
    if (cells) return asked[at] ? longest(cells) : null
    // Only those paragraphs of a table that ask are counted: its rows are counted as rows.
    if (inTable) return asked[at] && !isInGrid(rows, at) ? words(text) : null
    const next = rows[at + 1]
    const isBoxed = next !== undefined && !next.cells && BOX.test(next.text) && !BOX.test(text)
    // Between boxes there are answers that were wrapped.
    const isWrapped = !/[:?]\W*$/.test(text.slice(-NEAR)) && BOXES.test(rows[at - 1]?.text ?? '')
    const isAbove = isBoxed && !isWrapped && !REMARK.test(text)
    const [before = ''] = text.split(BOXES, 1)
    const isBeside = text.split(BOXES).length > 2 && /[:?]\W*$|\S\s+\S+\s+\S/.test(before.slice(-NEAR))
    if (!asked[at] && !listed.has(at) && !isAbove && !isBeside) return null
    return BOX.test(text) ? null : words(isBeside ? before : text)
  })
}

/** Whether a line asks: it has a question mark, with nothing but a remark or short answers behind it. */
function asks(text: string): boolean {
  if (text.length > LONGEST || BOX.test(text)) return false
  const end = text.lastIndexOf('?')
  if (end < 4) return false
  const behind = text.slice(end + 1).trim()
  // A condition: "If Do you cycle? = Yes".
  if (/^(?:if|or|and|skip|display)\b/i.test(text) && /^(?:[=!<>]|is\b)/.test(behind)) return false
  return behind.length <= 60 || /^\(.*\)\W*$/s.test(behind)
}

/** Whether a row has one statement and otherwise only cells to tick in or to number. */
function isGridRow(cells: readonly string[]): boolean {
  const bare = cells.map((cell) => cell.replace(BOXES, '').trim())
  const [first = '', ...more] = bare.filter((cell) => /\p{L}{2}/u.test(cell) && !ID.test(cell))
  const isNumbered = cells.length === 2 && ID.test(bare[0] ?? '') && bare[0] !== ''
  const areBlank = bare.every((cell) => cell === first || ID.test(cell) || /^[^\p{L}\p{N}]*$/u.test(cell))
  const wordsIn = first.split(/\s+/).length
  const blank = bare.filter(
    (cell) => cell !== first && !(cell !== '' && ID.test(cell) && !/^\d$/.test(cell)),
  ).length
  const isRow = cells.length > 2 ? wordsIn > 1 && blank > 1 : isNumbered && wordsIn > 3
  return isRow && areBlank && more.length === 0
}

/** Whether a paragraph is in a row that is counted as one. */
function isInGrid(rows: readonly SourceRow[], at: number): boolean {
  const row = rows.slice(at, at + 80).find(({ cells }) => cells !== null)
  return row?.cells != null && isGridRow(row.cells)
}

/** Numbers that were typed: a way of numbering counts questions if many of its lines ask, or if it runs through. */
function typedNumbers(rows: readonly SourceRow[], asked: readonly boolean[]): number[] {
  const styles = new Map<string, { at: number; number: number }[]>()
  rows.forEach(({ text, cells, inTable }, at) => {
    const found = cells || inTable ? null : NUMBER.exec(text)
    if (!found) return
    const style = `${/^\s*#/.test(text) ? '#' : ''}${found[1] ? 'Q' : ''}${found[2] ? 'A' : ''}${found[4]?.trim()}`
    const entry = { at, number: Number(found[3]) }
    const entries = styles.get(style)
    if (entries) entries.push(entry)
    else styles.set(style, [entry])
  })
  return [...styles.values()].flatMap((all) => {
    const entries = withoutAnswers(all, asked)
    const firsts = entries.filter(({ number }) => number <= 1).length
    const places = entries.map(({ at }) => at)
    if (!areQuestions(places, asked, firsts)) return []
    let last = 0
    return entries.flatMap(({ at, number }) => {
      if (!asked[at] && number !== last + 1) return []
      last = number
      return [at]
    })
  })
}

/** Without numbered answers: they count from 1 right below a question, whose own numbers go on. */
function withoutAnswers<Entry extends { at: number; number: number }>(
  entries: readonly Entry[],
  asked: readonly boolean[],
): Entry[] {
  let answer = { at: -1, number: -1 }
  return entries.filter((entry, index) => {
    const { at, number } = entry
    const isFirst = number === 1 && index > 0
    const isNext = at === answer.at + 1 && number === answer.number + 1
    if (asked[at] || !(isFirst || isNext)) return true
    answer = entry
    return false
  })
}

/** Word's own lists, by the same signs. */
function wordLists(rows: readonly SourceRow[], asked: readonly boolean[]): number[] {
  const lists = new Map<string, number[]>()
  rows.forEach(({ list, inTable }, at) => {
    if (list === '' || inTable) return
    const places = lists.get(list)
    if (places) places.push(at)
    else lists.set(list, [at])
  })
  return [...lists.values()].flatMap((places) => (areQuestions(places, asked, 1) ? places : []))
}

/** Whether the entries of a list are questions: half of them ask, or it runs through with other lines between. */
function areQuestions(places: readonly number[], asked: readonly boolean[], firsts: number): boolean {
  const asking = places.filter((at) => asked[at]).length
  if (asking / places.length >= 0.5) return true
  if (places.length < ENOUGH || firsts > 1 || asking === 0) return false
  const spread = places.filter((at, index) => index > 0 && at > (places[index - 1] ?? 0) + 1).length
  return spread / (places.length - 1) >= 0.5
}

/** The words of a question, without what is before and behind them. */
function words(text: string): string {
  const bare = text
    .replace(START, '')
    .replace(/^question\s?:\s*/i, '')
    .replace(ASIDE, '')
  const end = bare.indexOf('?')
  return (
    end > 10 ? bare.slice(0, end + 1) : bare.split(/\s[—–-]\s|[([\t:]|_{2}|\.{4}|…/, 1)[0] || bare
  ).trim()
}

/** The longest cell of a row: its statement. Of a short one the remark in brackets tells it from others. */
function longest(cells: readonly string[]): string {
  const [statement = ''] = cells
    .map((cell) => cell.trim())
    .toSorted((one, other) => other.length - one.length)
  const bare = words(statement)
  return bare.length < SHORT && !BOXES.test(statement) ? statement : bare
}
