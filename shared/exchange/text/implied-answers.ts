import { withEnds } from './number-scale.ts'
import { isBlank } from './trailing-blank.ts'

/** The longest answer that is read from the line of its question, in characters. */
const LONGEST = 60
/** The longest question that is searched for its answers: nothing is gained by searching a whole page. */
const LONGEST_STEM = 1_000
/** The most points of a scale that is only named. */
const MOST_POINTS = 11
/** Words that are answers wherever they stand in brackets: "(Yes/No)", "(oui / non)". */
const WORDS =
  /^(?:yes|no|y|n|maybe|not sure|unsure|don['’]t know|true|false|agree|disagree|neutral|male|female|other|m|f|h|oui|non|peut-être|ne sait pas|nsp|vrai|faux|homme|femme|autre|d['’]accord|pas d['’]accord|neutre)$/i
/** A scale that is named by its ends: "(scale of 1 to 5)", "(Échelle de 1 à 10)", "Linear scale (1–7)". */
const SCALE =
  /(?<!\p{L})(?:scale|échelle|likert|score|rating|rated?|note|noter|notez)(?!\p{L})[^\d()]{0,20}\(?\s?([01])\s?(?:to|à|-|–|—)\s?(\d{1,2})(?!\d)/iu

/** The same with the ends first: "(1-4 disagree/agree scale)". */
const BEFORE = /^([01])\s?(?:to|à|-|–|—|\/)\s?(\d{1,2})(?!\d)[^()]{0,40}\b(?:scale|échelle|likert)/i

/** Only the ends: "(1-10)". */
const ALONE = /^\s?([01])\s?(?:to|à|-|–|—)\s?(\d{1,2})\s?\)/i

/** A question with the answers that were written on its line. */
export interface WithAnswers {
  stem: string
  options: string[]
  /** Whether they are the points of a scale of which the line names only the ends. */
  isScale: boolean
}

/**
 * The answers of a question that are on its own line: after a dash or in brackets, divided by slashes, or as a scale of
 * which the ends are named. Null where there are none.
 */
export function impliedAnswers(stem: string): WithAnswers | null {
  if (stem.length > LONGEST_STEM) return null
  return inBrackets(stem) ?? beforeRemark(stem) ?? behindMark(stem) ?? scaleNamedIn(stem)
}

/** Whether texts are words that are answers wherever they stand. */
export const areWords = (texts: readonly string[]) => texts.every((text) => WORDS.test(text))

/** A further question behind the answers of a first one: "… (Yes / No)? Why?", "… ? (Yes / No) (why?)". */
const FURTHER = /(?<=\)\s?[?.:]|\))\s*(\([^()]{2,40}\?\s?\)|\p{Lu}[^?()]{2,40}\?)$/u

/** The same with a further question behind the answers, which stays a part of the first one. */
function beforeRemark(stem: string): WithAnswers | null {
  const further = FURTHER.exec(stem)
  const found = further && inBrackets(stem.slice(0, further.index))
  return found && { ...found, stem: `${found.stem} ${further[1] ?? ''}` }
}

/** The beginning of a bracket that says what a question means: "(include miscarriages/abortions/stillbirths)". */
const EXPLAINS =
  /^(?:includ|exclud|e\.?\s?g\.|i\.?\s?e\.|such as|for example|except|not counting|y compris|inclu|exclu|hors |sauf|par ex|p\.\s?ex|comme |c['’]est-à-dire)/i

/** "Do you cycle? (Yes/No)", "Do you cycle (Yes/No)?" */
function inBrackets(stem: string): WithAnswers | null {
  const open = stem.lastIndexOf('(')
  const [end = '', mark = ''] = /\)(\s?\?|\s?[.:])?$/.exec(stem) ?? []
  if (open <= 0 || end === '') return null
  const inside = stem.slice(open + 1, stem.lastIndexOf(')'))
  if (EXPLAINS.test(inside)) return null
  const before = stem.slice(0, open).trim()
  const [, list = '', bid] = BID_BEHIND.exec(inside) ?? []
  if (bid !== undefined) {
    const found = inBrackets(`${before} (${list})${mark}`)
    if (found) return { ...found, stem: `${found.stem} (${bid})` }
  }
  const options =
    divided(inside) ?? named(inside) ?? words(inside) ?? divided(inside.replace(/\s(?:or|ou)\s/i, '/'))
  const isAsked = mark.endsWith('?') && !before.endsWith('?')
  const isList =
    options !== null && options.length > 2 && (isAsked || before.endsWith('?')) && options.every(isShort)
  if (!options || !(isList || areWords(options))) return null
  // The mark of the question may stand behind its answers.
  return { stem: isAsked ? before + mark : before, options, isScale: false }
}

/** What the one who answers is to add, behind the answers: "(Yes, No, please specify: …)". */
const BID_BEHIND =
  /^(.{3,200}?)\s?[,;/]\s?((?:please |merci de |veuillez )?(?:specify|explain|précise[rz]|explique[rz])(?!\p{L})[^,;/()]{0,30})$/iu

/** Answers between commas that are such words: "Yes, No". */
function words(inside: string): string[] | null {
  const parts = inside.split(/,\s/).map((part) => part.trim())
  return parts.length > 1 && areWords(parts) ? parts : null
}

/** Answers between commas, each with a capital or a number: "Never, Once or twice, 3-5 times". */
function named(inside: string): string[] | null {
  const parts = inside.split(/,\s/).map((part) => part.trim())
  const areNamed = parts.length > 2 && parts.every((part) => /^[\p{Lu}\d]/u.test(part) && !/[?(]/.test(part))
  return areNamed && /\p{L}/u.test(inside) ? parts : null
}

/** The longest of several answers in brackets, in characters. */
const SHORT = 30
const isShort = (text: string) => text.length <= SHORT

/** The same, with ranges among the answers: "Age: 13–14 / 15–16". */
const BEHIND_COLON = /^([^?:]{1,200}[?:]\s)([^?:]+)$/s
const BEHIND_DASH = /^([^?:—]{1,200}\s—\s)([^?:—]+)$/s

/** "Gender — Female / Male", "Which one? Bus/Train", "Fate # Sold / Stolen" */
function behindMark(stem: string): WithAnswers | null {
  const mark =
    /^(.*(?:\s[—–-]\s|[?:]\s|\s#\s))([^—–?:#]+)$/s.exec(stem) ??
    BEHIND_COLON.exec(stem) ??
    BEHIND_DASH.exec(stem)
  const options = mark && divided(mark[2] ?? '')
  if (!mark || !options) return null
  const question = (mark[1] ?? '').replace(/\s[—–-]\s$|\s#\s$/, '').trim()
  return question === '' ? null : { stem: question, options, isScale: false }
}

/** The ends of a scale in a bracket within its sentence: "… of 1 to 5 (1 not at all and 5 entirely), how …". */
const ENDS_WITHIN =
  /\s?\(\s?([01])(?:\s+|\s?[-–]\s?)(\p{L}[^()\d=]{1,60}?)\s*(?:[,;]|\s(?:et|and|to|à)\s|\s[–-]\s)\s*(\d{1,2})(?:\s+|\s?[-–]\s?)(\p{L}[^()\d=]{1,60}?)\s?\)/iu

/** A scale of which a bracket within the sentence names the same ends: without it, and with their names. */
function withEndsWithin(found: WithAnswers): WithAnswers {
  const { stem, options } = found
  const ends = ENDS_WITHIN.exec(stem)
  const [, low, lowName = '', high, highName = ''] = ends ?? []
  if (!ends || low !== options[0] || high !== options.at(-1)) return found
  const named = withEnds(options, lowName, highName)
  return { ...found, stem: stem.replace(ends[0], '').trim(), options: named }
}

/** The points of a scale of which a text names the ends: "How useful is it? (scale of 1 to 5)". */
export function scaleNamedIn(stem: string): WithAnswers | null {
  const open = stem.lastIndexOf('(')
  const isLast = open > 0 && /\)\s?[.:?]?$/.test(stem)
  const bracket = isLast ? stem.slice(open + 1) : ''
  const inside = SCALE.exec(bracket) ?? BEFORE.exec(bracket) ?? ALONE.exec(bracket)
  const named = inside ?? SCALE.exec(stem)
  const from = Number(named?.[1])
  const to = Number(named?.[2])
  if (!named || to - from < 1 || to - from >= MOST_POINTS) return null
  const options = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  return withEndsWithin({ stem: inside ? stem.slice(0, open).trim() : stem, options, isScale: true })
}

/** A part of the form in which a date or time is written: "dd/mm/yyyy". */
const DATE_PART = /^(?:d{1,2}|j{1,2}|m{1,2}|y{2,4}|a{2,4}|h{1,2}|s{2})$/i

/** The parts of "Yes / No / Maybe"; null where a part is no short answer. */
function divided(text: string): string[] | null {
  const parts = text
    .replace(/\/\s*$/, '')
    .split('/')
    .map((part) => part.trim())
  const isAnswer = (part: string) => part !== '' && part.length <= LONGEST && !/[?(]/.test(part)
  const isDate = parts.every((part) => DATE_PART.test(part))
  return parts.length > 1 && !isDate && parts.every(isAnswer) ? parts : null
}

/** "1=yes, 2=no", perhaps in brackets: each point of a scale with its meaning. */
const POINT = /^(\d{1,2})\s?(?:[=:]|[-–]{1,2})\s?(?=\S)/
/** Several answers on the line of a single one: "Yes / No / Maybe". */
export function dividedAnswers(options: readonly string[]): string[] {
  const [only = ''] = options
  const parts =
    options.length === 1 && only.length <= LONGEST_STEM && !isBlank(only)
      ? only.split(/\s\/\s|\s_{2,20}\s?(?=\p{L})/u)
      : []
  return parts.length > 1 ? parts.map((part) => part.trim()) : [...options]
}

/** Where the next point begins. */
const NEXT = /(?:[,;|]\s?|\s)(?=\d{1,2}\s?[=:])|[,;|]\s?(?=\d{1,2}\s?[-–]{1,2}\s)/

/** The meanings of the points of a scale that are written on one line; null for any other line. */
export function explainedPoints(line: string): string[] | null {
  if (line.length > LONGEST_STEM) return null
  const text = line.trim().replace(/^[([]|[)\]]?[.;]?$/g, '')
  const parts = text.split(NEXT).map((part) => part.trim())
  const points = parts.map((part) => POINT.exec(part))
  if (parts.length < 2 || !points.every(Boolean)) return null
  const values = points.map((point) => Number(point?.[1]))
  if (values.some((value, at) => at > 0 && Math.abs(value - (values[at - 1] ?? 0)) !== 1)) return null
  const meanings = parts.map((part, at) => part.slice(points[at]?.[0].length).trim())
  return meanings.every((part) => part !== '' && part.length <= LONGEST) ? meanings : null
}
