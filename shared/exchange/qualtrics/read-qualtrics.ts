import { numberOptions } from '../answer-words.ts'
import type { DraftWriter, FoundOption } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import { hasMedia, htmlText } from '../text/html-text.ts'
import { inLanguage, languagesOf } from './qualtrics-language.ts'

/** Reads a Qualtrics survey file (QSF): blocks give the order, `SQ` elements the questions. */
export function readQualtrics(file: JsonObject, writer: DraftWriter, textLanguage = ''): void {
  const entry = objectOf(file.SurveyEntry)
  writer.title(plain(entry.SurveyName))
  writer.context(plain(entry.SurveyDescription))
  const elements = listOf(file.SurveyElements).map(objectOf)
  const questions = new Map(
    elements
      .filter(({ Element }) => Element === 'SQ')
      .map((element) => [stringOf(element.PrimaryAttribute), objectOf(element.Payload)]),
  )
  const flow = objectOf(elements.find(({ Element }) => Element === 'FL')?.Payload)
  noteFlow(listOf(flow.Flow), writer)
  const order = blockOrder(elements, listOf(flow.Flow), writer)
  // Without blocks the questions are read in the order of the file. A question that a malicious file lists many times
  // is read once.
  const asked = (order.length > 0 ? [...new Set(order)] : [...questions.keys()])
    .map((id) => questions.get(id))
    .filter((payload) => payload !== undefined)
  const own = stringOf(entry.SurveyLanguage)
  const languages = languagesOf(asked, own)
  const taken = languages.find(({ name }) => name === textLanguage)?.name ?? own
  for (const payload of asked) readQuestion(inLanguage(payload, taken), writer)
  if (languages.length > 1) {
    writer.note('languages', taken)
    writer.languages(languages, taken)
  }
}

function plain(value: unknown): string {
  return htmlText(stringOf(value)).trim()
}

/** Question ids in the order in which they are asked, without those in the trash. */
function blockOrder(
  elements: readonly JsonObject[],
  flow: readonly unknown[],
  writer: DraftWriter,
): string[] {
  const payloads = elements
    .filter(({ Element }) => Element === 'BL')
    .flatMap(({ Payload }) => (Array.isArray(Payload) ? Payload : Object.values(objectOf(Payload))))
  const blocks = payloads.map(objectOf).filter(({ Type }) => Type !== 'Trash')
  const wanted = new Map<string, number>()
  for (const id of flowBlocks(flow)) if (!wanted.has(id)) wanted.set(id, wanted.size)
  const position = (block: JsonObject) => wanted.get(stringOf(block.ID)) ?? wanted.size
  return [...blocks]
    .sort((a, b) => position(a) - position(b))
    .flatMap((block) => {
      const { RandomizeQuestions, Looping } = objectOf(block.Options)
      if (isOn(RandomizeQuestions)) writer.note('random', plain(block.Description))
      if (isOn(Looping)) writer.note('repeat', plain(block.Description))
      const questions = listOf(block.BlockElements)
        .map(objectOf)
        .filter(({ Type }) => Type === 'Question')
      const isOutside = wanted.size > 0 && position(block) === wanted.size
      if (isOutside && questions.length > 0) writer.note('outside_flow', plain(block.Description))
      return questions.map(({ QuestionID }) => stringOf(QuestionID))
    })
}

/** Whether an option is on: Qualtrics writes "false" or "None" for off. */
function isOn(option: unknown): boolean {
  return typeof option === 'object' ? option !== null : !['', 'false', 'None'].includes(stringOf(option))
}

function flowBlocks(flow: readonly unknown[]): string[] {
  return flow.map(objectOf).flatMap((step) => [stringOf(step.ID), ...flowBlocks(listOf(step.Flow))])
}

function noteFlow(flow: readonly unknown[], writer: DraftWriter): void {
  for (const step of flow.map(objectOf)) {
    if (step.Type === 'Branch') writer.note('branching', plain(step.Description))
    if (step.Type === 'BlockRandomizer') writer.note('random')
    for (const { Field } of listOf(step.EmbeddedData).map(objectOf)) writer.note('dropped', plain(Field))
    noteFlow(listOf(step.Flow), writer)
  }
}

function readQuestion(payload: JsonObject, writer: DraftWriter): void {
  const type = stringOf(payload.QuestionType)
  const selector = stringOf(payload.Selector)
  const name = stringOf(payload.DataExportTag)
  const stem = plain(payload.QuestionText) || name
  const choices = ordered(payload.Choices, payload.ChoiceOrder)
  const coded = codedOf(choices, payload)
  const validation = objectOf(objectOf(payload.Validation).Settings)
  const common: (ImportNoteCode | false)[] = [
    (payload.DisplayLogic !== undefined ||
      payload.SkipLogic !== undefined ||
      payload.InPageDisplayLogic !== undefined) &&
      'branching',
    choices.some(({ choice }) => stringOf(choice.TextEntry) === 'true') && 'other',
    hasMedia(stringOf(payload.QuestionText)) && 'media',
    /\$\{[a-z]+:\/\//i.test(stringOf(payload.QuestionText)) && 'piped',
    (stringOf(validation.ForceResponse) === 'ON' ||
      !['', 'None', 'ForceResponse'].includes(stringOf(validation.Type))) &&
      'rules',
    isOn(payload.Randomization) && stringOf(objectOf(payload.Randomization).Type) !== 'None' && 'random',
    payload.DynamicChoices !== undefined && 'options_elsewhere',
  ]
  const add = (options: readonly FoundOption[], ...notes: (ImportNoteCode | false)[]) =>
    writer.add({ stem, variable: name, options }, [...notes, ...common], name)
  const addFields = (...notes: ImportNoteCode[]) => {
    for (const part of choices)
      writer.add(
        { stem: `${stem} ${displayOf(part.choice)}`, variable: partName(name, part) },
        [...notes, ...common],
        name,
      )
  }
  switch (type) {
    case 'MC':
      if (selector === 'NPS') add(numberOptions(0, 10), 'rating')
      else add(coded, selector.startsWith('M') && 'multiple')
      return
    case 'TE':
      if (selector === 'FORM' && choices.length > 0) addFields('fields')
      else writer.add({ stem, variable: name }, common, name)
      return
    case 'Matrix':
      readMatrix(
        payload,
        { stem, rows: choices, columns: columnsOf(payload), variable: name },
        common,
        writer,
      )
      return
    case 'SBS': {
      const shared = columnsOf(payload)
      // "Side by side": each column is a separate question on the same rows.
      for (const [at, column] of Object.values(objectOf(payload.AdditionalQuestions))
        .map(objectOf)
        .entries()) {
        const whole = `${stem} ${plain(column.QuestionText)}`.trim()
        const columns = column.Answers === undefined ? shared : columnsOf(column)
        const { DataExportTag, QuestionType, Selector, SubSelector } = payload
        const own = { QuestionType, Selector, SubSelector, ...column, DataExportTag }
        readMatrix(
          own,
          { stem: whole, rows: choices, columns, variable: `${name}#${at + 1}` },
          common,
          writer,
        )
      }
      return
    }
    case 'Slider':
      readSlider(payload, stem, choices, common, writer)
      return
    case 'RO':
    case 'PGR':
      add(coded, 'ranking')
      return
    case 'CS':
      addFields('fields', 'to_open')
      return
    case 'DB':
      writer.note('text_dropped', stem)
      return
    case 'Timing':
    case 'Meta':
      return
    default:
      writer.note('dropped', stem)
  }
}

/** A choice, a row or a column; its key is "" in a plain list, whose places say nothing of the data. */
interface Choice {
  key: string
  choice: JsonObject
}

interface Coded {
  text: string
  code: string
}

interface Matrix {
  stem: string
  rows: readonly Choice[]
  columns: readonly Coded[]
  /** The name in data, to which that of a row is appended. */
  variable: string
}

function columnsOf(payload: JsonObject): Coded[] {
  return codedOf(ordered(payload.Answers, payload.AnswerOrder), payload)
}

/** Choices with their codes in data: those given to them, or else their keys. */
function codedOf(choices: readonly Choice[], payload: JsonObject): Coded[] {
  const recoded = new Map(Object.entries(objectOf(payload.RecodeValues)))
  return choices.map(({ key, choice }) => ({ text: displayOf(choice), code: plain(recoded.get(key)) || key }))
}

/** The name of a question's part in data. */
function partName(name: string, { key }: Choice): string {
  return key === '' || name === '' ? '' : `${name}_${key}`
}

function readMatrix(
  payload: JsonObject,
  { stem, rows, columns, variable: all }: Matrix,
  common: readonly (ImportNoteCode | false)[],
  writer: DraftWriter,
): void {
  const name = stringOf(payload.DataExportTag)
  const several = stringOf(payload.SubSelector) === 'MultipleAnswer'
  for (const row of rows) {
    const whole = `${stem} ${displayOf(row.choice)}`
    const variable = partName(all, row)
    if (!isText(payload)) {
      writer.add(
        { stem: whole, variable, options: columns },
        ['matrix', several && 'multiple', ...common],
        name,
      )
      continue
    }
    // A matrix of texts asks for a text in each cell.
    for (const { text, code } of columns.length > 0 ? columns : [{ text: '', code: '' }])
      writer.add(
        { stem: `${whole} ${text}`.trim(), variable: code === '' ? variable : `${variable}_${code}` },
        ['matrix', ...common],
        name,
      )
  }
}

/** Whether the cells of a matrix are texts. */
function isText(payload: JsonObject): boolean {
  return stringOf(payload.Selector) === 'TE' || stringOf(payload.QuestionType) === 'TE'
}

/** The most options made from a slider; with more points the step is increased. */
const MOST_POINTS = 11

function readSlider(
  payload: JsonObject,
  stem: string,
  rows: readonly Choice[],
  common: readonly (ImportNoteCode | false)[],
  writer: DraftWriter,
): void {
  const configuration = objectOf(payload.Configuration)
  const from = Number(configuration.CSSliderMin ?? 0)
  const to = Number(configuration.CSSliderMax ?? 10)
  const step = Math.max(1, Math.ceil((to - from) / (MOST_POINTS - 1)))
  const labels = ordered(payload.Labels, [])
    .map(({ choice }) => displayOf(choice))
    .filter((label) => label !== '')
  const name = stringOf(payload.DataExportTag)
  for (const row of rows.length > 0 ? rows : [null]) {
    const options = withLabels(numberOptions(from, to, step), labels)
    const whole = {
      stem: row ? `${stem} ${displayOf(row.choice)}` : stem,
      variable: row ? partName(name, row) : name,
      options,
    }
    writer.add(whole, ['rating', ...common], name)
  }
}

/** Adds labels to points. Qualtrics spaces them evenly: two are at the ends, a third one in the middle. */
function withLabels(points: readonly string[], labels: readonly string[]): string[] {
  const last = points.length - 1
  const places = new Map(
    labels.map((label, at) => [Math.round((at * last) / Math.max(1, labels.length - 1)), label]),
  )
  return points.map((point, at) => [point, places.get(at)].filter(Boolean).join(' – '))
}

/** Choices in the order of `order`; those that it does not name come last. */
function ordered(choices: unknown, order: unknown): Choice[] {
  const isList = Array.isArray(choices)
  const all = isList
    ? new Map(choices.map((choice, index) => [String(index), objectOf(choice)]))
    : new Map(Object.entries(objectOf(choices)).map(([key, choice]) => [key, objectOf(choice)]))
  const wanted = listOf(order)
    .map(stringOf)
    .filter((key) => all.has(key))
  const keys = new Set([...wanted, ...all.keys()])
  return [...keys].map((key) => ({ key: isList ? '' : key, choice: all.get(key) ?? {} }))
}

function displayOf(choice: JsonObject): string {
  return plain(choice.Display)
}
