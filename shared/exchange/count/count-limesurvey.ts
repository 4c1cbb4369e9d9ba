import type { CountedQuestion } from './what-came.ts'

/** Types that ask nothing: a text on the page, and a calculation (LimeSurvey manual, "Question types"). */
const ASKS_NOTHING = ['X', '*']
/** Types in which people choose among the subquestions, not among answers. */
const PARTS_ARE_CHOSEN = ['M', 'P']
/** A grid whose rows are asked twice, on two scales. */
const DOUBLE_GRID = '1'
/** Types whose answers are listed in the file. */
const ANSWERS_ARE_CHOSEN = ['L', '!', 'O', 'R', 'F', 'H', DOUBLE_GRID]

interface Found {
  type: string
  name: string
  texts: string[]
  parts: Set<string>
  /** The codes of the answers on each scale: "0", and "1" for the second one of a double grid. */
  answers: Map<string, Set<string>>
}

/** Counts the questions of LimeSurvey's tab-separated structure. */
export function countLimeSurveyTable(rows: readonly (readonly string[])[]): CountedQuestion[] {
  const [header = [], ...lines] = rows
  const column = (name: string) => header.findIndex((each) => each.trim().toLowerCase() === name)
  const [kind, type, name, text] = [column('class'), column('type/scale'), column('name'), column('text')]
  const all = new Map<string, Found>()
  let current: Found | undefined
  for (const line of lines) {
    const cell = (at: number) => line[at]?.trim() ?? ''
    if (cell(kind) === 'Q') {
      // A file in several languages repeats each question for each language.
      current = all.get(cell(name)) ?? found(cell(type), cell(name))
      all.set(current.name, current)
      current.texts.push(cell(text))
    } else if (cell(kind) === 'SQ') current?.parts.add(cell(name))
    else if (cell(kind) === 'A' && current) addAnswer(current, cell(type), cell(name))
  }
  return counted(all.values())
}

/**
 * Counts the questions of a .lss, .lsg or .lsq file, without an XML parser: rows of questions, and rows of their texts.
 */
export function countLimeSurveyXml(xml: string): CountedQuestion[] {
  const all = new Map<string, Found>()
  for (const row of rowsOf(xml, 'questions')) {
    const id = row.qid ?? ''
    if (![undefined, '', '0'].includes(row.parent_qid)) continue
    const known = all.get(id) ?? found(row.type ?? '', row.title ?? '')
    all.set(id, known)
    if (row.question) known.texts.push(row.question)
  }
  for (const { qid = '', question = '' } of rowsOf(xml, 'question_l10ns')) all.get(qid)?.texts.push(question)
  for (const { parent_qid = '', qid = '' } of rowsOf(xml, 'subquestions')) all.get(parent_qid)?.parts.add(qid)
  for (const { qid = '', code = '', scale_id = '0' } of rowsOf(xml, 'answers')) {
    const known = all.get(qid)
    if (known) addAnswer(known, scale_id, code)
  }
  return counted(all.values())
}

function addAnswer({ answers }: Found, scale: string, code: string): void {
  const name = scale || '0'
  const known = answers.get(name)
  if (known) known.add(code)
  else answers.set(name, new Set([code]))
}

/** How many answers each row of a question has at least: the scales of a double grid have different numbers. */
function answersOf({ type, answers }: Found): number {
  const sizes = [...answers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, codes]) => codes.size)
  return type === DOUBLE_GRID && sizes.length > 0 ? Math.min(...sizes) : (sizes[0] ?? 0)
}

function found(type: string, name: string): Found {
  return { type, name, texts: [], parts: new Set(), answers: new Map() }
}

function counted(all: Iterable<Found>): CountedQuestion[] {
  return [...all]
    .filter(({ type }) => !ASKS_NOTHING.includes(type))
    .map((question) => ({
      name: question.name,
      texts: question.texts,
      options: PARTS_ARE_CHOSEN.includes(question.type)
        ? question.parts.size
        : ANSWERS_ARE_CHOSEN.includes(question.type)
          ? answersOf(question)
          : 0,
    }))
}

/** The rows of a section, each with its fields. */
function rowsOf(xml: string, section: string): Record<string, string>[] {
  const from = xml.indexOf(`<${section}>`)
  const to = xml.indexOf(`</${section}>`, from)
  if (from === -1 || to === -1) return []
  return xml.slice(from, to).split('<row>').slice(1).map(fieldsOf)
}

/**
 * The fields of a row: the text between each start tag and its end tag. Takes a single pass, whatever the file holds.
 */
function fieldsOf(row: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (let open = row.indexOf('<'); open !== -1; open = row.indexOf('<', open)) {
    const start = row.indexOf('>', open) + 1
    const name = row.slice(open + 1, start - 1)
    const isName = start > 0 && /^\w{1,60}$/.test(name)
    const end = isName ? row.indexOf(`</${name}>`, start) : -1
    if (isName && end === -1) break
    if (isName)
      fields[name] = row
        .slice(start, end)
        .replace(/<!\[CDATA\[|\]\]>/g, '')
        .trim()
    open = isName ? end + 1 : open + 1
  }
  return fields
}
