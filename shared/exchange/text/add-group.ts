import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import type { SourceLine } from '../source-lines.ts'
import { addRows } from './add-rows.ts'
import { withoutCondition } from './conditions.ts'
import { isCase } from './further-questions.ts'
import {
  addItemOf,
  type Belongs,
  choicesOf,
  joinedQuestion,
  joinRow,
  type OpenGroup,
  sourceOf,
  withScale,
} from './group-parts.ts'
import { howManyAnswers } from './how-many-answers.ts'
import { dividedAnswers, impliedAnswers, scaleNamedIn } from './implied-answers.ts'
import { isInstruction } from './instruction.ts'
import { withMeanings } from './named-points.ts'
import { areNumbers, withEnds } from './number-scale.ts'
import { withoutPaperRemark } from './paper-remarks.ts'
import type { PlacedPart } from './placed-line.ts'
import { withoutCodes, withoutHyphens, withoutVariable } from './printed-codes.ts'
import { withoutRoute } from './routes.ts'
import { listedScale, scaleOfEnds } from './scale-ends.ts'
import { isAnsweredBy } from './shared-answers.ts'
import { staffRemarkOf, withoutStaffRemark } from './staff-remarks.ts'
import { blankField, withoutPlace, withoutTrailingBlank } from './trailing-blank.ts'
import { areRemarks } from './written-answers.ts'
import { isOfSource, isWritten, withWritten } from './written-parts.ts'
import { yesNoOf } from './yes-no.ts'

/** With so few options only one can be the answer, whatever marks are before them. */
const EITHER_OR = 2

/** Adds the items of a group to the draft, and tells its lines which items they became. */
export function addGroup(
  group: OpenGroup,
  writer: DraftWriter,
  meter: ReadingMeter,
  lines: SourceLine[],
): void {
  if (group.rows.length === 0 && areRemarks(group.options, group.after)) {
    group.after.unshift(...group.options.map((part): PlacedPart => ({ ...part, note: 'text_dropped' })))
    group.options = []
  }
  const { stem, options, rows, after } = group
  const whole = joinedQuestion(stem)
  const isRemarked = rows.length > 0 && !isWritten(stem) && howManyAnswers(whole) !== null
  const question = isRemarked ? withRemarkBehind(whole) : whole
  const belongs: Belongs = (places, item) => {
    for (const at of places) {
      const line = lines[at]
      if (line) line.item ??= item
    }
  }
  const own = [...stem, ...options].map(({ at }) => at)
  const head = isWritten(stem) ? question : withoutStaffRemark(withoutCondition(question))
  if (rows.length > 0) {
    addRows(group, head, { writer, meter, belongs })
    if (head !== question) writer.noteLast(staffRemarkOf(question) ? 'text_dropped' : 'branching', question)
  } else if (isFields(group)) addFields(group, question, writer, belongs)
  else if (isRatedList(group)) addRated(group, question, writer, belongs)
  else belongs(own, addItem(group, question, writer))
  for (const { note, text } of after) if (note) writer.note(note, text)
}

/** Adds an item that is no grid; returns its number. */
function addItem(group: OpenGroup, question: string, writer: DraftWriter): number | null {
  const { stem, options, named, shared, howMany: remarked } = group
  const texts = choicesOf(group)
  const choices = texts.filter(isOfSource).map(({ text }) => text)
  const isExact = [...stem, ...options].some((part) => part.isExact)
  if (isExact) return addItemOf(writer, question, withWritten(texts, choices), [])
  const isAsked = isWritten(stem)
  const answers = choices.map(withoutRoute)
  const written = answers.map((text) => withoutBlank(text.replace(/^_{2,}\s*(?=\S)/, '')))
  const asked = isAsked ? question : bareStem(question)
  const divided = dividedAnswers(withoutCodes(withoutHyphens(written)))
  const pointed = isAsked ? divided : withPoints(withNames(divided, named), question)
  const plain = isAsked || pointed.length === 0 ? pointed : withScale(pointed, asked, group)
  const isOpen = plain.length === 0 && texts.length === 0
  const implied = isOpen && !isAsked ? impliedAnswers(asked) : null
  const field = blankField(question)
  const hasBlank = field !== null || stem.some((part) => part.hasBlank)
  const common = shared && !hasBlank && isAnsweredBy(asked, shared) ? shared.options : []
  const given = isOpen && !isAsked && !implied ? (named.length > 0 ? named : common) : []
  const howMany = howManyAnswers(question) ?? remarked
  const isTicked = options.some((part) => part.isTicked)
  // Numbers of a scale that are listed one below the other are kept as they are, whatever the question says about them.
  const areListed =
    plain.length > 1 && new Set(options.filter(isOfSource).map(({ at }) => at)).size === plain.length
  const isDivided = isOpen && !isAsked && !hasBlank && given.length === 0 && !implied
  const yesNo = isDivided && group.after.some(isCase) ? yesNoOf(asked) : null
  const answersTaken = implied?.options ?? yesNo ?? (given.length > 0 ? given : plain)
  const taken = areListed ? answersTaken : withMeanings(answersTaken, sourceOf(stem))
  const chosen = isOpen ? taken : withWritten(texts, taken)
  // One answer is all that a single choice takes: the item need not say so. Who is asked freely may have to be told.
  const paper = isAsked || chosen.length === 0 ? null : withoutPaperRemark(implied?.stem ?? asked)
  const item = addItemOf(writer, paper?.asked ?? implied?.stem ?? asked, chosen, [
    howMany === 'several' && !isOpen && 'multiple',
    howMany === null && isTicked && plain.length > EITHER_OR && 'boxes',
    (answers.some((text, at) => text !== choices[at]) ||
      (!isAsked && withoutCondition(question) !== question)) &&
      'branching',
    written.some((text, at) => text !== answers[at]) && 'other',
    (implied?.isScale === true || given.length > 0) && 'rating',
    yesNo !== null && 'yes_no',
  ])
  if (field && !isAsked && field.unit !== '') writer.noteLast('text_dropped', field.unit)
  const remark = isAsked ? null : staffRemarkOf(question)
  if (remark !== null) writer.noteLast('text_dropped', remark)
  if (paper && paper.remark !== null) writer.noteLast('text_dropped', paper.remark)
  return item
}

/** The numbers of a scale with the names that a remark below the question gives for its ends. */
function withNames(options: string[], named: readonly string[]): string[] {
  const isSame =
    areNumbers(options) &&
    named.length === options.length &&
    named.every((point, at) => Number.parseInt(point, 10) === Number.parseInt(options[at] ?? '', 10))
  return isSame ? [...named] : options
}

/** All points of a scale that the question names, where only its two ends are listed below it. */
function withPoints(options: string[], question: string): string[] {
  const [low = '', high = ''] = options
  const points = options.length === 2 && !/\d/.test(low + high) ? scaleNamedIn(question)?.options : null
  return points && points.length > 2 ? withEnds(points, low, high) : options
}

/** An answer without its blank; a unit behind the blank stays a part of the answer. */
function withoutBlank(answer: string): string {
  const field = blankField(answer)
  return field?.unit === '' ? field.label : withoutPlace(answer)
}

/** A question without its blank, its variable, and the word "Question" before it. */
function bareStem(question: string): string {
  const asked = withoutStaffRemark(withoutCondition(question))
  const bare = withRemarkBehind(withoutVariable(withoutTrailingBlank(asked)))
  return bare
    .replace(/([?:.)]|\s)\*$/, '$1')
    .replace(/([?？])\s+[?？]$/, '$1')
    .trim()
    .replace(/^(?:question|statement|item|énoncé|affirmation)\s?:\s*(?=\S)/i, '')
    .replace(
      /\((?:open-?ended|open(?: question)?|free text|question ouverte|réponse libre|texte libre)\)$/i,
      '',
    )
    .trim()
}

/** A question with its mark before the remark on how to answer: "… for you (tick all that apply)?" */
function withRemarkBehind(question: string): string {
  const [, asked = '', remark = '', mark = ''] =
    /^(.{1,900}\S)\s*(\([^()]{3,80}\))(\s?\?)$/s.exec(question) ?? []
  return asked !== '' && isInstruction(remark) ? `${asked}${mark} ${remark}` : question
}

/** Words of a question about several things that are listed below it. */
const EACH = /(?<!\p{L})(?:following|each|these|below|suivante?s?|chacune?|chaque|ci-dessous)(?!\p{L})/iu

/** Words by which what is listed is put in order. */
const RANKS = /(?<!\p{L})(?:rank|order|class(?:ez|er)|ordonne[rz]|hiérarchise[rz])(?!\p{L})/iu

/** Whether what is listed below a question is to be rated on the scale that the question gives. */
function isRatedList({ stem, options }: OpenGroup): boolean {
  const question = sourceOf(stem)
  // A line that a person adds to such a list is one more entry of it.
  const own = options.filter(isOfSource)
  const areListed =
    own.length > 1 && own.every((part) => !part.isTicked && !part.isTold && !part.options && !part.isExact)
  const areWords = own.every(({ text }) => /^\P{N}*$/u.test(text))
  const isScale = scaleOfEnds(question) !== null || listedScale(question) !== null
  return areListed && areWords && !RANKS.test(question) && EACH.test(question) && isScale
}

/** Adds each line of such a list as a question of its own. */
function addRated(group: OpenGroup, question: string, writer: DraftWriter, belongs: Belongs): void {
  const source = sourceOf(group.stem)
  const listed = listedScale(source)
  const options = listed?.options ?? scaleOfEnds(source) ?? []
  const asked = isWritten(group.stem) ? question : (listed?.stem ?? question)
  const read = ({ text, written }: PlacedPart) => ({ stem: joinRow(asked, written ?? text), options })
  addEach(group, read, ['matrix', 'rating'], writer, belongs)
}

/** Whether what is below a question are lines to fill in: most end with a blank, or are names with a colon behind. */
function isFields({ stem, options }: OpenGroup): boolean {
  const own = options.filter(isOfSource)
  if (stem.length === 0 || own.length < 2) return false
  if (own.some(({ joins, options: answers, isExact, isTold }) => joins || answers || isExact || isTold))
    return false
  const blank = own.filter(({ text }) => blankField(text) !== null || text.endsWith(':')).length
  return blank > 1 && blank / own.length >= 0.6
}

/** Adds each line to fill in as a question of its own. */
function addFields(group: OpenGroup, question: string, writer: DraftWriter, belongs: Belongs): void {
  const asked = (isWritten(group.stem) ? question : bareStem(question)).replace(/\s*:$/, '')
  // The paper itself shows whether a space is before a colon, as in French.
  const isSpaced = [...group.stem, ...group.options].some(({ text }) => /\p{L}\)?\s[:;?!]/u.test(text))
  const read = ({ text, written }: PlacedPart) => {
    const own = withoutTrailingBlank(text)
    const implied = written === undefined ? impliedAnswers(own) : null
    const field = written ?? (implied?.stem ?? own).replace(/\s*:$/, '')
    return { stem: `${asked}${isSpaced ? '\u00a0' : ''}: ${field}`, options: implied?.options ?? [] }
  }
  addEach(group, read, ['fields'], writer, belongs)
}

/** Adds each line below a question as a question of its own; `read` says which. */
function addEach(
  { stem, options }: OpenGroup,
  read: (part: PlacedPart) => { stem: string; options: readonly string[] },
  notes: Parameters<DraftWriter['add']>[1],
  writer: DraftWriter,
  belongs: Belongs,
): void {
  options.forEach((part, index) => {
    const { at } = part
    const { stem: own, options: choices } = read(part)
    const item = addItemOf(writer, own, choices, notes)
    belongs(index === 0 ? [...stem.map((part) => part.at), at] : [at], item)
  })
}
