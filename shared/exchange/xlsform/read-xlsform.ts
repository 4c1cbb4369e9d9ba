import { ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, ImportLanguage } from '../draft-writer.ts'
import { type ImportNoteCode, ImportRefusal } from '../import-result.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { Workbook } from './read-workbook.ts'
import { XLSFORM_CONTEXT } from './write-xlsform.ts'

type Row = (column: string) => string

/** The sheets that are read. */
export const XLSFORM_SHEETS = ['survey', 'choices', 'external_choices', 'settings'] as const

/** What a form notes by itself; nobody is asked. */
const METADATA =
  /^(?:start|end|today|deviceid|device_id|phonenumber|phone_number|username|email|subscriberid|simserial|audit|start-geopoint|background-audio|hidden)$/
/** Sets the lists of the sheet `external_choices` apart. */
const EXTERNAL = 'external\n'
/** Choices of one list that a question looks at: one more than it can have tells that there were more. */
const MOST_USED = IMPORT_LIMITS.options + 1
const TO_OPEN = /^(?:integer|int|decimal|date|time|datetime)$/
/** With the wordy forms that XLSForm took before there were short ones, and still takes. */
const SELECT =
  /^(select_one|select one|select1|select_multiple|select multiple|select all that apply|rank)(?:_external)?(?:\s+from)?\s+(\S+)/

/** Reads an XLSForm (xlsform.org): sheets `survey`, `choices` and `settings`. */
export function readXlsform(
  file: Workbook,
  writer: DraftWriter,
  language: ImportLanguage,
  meter: ReadingMeter,
): void {
  const workbook = { ...file, sheets: withSurvey(file.sheets) }
  const settings = readRows(workbook, 'settings')[0]
  const chosen = settings?.('default_language') ?? ''
  const survey = readRows(workbook, 'survey', chosen)
  writer.title(settings?.('form_title') ?? '')
  for (const text of workbook.formulas) writer.note('formula', text)
  const languages = labelColumns(workbook.sheets.get('survey')?.[0] ?? [])
  if (languages.length > 1) writer.note('languages', pickLabel(languages, chosen).replace(/^label:+/, ''))
  const own = pickLabel(languages, chosen)
  const words = /\(fr\)|fran[cç]ais|french/.test(own) ? 'fr' : own === 'label' ? language : 'en'
  const choices = new Map<string, string[]>()
  for (const [sheet, prefix] of [
    ['choices', ''],
    ['external_choices', EXTERNAL],
  ] as const)
    for (const row of readRows(workbook, sheet, chosen)) {
      const list = prefix + (row('list_name') || row('list name'))
      const known = choices.get(list)
      const option = row('label') || row('name')
      if (known) known.push(option)
      else choices.set(list, [option])
    }
  for (const row of survey) {
    meter.step()
    readQuestion(row, choices, writer, words)
  }
}

function readQuestion(
  row: Row,
  choices: ReadonlyMap<string, string[]>,
  writer: DraftWriter,
  language: ImportLanguage,
): void {
  const type = row('type').trim().toLowerCase()
  const name = row('name')
  const stem = row('label') || name
  const condition = row('relevant') !== ''
  if (type === '' || METADATA.test(type) || /^end[ _]/.test(type)) return
  if (/^begin[ _](?:group|repeat|loop)/.test(type)) {
    if (condition) writer.note('branching', stem)
    if (!/^begin[ _]group/.test(type)) writer.note('repeat', stem)
    else if (row('label') !== '') writer.note('text_dropped', stem)
    return
  }
  if (type === 'note') {
    if (name === XLSFORM_CONTEXT) writer.context(stem)
    else writer.note('text_dropped', stem)
    return
  }
  const notes: (ImportNoteCode | false)[] = [
    condition && 'branching',
    /\$\{/.test(stem) && 'piped',
    (/^(?:yes|true)/i.test(row('required')) || row('constraint') !== '') && 'rules',
    (row('media::image') || row('image') || row('media::audio') || row('media::video')) !== '' && 'media',
    row('choice_filter') !== '' && 'branching',
    /randomize\s*=\s*true/i.test(row('parameters')) && 'random',
  ]
  const select = SELECT.exec(
    row('type')
      .trim()
      .replace(/^\S+/, (word) => word.toLowerCase()),
  )
  if (/^select_\w+_from_file/.test(type)) {
    writer.add({ stem, options: [] }, ['options_elsewhere', ...notes], name)
  } else if (select) {
    const other = /\bor[_ ](?:specify[_ ])?other\b/i.test(type)
    const options = [
      ...(choices.get(`${type.startsWith('select_one_external') ? EXTERNAL : ''}${select[2]}`) ?? []).slice(
        0,
        MOST_USED,
      ),
      ...(other ? [ANSWER_WORDS[language].other] : []),
    ]
    const several = /multiple|all/.test(select[1] ?? '')
    writer.add(
      { stem, options },
      [several && 'multiple', select[1] === 'rank' && 'ranking', other && 'other', ...notes],
      name,
    )
  } else if (type === 'range') {
    const parameter = (key: string, otherwise: number) =>
      Number(new RegExp(`\\b${key}\\s*=\\s*(-?[\\d.]+)`).exec(row('parameters'))?.[1] ?? otherwise)
    const options = numberOptions(parameter('start', 0), parameter('end', 10), parameter('step', 1))
    writer.add({ stem, options }, ['rating', ...notes], name)
  } else if (type === 'text') writer.add({ stem }, notes, name)
  else if (TO_OPEN.test(type)) writer.add({ stem }, ['to_open', ...notes], name)
  else writer.note('dropped', stem)
  if (row('hint') !== '') writer.noteLast('text_dropped', row('hint'))
}

/** A form with one sheet need not name it `survey`. */
function withSurvey(sheets: Workbook['sheets']): Workbook['sheets'] {
  if (sheets.has('survey')) return sheets
  const [only] = sheets.values()
  const header = (only?.[0] ?? []).map((name) => name.trim().toLowerCase())
  if (sheets.size !== 1 || !only || !header.includes('type') || !header.includes('name'))
    throw new ImportRefusal('unknown_kind')
  return new Map([['survey', only]])
}

function readRows(workbook: Workbook, sheet: string, language = ''): Row[] {
  const [header = [], ...rows] = workbook.sheets.get(sheet) ?? []
  const names = header.map((name) => name.trim().toLowerCase())
  const label = pickLabel(labelColumns(header), language)
  const places = new Map<string, number>()
  const placeOf = (column: string) => {
    const known = places.get(column)
    if (known !== undefined) return known
    const wanted = column === 'label' ? label : column
    const exact = names.indexOf(wanted)
    const at = exact === -1 ? names.findIndex((name) => name.startsWith(`${wanted}::`)) : exact
    places.set(column, at)
    return at
  }
  return rows.map((row) => (column) => row[placeOf(column)]?.trim() ?? '')
}

function labelColumns(header: readonly string[]): string[] {
  return header.map((name) => name.trim().toLowerCase()).filter((name) => /^label(?::|$)/.test(name))
}

/** The column of the form's own language: the one it names, else the plain one, else the first. */
function pickLabel(columns: readonly string[], language: string): string {
  const named = columns.find((name) => language !== '' && name.endsWith(`:${language.trim().toLowerCase()}`))
  return named ?? (columns.includes('label') ? 'label' : (columns[0] ?? 'label'))
}
