import { ANSWER_WORDS, numberOptions } from '../answer-words.ts'
import type { DraftWriter, FoundOption } from '../draft-writer.ts'
import type { ImportNoteCode } from '../import-result.ts'
import { type JsonObject, listOf, objectOf, stringOf } from '../json/read-json.ts'
import { languagesOf } from './surveyjs-languages.ts'
import { choicesOf, codedTexts, type Reading, ratingOptions, say } from './surveyjs-texts.ts'
import { SURVEYJS_VERSION } from './write-surveyjs.ts'

/** Reads a SurveyJS definition (surveyjs.io, "SurveyJS Library JSON schema"): pages or elements at the top. */
export function readSurveyJs(file: JsonObject, writer: DraftWriter, textLanguage = ''): void {
  const own = stringOf(file.locale) || 'default'
  const languages = languagesOf(file)
  const locale = languages.find(({ name }) => name === textLanguage)?.name ?? own
  if (languages.length > 1) {
    writer.note('languages', locale === 'default' ? '' : locale)
    writer.languages(languages, locale)
  }
  // Without a language SurveyJS shows its own texts in English.
  const words = ANSWER_WORDS[locale.startsWith('fr') ? 'fr' : 'en']
  const values = listOf(file.calculatedValues).map(objectOf)
  // Sonde writes plain text; other programs' texts may have HTML.
  const isOwn = values.some(({ name }) => name === SURVEYJS_VERSION)
  const reading: Reading = { writer, locale, words, isOwn }
  writer.title(say(file.title, reading))
  writer.context(say(file.description, reading))
  if (listOf(file.triggers).length > 0) writer.note('branching')
  for (const { name } of values) if (name !== SURVEYJS_VERSION) writer.note('calculated', stringOf(name))
  const pages = listOf(file.pages).map(objectOf)
  for (const page of pages.length > 0 ? pages : [file]) {
    if (page !== file) noteGroup(page, reading)
    readElements(page, reading)
  }
}

function readElements(parent: JsonObject, reading: Reading): void {
  for (const element of listOf(parent.elements ?? parent.questions).map(objectOf))
    readElement(element, reading)
}

function noteGroup(group: JsonObject, reading: Reading): void {
  const title = say(group.title, reading)
  if (title !== '') reading.writer.note('text_dropped', title)
  const description = say(group.description, reading)
  if (description !== '') reading.writer.note('text_dropped', description)
  if (group.visibleIf || group.enableIf) reading.writer.note('branching', title || stringOf(group.name))
  if (/random/.test(stringOf(group.questionsOrder ?? group.questionOrder)))
    reading.writer.note('random', title)
}

function readElement(element: JsonObject, reading: Reading): void {
  const { writer, words } = reading
  const name = stringOf(element.name)
  const stem = say(element.title, reading) || (reading.isOwn ? '' : name)
  const common = commonNotes(element, stem)
  const add = (options: FoundOption[] | null, ...notes: (ImportNoteCode | false)[]) =>
    writer.add({ stem, variable: name, ...(options ? { options } : {}) }, [...notes, ...common], name)
  const rows = () => codedTexts(element.rows, reading)
  // Types in any case, as in SurveyJS itself.
  switch (stringOf(element.type).toLowerCase()) {
    case 'panel':
    case 'flowpanel':
      noteGroup(element, reading)
      readElements(element, reading)
      return
    case 'paneldynamic':
      writer.note('repeat', stem)
      readElements({ elements: element.templateElements }, reading)
      return
    case 'radiogroup':
    case 'dropdown':
    case 'buttongroup':
      add(choicesOf(element, reading))
      break
    case 'checkbox':
    case 'tagbox':
      add(choicesOf(element, reading), 'multiple')
      break
    case 'imagepicker':
      add(choicesOf(element, reading), 'media', element.multiSelect === true && 'multiple')
      break
    case 'ranking':
      add(choicesOf(element, reading), 'ranking')
      break
    case 'boolean':
      add(
        [
          {
            text: say(element.labelTrue, reading) || (words.yesNo[0] ?? ''),
            code: stringOf(element.valueTrue) || 'true',
          },
          {
            text: say(element.labelFalse, reading) || (words.yesNo[1] ?? ''),
            code: stringOf(element.valueFalse) || 'false',
          },
        ],
        'yes_no',
      )
      break
    case 'rating':
      add(ratingOptions(element, reading), 'rating')
      break
    case 'slider':
      add(
        numberOptions(Number(element.min ?? 0), Number(element.max ?? 100), Number(element.step ?? 10)),
        'rating',
      )
      break
    case 'text':
      add(null, !['', 'text', 'email', 'url', 'tel'].includes(stringOf(element.inputType)) && 'to_open')
      break
    case 'comment':
      add(null)
      break
    case 'multipletext':
      for (const item of listOf(element.items).map(objectOf)) {
        writer.add(
          {
            stem: `${stem} ${say(item.title, reading) || stringOf(item.name)}`,
            variable: partName(name, stringOf(item.name)),
          },
          ['fields', ...common],
          name,
        )
      }
      break
    case 'matrix': {
      const options = codedTexts(element.columns, reading)
      for (const { text, code } of rows()) {
        writer.add(
          { stem: `${stem} ${text}`, variable: partName(name, code), options },
          ['matrix', element.cellType === 'checkbox' && 'multiple', ...common],
          name,
        )
      }
      break
    }
    case 'matrixdropdown':
      readColumns(element, stem, rows(), common, reading)
      break
    case 'matrixdynamic':
      writer.note('repeat', stem)
      readColumns(element, stem, [{ text: '', code: '' }], common, reading)
      break
    case 'html':
      if (say(element.html, reading).trim() !== '') writer.note('text_dropped', say(element.html, reading))
      return
    case 'image':
      writer.note('media', name)
      return
    case 'expression':
      writer.note('calculated', stem)
      return
    case 'file':
    case 'signaturepad':
    case 'imagemap':
      writer.note('dropped', stem)
      return
    default:
      if (!addByContent(element, stem, common, reading)) return
  }
  const description = say(element.description, reading)
  if (description !== '') writer.noteLast('text_dropped', description)
}

/** Reads an element of a custom type by its content. Returns whether it was added as an item. */
function addByContent(
  element: JsonObject,
  stem: string,
  common: readonly (ImportNoteCode | false)[],
  reading: Reading,
): boolean {
  const name = stringOf(element.name)
  const { writer } = reading
  const inner = element.elements ?? element.questions ?? element.templateElements
  if (listOf(inner).length > 0) {
    noteGroup(element, reading)
    readElements({ elements: inner }, reading)
    return false
  }
  const options = codedTexts(element.choices ?? element.rateValues, reading)
  const columns = codedTexts(element.columns, reading)
  const rows = codedTexts(element.rows, reading)
  if (options.length > 0) writer.add({ stem, variable: name, options }, common, name)
  else if (columns.length > 0 && rows.length > 0)
    for (const { text, code } of rows)
      writer.add(
        { stem: `${stem} ${text}`, variable: partName(name, code), options: columns },
        ['matrix', ...common],
        name,
      )
  else if (say(element.title, reading) !== '')
    writer.add({ stem, variable: name }, ['to_open', ...common], name)
  else {
    writer.note('dropped', stem)
    return false
  }
  return true
}

function commonNotes(element: JsonObject, stem: string): (ImportNoteCode | false)[] {
  return [
    Boolean(element.visibleIf || element.enableIf || element.requiredIf) && 'branching',
    (element.isRequired === true || listOf(element.validators).length > 0) && 'rules',
    /random/.test(stringOf(element.choicesOrder)) && 'random',
    Boolean(element.showOtherItem ?? element.hasOther) && 'other',
    Boolean(element.showCommentArea ?? element.hasComment) && 'comment',
    Boolean(element.choicesByUrl ?? element.choicesFromQuestion) && 'options_elsewhere',
    /\{[\w.[\]-]+\}/.test(stem) && 'piped',
    (Boolean(element.choicesVisibleIf) ||
      listOf(element.choices).some((choice) => Boolean(objectOf(choice).visibleIf))) &&
      'cascade',
  ]
}

/** Adds an item for each cell (a row and a column). The writer refuses files for which these are too many. */
function readColumns(
  element: JsonObject,
  stem: string,
  rows: readonly { text: string; code: string }[],
  common: readonly (ImportNoteCode | false)[],
  reading: Reading,
): void {
  const name = stringOf(element.name)
  const shared = codedTexts(element.choices, reading)
  // Each column is read once, not again for each row.
  const columns = listOf(element.columns).map((each) => {
    const column = objectOf(each)
    const kind = stringOf(column.cellType) || stringOf(element.cellType) || 'dropdown'
    const own = codedTexts(column.choices, reading)
    return {
      title: say(column.title, reading) || stringOf(column.name),
      code: stringOf(column.name),
      options: /^(?:text|comment|expression)$/.test(kind) ? null : own.length > 0 ? own : shared,
      several: kind === 'checkbox' || kind === 'tagbox',
    }
  })
  if (columns.length === 0) return
  for (const row of rows) {
    for (const { title, code, options, several } of columns) {
      const whole = {
        stem: [stem, row.text, title].filter((part) => part !== '').join(' '),
        variable: partName(partName(name, row.code), code),
      }
      reading.writer.add(
        options ? { ...whole, options } : whole,
        ['matrix', several && 'multiple', ...common],
        name,
      )
    }
  }
}

/** The name of a part in data: that of the whole with its own. */
function partName(name: string, part: string): string {
  return [name, part].filter((each) => each !== '').join('_')
}
