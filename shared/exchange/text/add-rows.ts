import type { DraftWriter } from '../draft-writer.ts'
import type { ReadingMeter } from '../reading-meter.ts'
import {
  addItemOf,
  type Belongs,
  choicesOf,
  joinRow,
  type OpenGroup,
  sourceOf,
  withScale,
} from './group-parts.ts'
import { withMeanings } from './named-points.ts'
import { readOutlineLine } from './outline-line.ts'
import type { PlacedPart } from './placed-line.ts'
import { withoutCodes } from './printed-codes.ts'
import { isOfSource, isWritten, joinedText, withWritten } from './written-parts.ts'

interface Into {
  writer: DraftWriter
  meter: ReadingMeter
  belongs: Belongs
}

/** The fewest rows with answers below them that are their own; below one row, they are those of all. */
const FEWEST_WITH_OWN = 2

/** Adds the rows of a grid to the draft, each as an item with the question and the answers. */
export function addRows(group: OpenGroup, question: string, { writer, meter, belongs }: Into): void {
  const { stem, rows } = group
  const below = optionsBelow(group)
  const options = below ? group.options.filter((part) => !below.flat().includes(part)) : group.options
  const shared = plainChoices(choicesOf({ stem, options }))
  const statements = rows.map(({ parts }) => joinedText(parts))
  const bare = withWritten(
    statements,
    withoutSigns(withoutCodes(statements.filter(isOfSource).map(({ text }) => text))),
  )
  const head = [...stem, ...options].map(({ at }) => at)
  rows.forEach((row, index) => {
    const own = below?.[index] ?? []
    const at = [...row.parts, ...own].map((part) => part.at)
    meter.add('characters', question.length)
    const isOwn = own.length > 0
    const listed = row.options.length > 0 && !isWritten(options) ? row.options : shared
    const answers = isOwn ? plainChoices(choicesOf({ stem: [], options: own })) : listed
    const areWritten = isWritten(isOwn ? own : options)
    const given = areWritten ? answers : withScale(answers, bare[index] ?? '', group)
    const choices = areWritten ? given : withMeanings(given, sourceOf(stem))
    const text = joinRow(question, bare[index] ?? '')
    const item = addItemOf(writer, text, choices, [choices.length > 0 && 'matrix'])
    belongs(index === 0 ? [...head, ...at] : at, item)
  })
}

const plainChoices = (texts: ReturnType<typeof choicesOf>) =>
  withWritten(texts, withoutCodes(texts.filter(isOfSource).map(({ text }) => text)))

/** The answers that stand below each row, where several rows have some; null where the answers are those of all. */
function optionsBelow({ rows, options }: OpenGroup): PlacedPart[][] | null {
  const ends = rows.map(({ parts }) => parts[0]?.at ?? 0)
  const below = ends.map((start, index) =>
    options.filter(({ at }) => at > start && at < (ends[index + 1] ?? Number.POSITIVE_INFINITY)),
  )
  const having = below.filter((parts) => choicesOf({ stem: [], options: parts }).length > 0)
  return having.length >= FEWEST_WITH_OWN ? below : null
}

/** Statements without the letters or numbers before them, where all have one: "a. …", "b. …". */
function withoutSigns(statements: readonly string[]): string[] {
  const read = statements.map((text) => readOutlineLine(text))
  const areCounted = read.every((line) => line?.sign !== undefined) && read.length > 1
  return statements.map((text, at) => (areCounted ? (read[at]?.text ?? text) : text))
}
