import type { OutlineLine } from './outline-line.ts'

/** The longest heading, in characters. */
const LONGEST = 120
/** A word for a part of a questionnaire, with its number or letter: "Section A: You", "PARTIE 2 – Vos trajets". */
const PART =
  /^(?:section|part|partie|bloc|block|module|step|étape|chapitre|chapter|volet|rubrique|thème|annexe|appendix)\s*(?:[a-h]|[ivx]{1,4}|\d{1,2}(?:\.\d{1,2})?|one|two|three|four|five|six|seven|eight|une?|deux|trois|quatre|cinq)\b\s*(?:[.:)–—-]|$)|^section\s*:\s*\S/i

/** Whether a line names a part of the questionnaire. */
export function namesPart(text: string): boolean {
  return text.length <= LONGEST && PART.test(text) && !text.endsWith('?')
}

/** Takes lines that name a part of the questionnaire for headings, also where nothing but their words shows it. */
export function withNamedHeadings(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  return lines.map((line) => {
    if (!line || line.marker || line.role || line.fixed) return line
    return namesPart(line.text) || ROMAN.test(line.text) ? { ...line, role: 'section' } : line
  })
}

/** A letter before the heading of a part. */
const LETTER = /^[A-Z][.)]$/
/** A heading in capitals. */
const CAPITALS = /^(?=.*\p{Lu}{3})[^\p{Ll}]{3,120}$/u

/** A question with a code: "PU1. …". */
const CODED = /^[A-Z]{1,3}[-.]?\d{1,3}[.: ]/
/** The fewest headings right above questions with codes. */
const ENOUGH = 2

/**
 * Takes lines whose letters count up through the paper for headings where they are in capitals ("A. COMING IN", "B. THE
 * WARD") or bold, or where right below most of them questions with codes begin. Below another one numbers count its
 * questions.
 */
export function withLetteredHeadings(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const filled = lines.filter((line) => line !== null)
  const below = new Map(filled.map((line, at) => [line, filled[at + 1]]))
  const isLettered = (line: OutlineLine) => line.marker === 'letter' && LETTER.test(line.sign ?? '')
  const belowOf = (line: OutlineLine) => below.get(line)?.typed ?? below.get(line)?.text ?? ''
  const coded = filled.filter((line) => isLettered(line) && CODED.test(belowOf(line)))
  const isNumbered = (line: OutlineLine) => coded.length >= ENOUGH && /^1[.)]\s/.test(belowOf(line))
  const boldBelow = (line: OutlineLine) => line.strong === true && below.get(line)?.marker !== 'letter'
  const isAbove = (line: OutlineLine) => coded.includes(line) || isNumbered(line) || boldBelow(line)
  const isOne = (line: OutlineLine | null): line is OutlineLine =>
    line?.marker === 'letter' &&
    !line.fixed &&
    LETTER.test(line.sign ?? '') &&
    (CAPITALS.test(line.text) || isAbove(line))
  const found = lines.filter(isOne)
  // Nothing like them is right below them, as in a list of answers.
  const isApart = lines.every((line, at) => !isOne(line) || !isOne(lines[at + 1] ?? null))
  const isCounted = found.every(({ sign = '' }, at) => sign.charCodeAt(0) === 'A'.charCodeAt(0) + at)
  if (found.length < 2 || !isApart || !isCounted) return [...lines]
  const headings = new Set(found)
  let next = 0
  return lines.map((line) => {
    if (line && headings.has(line)) {
      next = isNumbered(line) ? 1 : 0
      return { ...line, marker: null, list: '', role: 'section' }
    }
    if (!line || line.fixed || next === 0 || line.marker !== 'number') return line
    if (Number.parseInt(line.sign ?? '', 10) !== next) return line
    next += 1
    return { ...line, role: 'stem' }
  })
}

/** How many characters at the end of a line are searched for its mark: more would take quadratic time. */
const END = 8
/** The mark of a question, or what is written on. */
const ASKED = /[?:_]\W*$/

/**
 * Takes numbered lines in capitals for headings where right below each of them a question or another heading stands,
 * and where the questions are not in capitals themselves.
 */
export function withNumberedHeadings(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const filled = lines.filter((line) => line !== null)
  const below = new Map(filled.map((line, at) => [line, filled[at + 1]]))
  const isQuestion = (line: OutlineLine | undefined) =>
    line !== undefined &&
    !CAPITALS.test(line.text) &&
    (line.role === 'section' || /\?\W*$/.test(line.text.slice(-END)))
  const isOne = (line: OutlineLine | null): line is OutlineLine =>
    line?.marker === 'number' &&
    !line.fixed &&
    !line.role &&
    CAPITALS.test(line.text) &&
    !ASKED.test(line.text)
  const found = filled.filter(isOne)
  if (found.length < ENOUGH || !found.every((line) => isQuestion(below.get(line)))) return [...lines]
  return lines.map((line) => (isOne(line) ? { ...line, marker: null, list: '', role: 'section' } : line))
}

/** A Roman number before a heading in capitals: "I - YOU", "II. YOUR TRIPS". */
const ROMAN = /^[IVX]{1,4}\s?[-–—.):]\s?(?=[^\p{Ll}]{3,100}$)(?=.*\p{Lu}{3})/u

/** A number of a question that is alone on its line. */
const ALONE =
  /^(?:question|q|item)[\s.]*(?:n[°o]\.?|#)?\s*\d{1,3}[a-z]?\s*[.:)]?(?:\s*[([][A-Z]{1,3}[)\]])?$/i
/** The name of a variable with the kind of its question, alone on a line: "INTFREQ [S]". */
const VARIABLE = /^[A-Z][A-Z0-9_]{2,15}\s?\[[A-Z]{1,3}\]$/

/** The name of a variable as a heading: "2025-040_q_10". */
const ID = /^(?=[^\s\d]*\d)(?=.*_)[\w-]{4,40}$/

/** A bare number on a line. */
const BARE = /^\d{1,3}[.)]?$/

/** Bare numbers on lines of their own that count up, each above another text: not the points of a scale. */
function bareNumbers(lines: readonly (OutlineLine | null)[]): Set<OutlineLine> {
  const filled = lines.filter((line) => line !== null)
  const found = filled.filter((line) => BARE.test(line.text) && !line.fixed && !line.isAnswer)
  const isFound = new Set(found)
  const isAbove = filled.every((line, at) => !isFound.has(line) || !BARE.test(filled[at + 1]?.text ?? '1'))
  const counts = found.every(
    (line, at) => at === 0 || Number.parseInt(line.text, 10) === number(found[at - 1]) + 1,
  )
  return new Set(found.length > 2 && isAbove && counts ? found : [])
}

const number = (line: OutlineLine | undefined) => Number.parseInt(line?.text ?? '', 10)

/** Whether a line has only the number or the name of a question, with the kind of its answers. */
const isNamed = ({ marker, typed = '', text, role }: OutlineLine) =>
  VARIABLE.test(text) || (role === 'section' && ID.test(text)) || (marker === 'question' && ALONE.test(typed))

/** Gives the line below the number of a question this number, where numbers are on lines of their own. */
export function withNumbersAbove(lines: readonly (OutlineLine | null)[]): (OutlineLine | null)[] {
  const bare = bareNumbers(lines)
  const isAlone = (line: OutlineLine | null) =>
    line !== null && !line.fixed && (ALONE.test(line.text) || isNamed(line) || bare.has(line))
  if (lines.filter(isAlone).length < 2) return [...lines]
  let isNumbered = false
  return lines.map((line) => {
    if (line && isAlone(line)) {
      isNumbered = true
      return { ...line, isAside: true }
    }
    if (!line || !isNumbered || line.fixed) return line
    isNumbered = false
    return { ...line, typed: line.typed ?? line.text, role: undefined, marker: 'question', list: '' }
  })
}
