import { ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, ImportLanguage } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { isFormula, unquoteCell } from '../tables/formula-text.ts'
import { readRows } from '../tables/read-rows.ts'
import { hasMedia, htmlText } from '../text/html-text.ts'

type Row = (column: string) => string

interface Question {
  row: Row
  /** Rows or fields. */
  parts: string[]
  /** Options of the first scale. */
  answers: string[]
  second: boolean
}

/** Single letters that LimeSurvey names its question types by (LimeSurvey manual, "Question types"). */
const GRIDS = 'FHABCE1;:'
const FIELDS = 'QK'
const MULTIPLE = 'MP'
/** A first line is looked through for LimeSurvey's columns this far: it names some thirty. Characters. */
const LONGEST_HEADER = 10_000

/** Whether the first line is that of LimeSurvey's tab-separated structure. */
export function isLimeSurvey(text: string): boolean {
  const [header = ''] = text
    .slice(0, LONGEST_HEADER)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, 1)
  const names = header.split('\t').map((name) => name.replace(/"/g, '').trim().toLowerCase())
  return names.includes('class') && names.includes('name') && names.includes('text')
}

/** Reads LimeSurvey's tab-separated survey structure (manual, "Tab Separated Value survey structure"). */
export function readLimeSurvey(
  text: string,
  writer: DraftWriter,
  fallback: ImportLanguage,
  meter: ReadingMeter,
): void {
  const [header = [], ...lines] = readRows(text, '\t', meter)
  const columns = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]))
  const rows = lines.map(
    (line): Row =>
      (name) =>
        line[columns.get(name) ?? -1] ?? '',
  )
  const base = rows.find((row) => row('class') === 'S' && row('name') === 'language')?.('text')
  const first = rows.find((row) => row('class') === 'Q')?.('language') ?? ''
  const language = base || first
  const kept = rows.filter((row) => row('language') === '' || row('language') === language)
  if (kept.length < rows.length) writer.note('languages', language)
  const words = language.startsWith('fr') ? 'fr' : language === '' ? fallback : 'en'

  let question: Question | null = null
  const close = () => {
    if (question) addQuestion(question, writer, words)
    question = null
  }
  for (const row of kept) {
    meter.step()
    const current: Question | null = question
    switch (row('class')) {
      case 'SL':
        readSurveyText(row, writer)
        break
      case 'G':
        close()
        if (isCondition(row('relevance'))) writer.note('branching', plain(row('name')))
        if (plain(row('text')) !== '') writer.note('text_dropped', plain(row('text')))
        break
      case 'Q':
        close()
        question = { row, parts: [], answers: [], second: false }
        break
      case 'SQ':
        // The second scale of a grid of texts or numbers are its columns.
        if (current && scaleOf(row) === '0') current.parts.push(plain(row('text')) || row('name'))
        else if (current) current.answers.push(plain(row('text')) || row('name'))
        break
      case 'A':
        if (current && scaleOf(row) === '0') current.answers.push(plain(row('text')) || row('name'))
        else if (current) current.second = true
        break
      case 'C':
        writer.note('branching', plain(row('name')))
        break
    }
  }
  close()
}

function plain(text: string): string {
  return htmlText(unquoteCell(text.trim())).trim()
}

function scaleOf(row: Row): string {
  return row('type/scale').trim() || '0'
}

function isCondition(relevance: string): boolean {
  return !['', '1'].includes(relevance.trim())
}

function readSurveyText(row: Row, writer: DraftWriter): void {
  const text = plain(row('text'))
  if (row('name') === 'surveyls_title') writer.title(text)
  else if (row('name') === 'surveyls_description') writer.context(text)
  else if (text !== '' && /^surveyls_(?:welcometext|endtext)$/.test(row('name')))
    writer.note('text_dropped', text)
}

/** Adds a question, and says that its help text stays behind. */
function addQuestion(question: Question, writer: DraftWriter, language: ImportLanguage): void {
  const before = writer.count()
  addItems(question, writer, language)
  const help = plain(question.row('help'))
  if (help !== '' && writer.count() > before) writer.noteLast('text_dropped', help)
}

function addItems(
  { row, parts, answers, second }: Question,
  writer: DraftWriter,
  language: ImportLanguage,
): void {
  const words = ANSWER_WORDS[language]
  const type = row('type/scale').trim()
  const name = row('name')
  const stem = plain(row('text')) || name
  const other: string[] = row('other') === 'Y' ? [words.other] : []
  const common: (ImportNoteCode | false)[] = [
    isCondition(row('relevance')) && 'branching',
    other.length > 0 && 'other',
    hasMedia(row('text')) && 'media',
    /\{[^{}\s][^{}]*\}/.test(row('text')) && 'piped',
    (row('mandatory') === 'Y' || row('validation') !== '') && 'rules',
    isFormula(row('text')) && 'formula',
  ]
  const choice = (options: string[], ...notes: (ImportNoteCode | false)[]) =>
    writer.add({ stem, options: [...options, ...other] }, [...notes, ...common], name)
  if (GRIDS.includes(type) && type !== '') {
    const options = gridOptions(type, answers, words)
    for (const part of parts) {
      const whole = `${stem} ${part}`
      const notes = ['matrix', second && 'second_scale', ...common] as const
      if (options) writer.add({ stem: whole, options }, notes, name)
      else writer.add({ stem: whole }, notes, name)
    }
    return
  }
  if (FIELDS.includes(type) && type !== '') {
    for (const part of parts) writer.add({ stem: `${stem} ${part}` }, ['fields', ...common], name)
    return
  }
  if (type === 'L' || type === '!') choice(answers)
  else if (type === 'O') choice(answers, 'comment')
  else if (MULTIPLE.includes(type) && type !== '') choice(parts, 'multiple', type === 'P' && 'comment')
  else if (type === 'R') choice(answers, 'ranking')
  else if (type === '5') choice(numberOptions(1, 5), 'rating')
  else if (type === 'Y') choice(words.yesNo, 'yes_no')
  else if (type === 'G') choice(words.gender, 'yes_no')
  else if (/^[STU]$/.test(type)) writer.add({ stem }, common, name)
  else if (/^[ND]$/.test(type)) writer.add({ stem }, ['to_open', ...common], name)
  else if (type === 'X') writer.note('text_dropped', stem)
  else writer.note('dropped', stem)
}

function gridOptions(type: string, answers: string[], words: (typeof ANSWER_WORDS)['fr']): string[] | null {
  if (type === 'A') return numberOptions(1, 5)
  if (type === 'B') return numberOptions(1, 10)
  if (type === 'C') return [...words.yesNo, words.uncertain]
  if (type === 'E') return words.change
  return type === ';' || type === ':' ? null : answers
}
