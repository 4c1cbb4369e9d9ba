import { ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, FoundOption, ImportLanguage } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { hasMedia, htmlText } from '../text/html-text.ts'
import { isOwnDescription, ownText } from './limesurvey-html.ts'
import type { LimeSurveyFile, LimeSurveyRow } from './limesurvey-row.ts'

/** A text with its code in data. */
interface Coded {
  text: string
  code: string
}

interface Question {
  row: LimeSurveyRow
  /** The subquestions: rows of a grid, or fields. */
  parts: Coded[]
  /** Columns of a grid whose cells are filled in. */
  columns: Coded[]
  /** Answers to choose from; of a double grid, those of its first scale. */
  answers: Coded[]
  /** Answers of the second scale of a double grid. */
  second: Coded[]
}

/** LimeSurvey's question types, by their letters (LimeSurvey manual, "Question types"). */
const GRIDS = 'FHABCE'
const FIELDS = 'QK'
const MULTIPLE = 'MP'
/** Reads the questions of any LimeSurvey file, in one of its languages. */
export function readLimeSurvey(
  { rows: kept, language, languages }: LimeSurveyFile,
  writer: DraftWriter,
  fallback: ImportLanguage,
  meter: ReadingMeter,
): void {
  if (languages.length > 1) {
    writer.note('languages', language)
    writer.languages(languages, language)
  }
  const words = language.startsWith('fr') ? 'fr' : language === '' ? fallback : 'en'

  const isOwn = kept.some((row) => row('name') === 'surveyls_description' && isOwnDescription(row('text')))
  let question: Question | null = null
  const close = () => {
    if (question) addQuestion(question, writer, words, isOwn)
    question = null
  }
  for (const row of kept) {
    meter.step()
    const current: Question | null = question
    const coded = () => ({ text: plain(row('text')) || row('name'), code: row('name') })
    switch (row('class')) {
      case 'SL':
        readSurveyText(row, writer, isOwn)
        break
      case 'G':
        close()
        if (isCondition(row('relevance'))) writer.note('branching', plain(row('name')))
        if (plain(row('text')) !== '') writer.note('text_dropped', plain(row('text')))
        break
      case 'Q':
        close()
        question = { row, parts: [], columns: [], answers: [], second: [] }
        break
      case 'SQ':
        // In a grid of texts or numbers the second scale has the columns.
        if (scaleOf(row) === '0') current?.parts.push(coded())
        else current?.columns.push(coded())
        break
      case 'A':
        if (scaleOf(row) === '0') current?.answers.push(coded())
        else current?.second.push(coded())
        break
      case 'C':
        writer.note('branching', plain(row('name')))
        break
    }
  }
  close()
}

function plain(text: string): string {
  return htmlText(text.trim()).trim()
}

function scaleOf(row: LimeSurveyRow): string {
  return row('type/scale').trim() || '0'
}

function isCondition(relevance: string): boolean {
  return !['', '1'].includes(relevance.trim())
}

function readSurveyText(row: LimeSurveyRow, writer: DraftWriter, isOwn: boolean): void {
  const text = isOwn ? ownText(row('text')) : plain(row('text'))
  if (row('name') === 'surveyls_title') writer.title(text)
  else if (row('name') === 'surveyls_description') writer.context(text)
  else if (text !== '' && /^surveyls_(?:welcometext|endtext|policy_notice)$/.test(row('name')))
    writer.note('text_dropped', text)
}

/** Adds a question, with a note if it has a help text, which is left out. */
function addQuestion(
  question: Question,
  writer: DraftWriter,
  language: ImportLanguage,
  isOwn: boolean,
): void {
  const before = writer.count()
  addItems(question, writer, language, isOwn)
  const help = plain(question.row('help'))
  if (help !== '' && writer.count() > before) writer.noteLast('text_dropped', help)
}

function addItems(
  { row, parts, columns, answers: first, second }: Question,
  writer: DraftWriter,
  language: ImportLanguage,
  isOwn: boolean,
): void {
  const words = ANSWER_WORDS[language]
  const type = row('type/scale').trim()
  // Some files name the second scale for answers to a question that has only one.
  const answers = first.length > 0 || type === '1' ? first : second
  const name = row('name')
  // A question without a text gets its name as stem, but not in files of Sonde, where the stem is really empty.
  const stem = isOwn ? ownText(row('text')) : plain(row('text')) || name
  const other: string[] = row('other') === 'Y' ? [plain(row('other_replace_text')) || words.other] : []
  const common: (ImportNoteCode | false)[] = [
    isCondition(row('relevance')) && 'branching',
    other.length > 0 && 'other',
    hasMedia(row('text')) && 'media',
    /\{[^{}\s][^{}]*\}/.test(row('text')) && 'piped',
    (row('mandatory') === 'Y' || row('validation') !== '' || row('em_validation_q') !== '') && 'rules',
    (row('random_order') === '1' || row('answer_order') === 'random') && 'random',
    row('formula') === 'Y' && 'formula',
  ]
  const choice = (options: FoundOption[], ...notes: (ImportNoteCode | false)[]) =>
    writer.add({ stem, variable: name, options: [...options, ...other] }, [...notes, ...common], name)
  // An item for a part of a question has LimeSurvey's name for its column in data.
  const add = (parts: Coded[], note: ImportNoteCode, options?: FoundOption[], ...notes: ImportNoteCode[]) => {
    const whole = {
      stem: [stem, ...parts.map(({ text }) => text)].filter((part) => part !== '').join(' '),
      variable: [name, ...parts.map(({ code }) => code)].filter((part) => part !== '').join('_'),
    }
    writer.add(options ? { ...whole, options } : whole, [note, ...notes, ...common], name)
  }
  if (type === '1') {
    // In a double grid each row is asked twice, on two scales with different answers.
    const scales = [
      { head: { text: plain(row('dualscale_headera')), code: '0' }, options: answers },
      { head: { text: plain(row('dualscale_headerb')), code: '1' }, options: second },
    ].filter(({ options }) => options.length > 0)
    for (const part of parts) for (const { head, options } of scales) add([part, head], 'matrix', options)
    return
  }
  if (type === ';' || type === ':') {
    const isChosen = row('multiflexible_checkbox') === '1'
    for (const part of parts)
      if (isChosen) add([part], 'matrix', columns, 'multiple')
      else
        for (const column of columns.length > 0 ? columns : [{ text: '', code: '' }])
          add([part, column], 'matrix')
    return
  }
  if (GRIDS.includes(type) && type !== '') {
    for (const part of parts) add([part], 'matrix', gridOptions(type, answers, words))
    return
  }
  if (FIELDS.includes(type) && type !== '') {
    for (const part of parts) add([part], 'fields')
    return
  }
  if (type === 'L' || type === '!') choice(answers)
  else if (type === 'O') choice(answers, 'comment')
  else if (MULTIPLE.includes(type) && type !== '') choice(parts, 'multiple', type === 'P' && 'comment')
  else if (type === 'R') choice(answers, 'ranking')
  else if (type === '5') choice(numberOptions(1, 5), 'rating')
  else if (type === 'Y') choice(words.yesNo, 'yes_no')
  else if (type === 'G') choice(words.gender, 'yes_no')
  else if (/^[STU]$/.test(type)) writer.add({ stem, variable: name }, common, name)
  else if (/^[ND]$/.test(type)) writer.add({ stem, variable: name }, ['to_open', ...common], name)
  else if (type === 'X') writer.note('text_dropped', stem)
  else if (type === '*') writer.note('calculated', name)
  else writer.note('dropped', stem)
}

function gridOptions(
  type: string,
  answers: FoundOption[],
  words: (typeof ANSWER_WORDS)['fr'],
): FoundOption[] {
  if (type === 'A') return numberOptions(1, 5)
  if (type === 'B') return numberOptions(1, 10)
  if (type === 'C') return [...words.yesNo, words.uncertain]
  return type === 'E' ? words.change : answers
}
