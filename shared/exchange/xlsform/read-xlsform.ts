import { ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, FoundOption, ImportLanguage, ImportTools } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { markedText } from '../text/marked-text.ts'
import { XLSFORM_CONTEXT } from './form-labels.ts'
import { type FormRow, languagesOf, pickLanguage, rowsOf, withSurvey } from './form-rows.ts'
import { type FormType, formType } from './form-type.ts'
import type { Workbook } from './read-workbook.ts'
import { KIND_COLUMN, MASKED_REFERENCE, OWN_VERSION } from './write-xlsform.ts'

/** The sheets that are read. */
export const XLSFORM_SHEETS = ['survey', 'choices', 'external_choices', 'settings'] as const

/** Prefix of the lists in the sheet `external_choices`, which may have the same names as others. */
const EXTERNAL = 'external\n'
/** How many choices of a list are passed on: one more than the limit, so that the writer notes the cut. */
const MOST_USED = IMPORT_LIMITS.options + 1

interface Reading {
  choices: ReadonlyMap<string, readonly FoundOption[]>
  writer: DraftWriter
  words: ImportLanguage
  /** The question of the grid to which the next rows belong; empty outside of a grid. */
  grid: string
}

/** Reads an XLSForm (xlsform.org): sheets `survey`, `choices` and `settings`. */
export function readXlsform(
  { sheets: found, formulas }: Workbook,
  writer: DraftWriter,
  { language, textLanguage }: ImportTools,
  meter: ReadingMeter,
): void {
  const sheets = withSurvey(found)
  const settings = rowsOf(sheets, 'settings', '')[0]
  writer.title(settings?.('form_title') ?? '')
  const [id = '', version = ''] = [settings?.('form_id'), settings?.('version')]
  if (id !== '' && !OWN_VERSION.test(version)) writer.note('form_id', id)
  for (const text of formulas) writer.note('formula', text)
  const languages = languagesOf(sheets)
  const names = languages.map(({ name }) => name)
  const taken = pickLanguage(names, textLanguage, settings?.('default_language'))
  if (languages.length > 1) {
    writer.note('languages', taken)
    writer.languages(languages, taken)
  }
  const isNamed = names.length > 1 || names[0] !== 'default'
  const reading: Reading = {
    choices: choicesOf(sheets, taken),
    writer,
    words: /^fr$|\(fr\)|fran[cç]ais|french/i.test(taken)
      ? 'fr'
      : isNamed && taken !== 'default'
        ? 'en'
        : language,
    grid: '',
  }
  for (const row of rowsOf(sheets, 'survey', taken)) {
    meter.step()
    readRow(row, formType(row('type')), reading)
  }
}

function choicesOf(sheets: Workbook['sheets'], language: string): Map<string, FoundOption[]> {
  const choices = new Map<string, FoundOption[]>()
  for (const [sheet, prefix] of [
    ['choices', ''],
    ['external_choices', EXTERNAL],
  ] as const)
    for (const row of rowsOf(sheets, sheet, language)) {
      const list = prefix + (row('list_name') || row('list name'))
      const known = choices.get(list)
      const code = row('name')
      const option = { text: plain(row('label')) || code, code }
      if (known) known.push(option)
      else choices.set(list, [option])
    }
  return choices
}

function readRow(row: FormRow, type: FormType, reading: Reading): void {
  const { writer } = reading
  const name = row('name')
  const label = plain(row('label')) || name
  const looks = row('appearance').toLowerCase().split(/\s+/)
  if (type.is === 'end' || row('type') === '') {
    reading.grid = ''
    return
  }
  if (/^(?:yes|true)/i.test(row('disabled'))) {
    writer.note('switched_off', label)
    return
  }
  if (looks.includes('label')) {
    // The head of a grid, which shows the columns; the rows that follow do not show them again.
    reading.grid = row('label') === '' ? '' : label
    return
  }
  if (type.is === 'unasked' || (looks.includes('hidden') && type.is !== 'group' && type.is !== 'repeat')) {
    if (name !== '') writer.note('unasked', name)
    return
  }
  if (type.is === 'calculation') {
    writer.note('calculated', name)
    return
  }
  if (type.is === 'group' || type.is === 'repeat') {
    reading.grid = ''
    if (row('relevant') !== '') writer.note('branching', label)
    if (type.is === 'repeat') writer.note('repeat', label)
    else if (row('label') !== '') writer.note('text_dropped', label)
    return
  }
  if (type.is === 'note') {
    if (name === XLSFORM_CONTEXT) writer.context(label)
    else writer.note('text_dropped', label)
    return
  }
  const inGrid = reading.grid !== '' && looks.includes('list-nolabel')
  if (!inGrid) reading.grid = ''
  const before = writer.count()
  addQuestion(row, type, inGrid ? `${reading.grid} ${label}` : label, inGrid, reading)
  const hint = plain(row('hint'))
  if (hint !== '' && writer.count() > before) writer.noteLast('text_dropped', hint)
}

function addQuestion(row: FormRow, type: FormType, shown: string, inGrid: boolean, reading: Reading): void {
  const { choices, writer, words } = reading
  const name = row('name')
  // An empty stem is replaced by the name, unless a file of Sonde marks it as empty.
  const kind = row(KIND_COLUMN)
  const stem = kind.includes('no_stem') ? '' : shown
  const notes: (ImportNoteCode | false)[] = [
    inGrid && 'matrix',
    (row('relevant') || row('relevance')) !== '' && 'branching',
    /\$\{/.test(row('label')) && 'piped',
    (/^(?:yes|true)/i.test(row('required')) || row('constraint') !== '') && 'rules',
    (row('media::image') || row('image') || row('media::audio') || row('media::video')) !== '' && 'media',
    row('choice_filter') !== '' && 'cascade',
    /randomize\s*=\s*true/i.test(row('parameters')) && 'random',
  ]
  const add = (options: FoundOption[] | null, ...own: (ImportNoteCode | false)[]) =>
    writer.add({ stem, variable: name, ...(options ? { options } : {}) }, [...own, ...notes], name)
  switch (type.is) {
    case 'choice': {
      const listed = choices.get(`${type.external ? EXTERNAL : ''}${type.list}`) ?? []
      const options = [...listed.slice(0, MOST_USED), ...(type.other ? [ANSWER_WORDS[words].other] : [])]
      add(options, type.several && 'multiple', type.ranked && 'ranking', type.other && 'other')
      return
    }
    case 'choice_elsewhere':
      add([], 'options_elsewhere')
      return
    case 'range': {
      const parameter = (key: string, otherwise: number) =>
        Number(new RegExp(`\\b${key}\\s*=\\s*(-?[\\d.]+)`).exec(row('parameters'))?.[1] ?? otherwise)
      add(numberOptions(parameter('start', 0), parameter('end', 10), parameter('step', 1)), 'rating')
      return
    }
    case 'open':
      add(kind.includes('single_choice') ? [] : null)
      return
    case 'fixed':
      add(null, 'to_open')
      return
    default:
      writer.note('dropped', stem || name)
  }
}

/** A label without markup, and without the mask that Sonde puts into `${` in its own files. */
function plain(label: string): string {
  return markedText(label).replaceAll(MASKED_REFERENCE, MASKED_REFERENCE.replace('\u200b', ''))
}
