import type { DraftWriter } from '../draft-writer.ts'
import { IMPORT_LIMITS } from '../limits.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import { type LineId, type LineRole, type SourceLine, type Told, textOfPieces } from '../source-lines.ts'
import { addGroup } from './add-group.ts'
import { createAnswerHolder } from './answer-holder.ts'
import { arrangePlaced } from './arrange-placed.ts'
import type { OpenGroup } from './group-parts.ts'
import { howManyAnswers } from './how-many-answers.ts'
import { scaleNamedIn } from './implied-answers.ts'
import type { PlacedLine, PlacedPart } from './placed-line.ts'
import { type SharedAnswers, sharedAnswers } from './shared-answers.ts'

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
    const written = told?.written.get(id)
    const text = written ?? textOfPieces(pieces)
    return { id, text, pieces, ...(written !== undefined && { written }), form, role, item: null }
  })
  const isTitleTold = source.some(({ id }) => told?.roles.get(id) === 'title')
  const title: string[] = []
  const context: string[] = []
  let contextLength = 0
  let group: OpenGroup | null = null
  /** The scale that a remark gives for the statements after it: of the introduction, and of this part. */
  let firstScale: SharedAnswers | null = scaleBelow(source, told)
  let scale: SharedAnswers | null = null
  /** How the last heading is written, and the one under which the scale was given. */
  let heading = ''
  let givenUnder = ''

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
    else {
      scale = fuller(answers, firstScale)
      givenUnder = heading
    }
  }
  const takeFirst = (text: string) => {
    const answers = sharedAnswers(text)
    if (answers) firstScale = fuller(answers, firstScale)
  }
  const isOwn = ownScales(source)
  const note = (part: PlacedPart) => {
    if (part.shared && group && isOwn(part) && group.options.length + group.rows.length === 0)
      group.named = part.shared.options
    if (part.shared) close()
    if (group) group.after.push(part)
    else if (part.note) writer.note(part.note, part.text)
    // Who says that a line is left out means its answers too.
    if (part.isTold && part.role === 'left_out') return
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
      title.push(part.written ?? part.text)
      takeFirst(part.text)
      note(part)
    },
    context(part) {
      // What is far beyond the limit of a context is cut anyway.
      if (contextLength <= IMPORT_LIMITS.fieldCharacters)
        context.push('\n'.repeat(part.gap ?? 0) + (part.written ?? part.text))
      contextLength += part.text.length + 1
      takeFirst(part.text)
      note(part)
    },
    stem(part) {
      open().stem.push(part)
    },
    stem_more(part) {
      const row = group?.rows.at(-1)
      if (row) row.parts.push(part)
      else (group ?? open()).stem.push(part)
    },
    option(part) {
      const into = !group || part.isFresh ? open() : group
      into.options.push(part)
    },
    row(part) {
      const into = !group || part.isFresh ? open() : group
      into.rows.push({ parts: [part], options: part.options ?? [] })
    },
    heading(part) {
      const form = source[part.at]?.form ?? ''
      // A heading of another kind divides the part for which the scale was given.
      if (form === givenUnder || givenUnder === '') scale = null
      heading = form
      note(part)
    },
    instruction: note,
    left_out: note,
  }

  const withOwnWords = createAnswerHolder()
  source.forEach((line, at) => {
    meter.step()
    const role = told?.roles.get(line.id)
    const parts = withOwnWords(line, role === undefined ? line.parts : line.as(role))
    for (const each of parts) {
      // A line that was divided or joined has another place than before.
      const part = { ...each, at }
      const isTold = role !== undefined
      // Only one title: the reader's own guess gives way to what the person told.
      const isDisplaced = !isTold && part.role === 'title' && isTitleTold
      const used: PlacedPart = isDisplaced ? { ...part, role: 'context' } : part
      put[used.role](isTold ? { ...used, isTold, note: undefined } : used)
      if (used.dropped) note({ ...used, text: used.dropped, note: 'text_dropped' })
      if (each === parts[0]) (lines[at] as SourceLine).role = used.role
    }
  })
  close()
  if (title.length > 0) writer.title(title.join(' '))
  if (context.length > 0) writer.context(context.join('\n'))
  writer.lines(lines)
}

/** The fewest times that a scale comes below a statement of its own. */
const AGAIN = 3

/** Whether answers belong to the question above them alone, since the same come below each one. */
function ownScales(source: readonly PlacedLine[]): (part: PlacedPart) => boolean {
  const times = new Map<string, number>()
  for (const { parts } of source)
    for (const { shared, text } of parts) if (shared) times.set(text, (times.get(text) ?? 0) + 1)
  return ({ role, text }) => role === 'instruction' && (times.get(text) ?? 0) >= AGAIN
}

/** Words by which a remark speaks of all statements above it. */
const FOR_EACH =
  /(?<!\p{L})(?:each|all|every|these|the|chaque|chacun|toutes|ces|aux) (?:of the )?(?:statements?|items?|affirmations?|énoncés?)(?!\p{L})/iu

/** The answers for all that are given at the end, after the last question. */
function scaleBelow(source: readonly (PlacedLine & { id: LineId })[], told?: Told): SharedAnswers | null {
  const parts = source.flatMap(({ id, parts }) => (told?.roles.get(id) === 'left_out' ? [] : parts))
  const last = parts.findLastIndex(({ role }) => role === 'stem' || role === 'row' || role === 'option')
  const below = parts.slice(last + 1)
  const said = below.find(({ text }) => FOR_EACH.test(text) && sharedAnswers(text))
  return below.find(({ shared }) => shared)?.shared ?? (said ? sharedAnswers(said.text) : null)
}

/** Of two scales of the same length the one that names its points, instead of its ends alone. */
function fuller(answers: SharedAnswers, other: SharedAnswers | null): SharedAnswers {
  const named = ({ options }: SharedAnswers) => options.filter((text) => /\p{L}/u.test(text)).length
  if (!other || other.options.length !== answers.options.length || named(other) <= named(answers))
    return answers
  return { ...other, forQuestions: other.forQuestions || answers.forQuestions }
}
