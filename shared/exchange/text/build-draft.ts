import type { DraftWriter } from '../draft-writer.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { type LineRole, type SourceLine, type Told, textOfPieces } from '../source-lines.ts'
import { arrangePlaced } from './arrange-placed.ts'
import { howManyAnswers } from './how-many-answers.ts'
import { dividedAnswers, impliedAnswers, scaleNamedIn } from './implied-answers.ts'
import { optionTexts } from './option-texts.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'
import { withoutCodes, withoutVariable } from './printed-codes.ts'
import { isAnsweredBy, type SharedAnswers, sharedAnswers } from './shared-answers.ts'
import { withoutTrailingBlank } from './trailing-blank.ts'

/** With no more options than these, only one can be the answer, whatever their marks. */
const EITHER_OR = 2

/** An item, or the rows of a grid with their question, while its lines are read. */
interface OpenGroup {
  /** Joined only at the end: appending to a text line by line would be slow. */
  stem: PlacedPart[]
  options: PlacedPart[]
  rows: { text: string[]; options: readonly string[]; at: number[] }[]
  /** The answers that a remark below the stem names. */
  named: readonly string[]
  /** The scale that was given for all statements here. */
  shared: SharedAnswers | null
  /** How many answers a remark below the stem allows; null where none says. */
  howMany: 'one' | 'several' | null
  /** Notes on texts left out after its beginning, in their order. */
  after: PlacedPart[]
}

/** Builds the draft from the roles of the source's lines. What a person told wins, and needs no note. */
export function buildDraft(
  read: readonly PlacedLine[],
  writer: DraftWriter,
  meter: ReadingMeter,
  told?: Told,
): void {
  const source = arrangePlaced(read, told)
  const lines = source.map(({ id, pieces, form, parts }): SourceLine => {
    const role = parts[0]?.role ?? 'left_out'
    return { id, text: textOfPieces(pieces), pieces, form, role, item: null }
  })
  const isTitleTold = source.some(({ id }) => told?.roles.get(id) === 'title')
  const title: string[] = []
  const context: string[] = []
  let contextLength = 0
  let group: OpenGroup | null = null
  /** The scale that a remark gives for the statements after it: of the introduction, and of this part. */
  let firstScale: SharedAnswers | null = scaleBelow(source)
  let scale: SharedAnswers | null = null

  const close = () => {
    if (group) addGroup(group, writer, meter, lines)
    group = null
  }
  const open = () => {
    close()
    const shared = scale ?? firstScale
    const fresh: OpenGroup = {
      stem: [],
      options: [],
      rows: [],
      named: [],
      shared,
      howMany: null,
      after: [],
    }
    group = fresh
    return fresh
  }
  /** Takes a scale for what follows: before all items for the whole, later for its part. */
  const take = (answers: SharedAnswers) => {
    if (answers.forQuestions || (writer.count() === 0 && !group)) firstScale = fuller(answers, firstScale)
    else scale = fuller(answers, firstScale)
  }
  const takeFirst = (text: string) => {
    const answers = sharedAnswers(text)
    if (answers) firstScale = fuller(answers, firstScale)
  }
  const note = (part: PlacedPart) => {
    if (part.shared) close()
    if (group) group.after.push(part)
    else if (part.note) writer.note(part.note, part.text)
    if (group) group.howMany ??= howManyAnswers(part.text)
    const isHeading = part.role === 'heading' || part.role === 'left_out'
    const points = isHeading ? scaleNamedIn(part.text) : null
    const answers = part.shared ?? sharedAnswers(part.text) ?? (points && { ...points, forQuestions: false })
    if (group && part.role === 'instruction' && !part.shared)
      group.named = answers?.options ?? scaleNamedIn(part.text)?.options ?? group.named
    else if (answers) take(answers)
  }
  const put: Record<LineRole, (part: PlacedPart) => void> = {
    title(part) {
      title.push(part.text)
      takeFirst(part.text)
      note(part)
    },
    context(part) {
      // What is far beyond the limit of a context is cut anyway.
      if (contextLength <= IMPORT_LIMITS.fieldCharacters) context.push('\n'.repeat(part.gap ?? 0) + part.text)
      contextLength += part.text.length + 1
      takeFirst(part.text)
      note(part)
    },
    stem(part) {
      open().stem.push(part)
    },
    stem_more(part) {
      const row = group?.rows.at(-1)
      if (row) {
        row.text.push(part.text)
        row.at.push(part.at)
      } else (group ?? open()).stem.push(part)
    },
    option(part) {
      const into = !group || part.isFresh ? open() : group
      into.options.push(part)
    },
    row(part) {
      const into = !group || part.isFresh ? open() : group
      into.rows.push({ text: [part.text], options: part.options ?? [], at: [part.at] })
    },
    heading(part) {
      scale = null
      note(part)
    },
    instruction: note,
    left_out: note,
  }

  source.forEach((line, at) => {
    meter.step()
    const role = told?.roles.get(line.id)
    const parts = role === undefined ? line.parts : line.as(role)
    for (const each of parts) {
      // A line that was divided or joined has another place than before.
      const part = { ...each, at }
      const isTold = role !== undefined
      // Only one title: the reader's own guess gives way to what the person told.
      const isDisplaced = !isTold && part.role === 'title' && isTitleTold
      const used: PlacedPart = isDisplaced ? { ...part, role: 'context' } : part
      put[used.role](isTold ? { ...used, note: undefined } : used)
      if (used.dropped && !isTold) note({ ...used, text: used.dropped, note: 'text_dropped' })
      if (each === parts[0]) (lines[at] as SourceLine).role = used.role
    }
  })
  close()
  if (title.length > 0) writer.title(title.join(' '))
  if (context.length > 0) writer.context(context.join('\n'))
  writer.lines(lines)
}

/** The answers for all that are given at the end, after the last question. */
function scaleBelow(source: readonly PlacedLine[]): SharedAnswers | null {
  const parts = source.flatMap((line) => line.parts)
  const last = parts.findLastIndex(({ role }) => role === 'stem' || role === 'row' || role === 'option')
  return parts.slice(last + 1).find(({ shared }) => shared)?.shared ?? null
}

/** Of two scales of the same length the one that names its points, instead of its ends alone. */
function fuller(answers: SharedAnswers, other: SharedAnswers | null): SharedAnswers {
  const named = ({ options }: SharedAnswers) => options.filter((text) => /\p{L}/u.test(text)).length
  if (!other || other.options.length !== answers.options.length || named(other) <= named(answers))
    return answers
  return { ...other, forQuestions: other.forQuestions || answers.forQuestions }
}

function addGroup(group: OpenGroup, writer: DraftWriter, meter: ReadingMeter, lines: SourceLine[]): void {
  const { stem, options, rows, after } = group
  const texts = optionTexts(options)
  const question = stem.map(withoutRequired).join(' ')
  const belongs = (places: readonly number[], item: number | null) => {
    for (const at of places) {
      const line = lines[at]
      if (line) line.item ??= item
    }
  }
  const own = [...stem, ...options].map(({ at }) => at)
  if (rows.length > 0) {
    const shared = withoutCodes([...stem.flatMap((part) => part.options ?? []), ...texts])
    const bare = withoutCodes(rows.map(({ text }) => text.join(' ')))
    rows.forEach((row, index) => {
      meter.add('characters', question.length)
      const choices = row.options.length > 0 ? row.options : shared
      const text = joinRow(question, bare[index] ?? '')
      const item = add(writer, text, choices, [choices.length > 0 && 'matrix'])
      belongs(index === 0 ? [...own, ...row.at] : row.at, item)
    })
  } else if (isFields(group)) addFields(group, question, writer, belongs)
  else belongs(own, addItem(group, question, texts, writer))
  for (const { note, text } of after) if (note) writer.note(note, text)
}

/** Adds an item that is no grid; returns its number. */
function addItem(
  { stem, options, named, shared, howMany: remarked }: OpenGroup,
  question: string,
  texts: string[],
  writer: DraftWriter,
): number | null {
  const choices = [...stem.flatMap((part) => part.options ?? []), ...texts]
  const isExact = stem.some((part) => part.isExact)
  if (isExact) return add(writer, question, choices, [])
  const written = choices.map((text) => withoutTrailingBlank(text.replace(/^_{2,}\s*(?=\S)/, '')))
  const asked = bareStem(question)
  const plain = dividedAnswers(withoutCodes(written))
  const isOpen = plain.length === 0
  const implied = isOpen ? impliedAnswers(asked) : null
  const hasBlank = stem.some((part) => part.hasBlank)
  const common = shared && !hasBlank && isAnsweredBy(asked, shared) ? shared.options : []
  const given = isOpen && !implied ? (named.length > 0 ? named : common) : []
  const howMany = howManyAnswers(question) ?? remarked
  const isTicked = options.some((part) => part.isTicked)
  return add(writer, implied?.stem ?? asked, implied?.options ?? (given.length > 0 ? given : plain), [
    howMany === 'several' && !isOpen && 'multiple',
    howMany === null && isTicked && plain.length > EITHER_OR && 'boxes',
    written.some((text, at) => text !== choices[at]) && 'other',
    (implied?.isScale === true || given.length > 0) && 'rating',
  ])
}

/** A line of a question without the mark that an answer is required. */
function withoutRequired({ text, isExact }: PlacedPart): string {
  return isExact ? text : text.replace(/([?:.)]|\s)\*$/, '$1').trim()
}

/** A question without its blank, its variable, and the word "Question" before it. */
function bareStem(question: string): string {
  const bare = withoutTrailingBlank(withoutVariable(question))
  return bare
    .replace(/([?:.)]|\s)\*$/, '$1')
    .trim()
    .replace(/^question\s?:\s*(?=\S)/i, '')
    .replace(
      /\((?:open-?ended|open(?: question)?|free text|question ouverte|réponse libre|texte libre)\)$/i,
      '',
    )
    .trim()
}

/** Whether what is below a question are lines to fill in: most end with a blank. */
function isFields({ stem, options }: OpenGroup): boolean {
  if (stem.length === 0 || options.length < 2) return false
  if (options.some(({ joins, options: answers, isExact }) => joins || answers || isExact)) return false
  const blank = options.filter(({ text }) => withoutTrailingBlank(text) !== text).length
  return blank > 1 && blank / options.length >= 0.6
}

/** Adds each line to fill in as a question of its own. */
function addFields(
  { stem, options }: OpenGroup,
  question: string,
  writer: DraftWriter,
  belongs: (places: readonly number[], item: number | null) => void,
): void {
  const asked = bareStem(question).replace(/\s*:$/, '')
  options.forEach(({ text, at }, index) => {
    const own = withoutTrailingBlank(text)
    const implied = impliedAnswers(own)
    const item = add(
      writer,
      `${asked}: ${(implied?.stem ?? own).replace(/:$/, '')}`,
      implied?.options ?? [],
      ['fields'],
    )
    belongs(index === 0 ? [...stem.map((part) => part.at), at] : [at], item)
  })
}

function add(
  writer: DraftWriter,
  stem: string,
  options: readonly string[],
  notes: Parameters<DraftWriter['add']>[1],
): number | null {
  const before = writer.count()
  writer.add(options.length > 0 ? { stem, options } : { stem }, notes)
  return writer.count() > before ? writer.count() : null
}

/** The stem of a grid row. If the question ends with "…", the row continues its sentence. */
function joinRow(question: string, row: string): string {
  const goesOn = row.replace(/^(?:…|\.\.\.)\s*/, '')
  const start = goesOn === row ? question : question.replace(/\s*(?:…|\.\.\.)$/, '')
  return `${start} ${goesOn}`.trim()
}
