import { asks, isAsking } from './asks.ts'
import { isInstruction } from './instruction.ts'
import { kindOf, type LineKind, lineKinds } from './line-kinds.ts'
import { namesPart } from './named-headings.ts'
import { IN_SECTION, type OutlineLine } from './outline-line.ts'

/** From this many lines on that ask one after the other, each is a question. */
const LONG_RUN = 3

type Lines = readonly (OutlineLine | null)[]

/**
 * The lines that start an item, by which lists ask: a list is one of questions if half of its entries end with a
 * question mark, or if other lists stand below its entries. Headings ask in the same way. Null where nothing does.
 */
export function findStems(lines: Lines): Set<OutlineLine> | null {
  const kinds = lineKinds(lines)
  const names = stemKinds(kinds)
  const sections = sectionKinds(lines, kinds, names)
  const stems = new Set<OutlineLine>()
  const isMostlyStrong = strongKinds(lines, kinds)
  let number = 0
  for (const [place, line] of lines.entries()) {
    if (!line) continue
    const name = kindOf(line)
    const isListed = name !== null && names.has(name) && !sections.has(name)
    const isWeak = name !== null && isMostlyStrong.has(name) && !line.strong && !isAsking(line.text)
    if (isListed && !isWeak) stems.add(line)
    // A question whose number goes on from the one before, though it is written in another way.
    else if (
      names.has('question') &&
      line.marker === 'number' &&
      numberOf(line) === number + 1 &&
      asks(line.text)
    )
      stems.add(line)
    // An entry of any numbered list with boxes right below it.
    else if (line.marker === 'number' && !line.fixed && !line.role && isBoxed(lines, place)) stems.add(line)
    if (stems.has(line)) number = numberOf(line) ?? number
  }
  if (stems.size === 0) for (const line of listedStatements(lines, kinds)) stems.add(line)
  for (const line of headingStems(lines, kinds, stems)) stems.add(line)
  if (stems.size === 0) return null
  for (const line of askingRuns(lines)) stems.add(line)
  for (const line of statementRuns(lines, stems)) stems.add(line)
  return stems
}

/** Lines that stand one after the other, empty ones aside, and all belong together by what they are. */
function runsOf(lines: Lines, belongs: (line: OutlineLine) => boolean): OutlineLine[][] {
  const runs: OutlineLine[][] = []
  let run: OutlineLine[] = []
  for (const line of lines) {
    if (!line) continue
    if (belongs(line)) run.push(line)
    else {
      runs.push(run)
      run = []
    }
  }
  return [...runs, run]
}

/**
 * The lines without markers that ask one after the other: questions without answers. A single one, or one with a text
 * below it, may be part of an introduction.
 */
function askingRuns(lines: Lines): OutlineLine[] {
  return runsOf(lines, (line) => isPlain(line) && isAsking(line.text))
    .filter(({ length }) => length >= LONG_RUN)
    .flat()
}

/** From this many sentences on that stand one after the other, each is a statement to agree to. */
const STATEMENT_RUN = 6
/** A sentence on a line of its own. */
const STATEMENT = /^.{15,220}[.?]$/
/** Words of an introduction or an end, which is no list of statements. */
const ABOUT_SURVEY =
  /\b(?:surveys?|questionnaires?|participat\w{2,6}|anonym\w{0,8}|confidenti\w{2,6}|thank you|research(?:ers?)?|consent|enquêtes?|merci|recherche)\b/i

/** Sentences without a marker that stand one after the other, between the questions. */
function statementRuns(lines: Lines, stems: ReadonlySet<OutlineLine>): OutlineLine[] {
  return runsOf(
    lines,
    (line) => isPlain(line) && !line.strong && !stems.has(line) && STATEMENT.test(line.text),
  )
    .filter((run) => run.length >= STATEMENT_RUN && !run.some(({ text }) => ABOUT_SURVEY.test(text)))
    .flat()
}

/** Whether nothing but the words of a line says what it is. */
const isPlain = ({ marker, role, fixed }: OutlineLine) => marker === null && !role && !fixed

/** Whether the next line is an answer with a box. */
const isBoxed = (lines: Lines, at: number) => nextFilled(lines, at)?.marker === 'checkbox'

/** Whether a list, apart from its own entries, has only headings above it. */
function isBelowHeadings(name: string, { below }: LineKind): boolean {
  const above = [...below.keys()].filter((each) => each !== name)
  return above.length > 0 && above.every((each) => each.startsWith('heading'))
}

/** The fewest entries of a list of statements, and the shortest average of their lengths. */
const STATEMENTS = 5
const SENTENCE = 15

/** The entries of bulleted lists right below headings, in a paper in which nothing else could be a question. */
function listedStatements(lines: Lines, kinds: ReadonlyMap<string, LineKind>): OutlineLine[] {
  const isAnyAsked = lines.some(
    (line) => line && (isAsking(line.text) || line.fixed || line.marker === 'checkbox'),
  )
  if (isAnyAsked) return []
  return [...kinds].flatMap(([name, kind]) => {
    const { marker, places } = kind
    const entries = places.flatMap((place) => lines[place] ?? [])
    const length = entries.reduce((sum, { text }) => sum + text.length, 0) / entries.length
    const isList = marker === 'bullet' && isBelowHeadings(name, kind)
    return isList && entries.length >= STATEMENTS && length >= SENTENCE ? entries : []
  })
}

/** The number of a question, where it was typed. */
function numberOf({ sign }: OutlineLine): number | null {
  const [number] = /\d+/.exec(sign ?? '') ?? []
  return number === undefined ? null : Number(number)
}

/** The lists whose entries are questions. */
function stemKinds(kinds: ReadonlyMap<string, LineKind>): Set<string> {
  const names = new Set<string>()
  const has = (name: string) => kinds.has(name) && names.add(name)
  const share = (part: number, { places }: LineKind) => part / places.length
  const asking = [...kinds].filter(
    ([name, kind]) =>
      kind.marker !== null &&
      kind.marker !== 'checkbox' &&
      share(kind.asking, kind) >= 0.5 &&
      (kind.marker === 'number' || kind.places.length > 1 || name.includes(' auto ')),
  )
  for (const [name] of asking) names.add(name)
  const numbered = [...kinds].filter(([, { marker }]) => marker === 'number')
  const [first] = numbered
  if (has('question') || has(IN_SECTION)) {
    // Plain numbers before the first question within a section are questions too.
    const start = kinds.get(IN_SECTION)?.places[0] ?? 0
    for (const [name, kind] of numbered) {
      const isParent = kind.places.length > 2 && share(kind.leading, kind) >= 0.8
      if ((kind.places.at(-1) ?? 0) < start || isParent) names.add(name)
    }
    return names
  }
  for (const [name, kind] of kinds) {
    const isList = kind.marker === 'number' || (kind.marker !== null && name.includes(' auto '))
    const isBelow = [...kind.below].some(([above, times]) => names.has(above) && share(times, kind) >= 0.2)
    const isParent = !isBelow || (kind.places.length > 2 && share(kind.leading, kind) >= 0.8)
    if (isList && isParent && kind.places.length > 1 && share(kind.leading, kind) >= 0.3) names.add(name)
  }
  if (first && !names.has(first[0])) {
    const [name, kind] = first
    const isBelow = [...kind.below].some(([above]) => names.has(above))
    // The list before the questions may be about the survey, where other lists clearly ask.
    if (names.size === 0 || (!isBelow && share(kind.leading + kind.asking, kind) >= 0.3)) names.add(name)
  }
  // Each part may have a numbered list of its own, right below its heading.
  for (const [name, kind] of numbered) if (isBelowHeadings(name, kind)) names.add(name)
  return names
}

/** The lists that number sections: their entries ask nothing, and stand right above the questions of other lists. */
function sectionKinds(
  lines: Lines,
  kinds: ReadonlyMap<string, LineKind>,
  names: ReadonlySet<string>,
): Set<string> {
  const sections = new Set<string>()
  for (const name of names) {
    const kind = kinds.get(name)
    if (!kind || name === 'question' || kind.asking / kind.places.length >= 0.5) continue
    let above = 0
    for (const place of kind.places) {
      const next = nextListed(lines, place)
      const below = next && kindOf(next)
      if (next && below !== name && below !== null && names.has(below) && isAsking(next.text)) above += 1
    }
    if (above / kind.places.length >= 0.5) sections.add(name)
  }
  return sections
}

/** The next entry of a list after a line, a few paragraphs of text aside. */
function nextListed(lines: Lines, at: number): OutlineLine | null {
  for (let next = at + 1; next < Math.min(lines.length, at + 8); next += 1) {
    const line = lines[next]
    if (line && (kindOf(line) !== null || line.isAnswer)) return line
  }
  return null
}

/** The typed lists most of whose entries are bold: an entry that is not is a remark in the introduction. */
function strongKinds(lines: Lines, kinds: ReadonlyMap<string, LineKind>): Set<string> {
  const names = new Set<string>()
  for (const [name, { places }] of kinds) {
    const strong = places.filter((place) => lines[place]?.strong).length
    if (places.length > 3 && strong / places.length >= 0.7) names.add(name)
  }
  return names
}

/** The headings that are questions: they ask, or most of their level have answers right below them. */
function headingStems(
  lines: Lines,
  kinds: ReadonlyMap<string, LineKind>,
  stems: ReadonlySet<OutlineLine>,
): OutlineLine[] {
  const found: OutlineLine[] = []
  for (const [name, { places }] of kinds) {
    // A heading without a level is one by its words, and no question.
    if (!name.startsWith('heading') || name === 'heading 0') continue
    const isOne = places.map((place) => isHeadingStem(lines, place, stems))
    const isMost = places.length > 1 && isOne.filter(Boolean).length / places.length >= 0.5
    const numbered = places.filter((place) => numberOf(lines[place] as OutlineLine) !== null)
    const answered = places.filter((place, index) => isOne[index] && numbered.includes(place))
    const isCounted = numbered.length > 2 && answered.length / numbered.length >= 0.4
    places.forEach((place, index) => {
      const line = lines[place]
      const next = nextFilled(lines, place)
      const isAbove =
        next !== null &&
        (next.role === 'section' || next.role === 'stem' || next.fixed?.role === 'stem' || stems.has(next))
      const isEmptyOne = isMost && (next === null || kindOf(next) === name)
      if (
        line &&
        (isAsking(line.text)
          ? !(next && (next.role === 'stem' || stems.has(next)))
          : isCounted
            ? numbered.includes(place) && (!isAbove || (next !== null && kindOf(next) === name))
            : (isMost && isOne[index]) ||
              (isEmptyOne && !isAbove) ||
              (isEmptyOne && next?.role === 'section' && kindOf(next) === name))
      )
        found.push(line)
    })
  }
  return found
}

function isHeadingStem(lines: Lines, at: number, stems: ReadonlySet<OutlineLine>): boolean {
  const line = lines[at]
  const below = nextFilled(lines, at)
  // A remark on how to answer may be between a question and its answers.
  const isRemark = below && !below.marker && !below.role && isInstruction(below.text)
  const next = isRemark ? nextFilled(lines, at, 1) : below
  if (!line || namesPart(line.text)) return false
  if (isAsking(line.text)) return true
  if (!next || next.role === 'stem' || next.fixed?.role === 'stem' || stems.has(next)) return false
  return (
    next.marker !== null || next.isAnswer === true || (next.fixed?.role === 'option' && !next.fixed.isFresh)
  )
}

/** The next line that is not empty, after some that are passed over. */
function nextFilled(lines: Lines, at: number, passed = 0): OutlineLine | null {
  let left = passed
  for (let next = at + 1; next < lines.length; next += 1) {
    const line = lines[next]
    if (line && left === 0) return line
    if (line) left -= 1
  }
  return null
}
