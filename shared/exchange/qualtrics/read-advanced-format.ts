import type { JsonObject } from '../json/read-json.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { ownHtml, QUALTRICS_CONTEXT, QUALTRICS_VERSION } from './advanced-text.ts'

/** Whether a text is a questionnaire in Qualtrics' "Advanced Format TXT". */
export function isAdvancedFormat(text: string): boolean {
  return /^\[\[AdvancedFormat\]\]/i.test(text)
}

/** A tag at the start of a line: `[[Choice:1]]`. A text may follow it on the same line. */
const TAG = /^\[\[\s*([A-Za-z]+)\s*(?::(.*?))?\]\](.*)$/

/** Names of types of questions, and their names in a survey file. */
const TYPES: Record<string, string> = {
  textentry: 'TE',
  te: 'TE',
  mc: 'MC',
  multiplechoice: 'MC',
  nps: 'MC',
  matrix: 'Matrix',
  text: 'DB',
  db: 'DB',
  rankorder: 'RO',
  ro: 'RO',
  constantsum: 'CS',
  cs: 'CS',
  slider: 'Slider',
}

/** Texts of a question's choices or answers, with their codes; `each` if a tag stands before each of them. */
interface List {
  each: boolean
  entries: { code: string; lines: string[] }[]
}

interface Asked {
  type: string
  details: string[]
  id: string
  stem: string[]
  choices: List
  answers: List
}

/**
 * A questionnaire in the "Advanced Format TXT" as a survey file (QSF) has it, of which `readQualtrics` makes a draft.
 *
 * @param title of a file that does not say that Sonde wrote it; the format has no place for one
 */
export function readAdvancedFormat(text: string, title: string, meter: ReadingMeter): JsonObject {
  const fields: string[] = []
  const questions: Asked[] = []
  let block: string | null = null
  let where: string[] | List | null = null
  const begin = (type: string, details: string[]) => {
    const newest: Asked = { type, details, id: '', stem: [], choices: emptyList(), answers: emptyList() }
    questions.push(newest)
    where = newest.stem
  }
  for (const line of text.split(/\r\n|\r|\n/)) {
    meter.add('lines')
    const [whole, tag = '', value = '', rest = ''] = TAG.exec(line.trim()) ?? []
    const newest = questions.at(-1)
    if (whole === undefined) {
      addLine(where, line)
      continue
    }
    switch (tag.toLowerCase()) {
      case 'question':
        begin(value.split(':')[0]?.trim() ?? '', value.split(':').slice(1))
        break
      case 'id':
        if (newest) newest.id = value.trim()
        break
      case 'multipleanswer':
        newest?.details.push('MultipleAnswer')
        break
      case 'choices':
      case 'advancedchoices':
        where = newest ? listOf(newest.choices, tag) : null
        break
      case 'answers':
      case 'advancedanswers':
        where = newest ? listOf(newest.answers, tag) : null
        break
      case 'choice':
      case 'answer':
        if (where !== null && 'entries' in where) where.entries.push({ code: value.trim(), lines: [] })
        break
      case 'ed':
        fields.push(value.split(':')[0]?.trim() ?? '')
        where = null
        break
      case 'block':
        block ??= value.trim()
        where = null
        break
      case 'pagebreak':
      case 'advancedformat':
        where = null
        break
      default:
        // No tag that we know: words of a text.
        addLine(where, line)
        continue
    }
    if (rest.trim() !== '') addLine(where, rest)
  }
  return surveyFile(questions, fields, block ?? '', title)
}

function surveyFile(questions: readonly Asked[], fields: readonly string[], block: string, title: string) {
  const isOwn = fields.includes(QUALTRICS_VERSION)
  const html = (lines: readonly string[]) => (isOwn ? ownHtml(lines.join('\n')) : lines.join('\n')).trim()
  const first = questions[0]
  const context = isOwn && first?.id === QUALTRICS_CONTEXT ? first : null
  const dropped = fields.filter((field) => field !== QUALTRICS_VERSION)
  return {
    SurveyEntry: {
      SurveyName: isOwn ? block.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : title,
      SurveyDescription: context ? html(context.stem) : '',
    },
    SurveyElements: [
      {
        Element: 'FL',
        Payload: { Flow: [{ Type: 'EmbeddedData', EmbeddedData: dropped.map((Field) => ({ Field })) }] },
      },
      ...questions
        .filter((question) => question !== context)
        .map((question, at) => ({
          Element: 'SQ',
          PrimaryAttribute: `QID${at + 1}`,
          Payload: payloadOf(question, html),
        })),
    ],
  }
}

function payloadOf({ type, details, id, stem, choices, answers }: Asked, html: Html): JsonObject {
  const name = type.toLowerCase()
  const words = details.map((detail) => detail.trim().toLowerCase())
  const several = words.some((word) => word === 'multipleanswer' || word === 'multiselect')
  const QuestionType = TYPES[name] ?? type
  const coded = QuestionType === 'Matrix' ? answers : choices
  return {
    QuestionType,
    Selector: selectorOf(name, QuestionType, words, several),
    SubSelector: several ? 'MultipleAnswer' : 'SingleAnswer',
    DataExportTag: id,
    QuestionText: html(stem),
    Choices: displays(choices, html),
    Answers: displays(answers, html),
    RecodeValues: Object.fromEntries(coded.entries.map(({ code }, at) => [String(at + 1), code])),
  }
}

type Html = (lines: readonly string[]) => string

/** The name of a variant in a survey file, as far as `readQualtrics` distinguishes them. */
function selectorOf(name: string, type: string, words: readonly string[], several: boolean): string {
  if (name === 'nps') return 'NPS'
  if (type === 'TE') return words.includes('form') ? 'FORM' : 'SL'
  if (type === 'Matrix') return words.some((word) => word === 'te' || word === 'textentry') ? 'TE' : 'Likert'
  return several ? 'MAVR' : 'SAVR'
}

function displays({ entries }: List, html: Html): JsonObject {
  return Object.fromEntries(entries.map(({ lines }, at) => [String(at + 1), { Display: html(lines) }]))
}

const emptyList = (): List => ({ each: false, entries: [] })

/** A list to which the next lines belong. */
function listOf(list: List, tag: string): List {
  list.each = /^advanced/i.test(tag)
  return list
}

/** Adds a line to a stem or a list. In a plain list each line is an entry, in the other one a tag begins each. */
function addLine(where: string[] | List | null, line: string): void {
  if (where === null) return
  if (Array.isArray(where)) where.push(line.trim())
  else if (where.each) where.entries.at(-1)?.lines.push(line.trim())
  else if (line.trim() !== '') where.entries.push({ code: '', lines: [line] })
}
