import { asks } from './asks.ts'
import { areWords } from './implied-answers.ts'
import type { OutlineLine } from './outline-line.ts'
import { sharedAnswers } from './shared-answers.ts'

type Lines = readonly (OutlineLine | null)[]

/** The longest line that announces answers, and the longest answer, in characters. */
const LONGEST = 100
/** The longest scale on one line, in characters. */
const LONGEST_SCALE = 300
/** The fewest answers that a list without a line above it may have, and the most of any. */
const ENOUGH = 3
const MOST = 12
/** A line that announces the answers of several questions: "Possible answers to each question:", "Scale:". */
const ANNOUNCES =
  /^\W*(?:the |les |la |l['’])?(?:(?:possible|answer|response|rating|likert|agreement)\s)*(?:answers?|responses?|scale|key|legend|options?|choices|réponses?|échelle|légende|modalités|cotation|barème)\b[^?]{0,60}$/i
/** A scale on a line of its own, with what its points mean: "Scale: 1 = no; 2 = yes". */
const SCALE = /^(?:rating |likert )?(?:scale|key|échelle|légende)\s*:\s*\(?\d\s?[=:–-]/i
/** Words which say that the answers are for all that follows. */
const FOR_ALL =
  /\b(?:each|every|all|following|chaque|toutes|suivantes?|ci-dessous|below)\b.{0,30}\b(?:questions?|items?|statements?|affirmations?|énoncés?)\b/i
/** A point of a scale with its meaning, on a line of its own: "1 = Never". */
const POINT = /^\(?(\d{1,2})\)?\s?(?:=|:|[–—-]+)\s?(?=\p{L})/u
/** Words of which the points of most scales consist. */
export const SCALE_WORDS =
  /(?<!\p{L})(?:agree|disagree|never|rarely|seldom|sometimes|occasionally|often|frequently|always|likely|unlikely|satisfied|dissatisfied|neutral|not at all|very|extremely|somewhat|slightly|moderately|important|true|d['’]accord|jamais|rarement|parfois|quelquefois|souvent|toujours|satisfaite?|plutôt|pas du tout|tout à fait|assez|très|probable|important)(?!\p{L})/iu

/** A list of answers by its places, with the line that announces it. */
interface AnswerSet {
  from: number
  to: number
  options: string[]
  isForAll: boolean
}

/**
 * Recognises lists of answers that are given once, for several questions: they are no question of their own, whatever
 * is around them.
 */
export function withAnswerSets(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  for (let at = 0; at < lines.length; at += 1) {
    const set = setAt(lines, at)
    if (!set) continue
    for (let place = set.from; place < set.to; place += 1) {
      const line = lines[place]
      if (!line) continue
      const isFirst = place === set.from
      result[place] = {
        ...line,
        marker: null,
        list: '',
        role: undefined,
        fixed: {
          role: 'instruction',
          isQuiet: !isFirst,
          ...(isFirst &&
            set.options.length > 0 && { shared: { options: set.options, forQuestions: set.isForAll } }),
        },
      }
    }
    at = set.to - 1
  }
  return withListedStatements(result)
}

function setAt(lines: Lines, at: number): AnswerSet | null {
  const line = lines[at]
  if (!line || line.fixed || line.isAnswer || line.text.length > LONGEST_SCALE) return null
  if (line.marker === null && SCALE.test(line.text)) {
    const points = sharedAnswers(line.text)
    if (points && points.options.length >= ENOUGH && !isAnswered(lines, at))
      // Below a grid it repeats what the grid's head says.
      return {
        from: at,
        to: at + 1,
        options: lineAbove(lines, at)?.fixed ? [] : [...points.options],
        isForAll: points.forQuestions,
      }
  }
  if (line.text.length > LONGEST) return null
  if (line.marker === null && POINT.test(line.text)) {
    const run = pointsFrom(lines, at)
    if (run.options.length < ENOUGH || isAnswered(lines, at)) return null
    return { from: at, to: run.to, options: run.options, isForAll: false }
  }
  const alone = line.marker === null ? sharedAnswers(line.text) : null
  if (alone && areWords(alone.options) && !isAnswered(lines, at)) {
    const below = lines[nextLine(lines, at)]
    if (below && (asks(below.text) || /:$/.test(line.text)))
      return { from: at, to: at + 1, options: [...alone.options], isForAll: alone.forQuestions }
  }
  const isNamed =
    line.marker === null && ANNOUNCES.test(line.text) && !/[:/;?]/.test(line.text.replace(/:\W*$/, ''))
  if (!isNamed) return null
  const isForAll = FOR_ALL.test(line.text)
  if (!isForAll && isAnswered(lines, at)) return null
  const first = nextLine(lines, at)
  const points = pointsFrom(lines, first)
  const run = points.options.length > 1 ? points : answersFrom(lines, first)
  if (run.options.length < 2 || run.options.length > MOST) return null
  return { from: at, to: run.to, options: run.options, isForAll }
}

/** The next line that is not empty. */
export function nextLine(lines: Lines, at: number): number {
  let place = at + 1
  while (place < lines.length && lines[place] === null) place += 1
  return place
}

/** Numbered meanings, one below the other, that count up or down. */
export function pointsFrom(lines: Lines, from: number): { options: string[]; to: number } {
  const options: string[] = []
  let before: number | null = null
  let step = 0
  let to = from
  for (let at = from; at < lines.length && options.length <= MOST; at = nextLine(lines, at)) {
    const line = lines[at]
    const found = line && !line.fixed && line.marker === null ? POINT.exec(line.text) : null
    if (!line || !found || line.text.length > LONGEST) break
    const number = Number(found[1])
    if (before !== null && (Math.abs(number - before) !== 1 || (step !== 0 && number - before !== step)))
      break
    if (before !== null) step = number - before
    before = number
    options.push(line.text.slice(found[0].length).trim())
    to = at + 1
  }
  return { options, to }
}

/** Lines of one list, with nothing between them. */
function answersFrom(lines: Lines, from: number): { options: string[]; to: number } {
  const first = lines[from]
  const options: string[] = []
  let at = from
  if (!first || first.marker === null || first.marker === 'question') return { options, to: from }
  for (; at < lines.length; at += 1) {
    const line = lines[at]
    const isAlike = line && line.marker === first.marker && line.list === first.list && !line.fixed
    if (!isAlike || asks(line.text) || /[.!]$/.test(line.text) || line.text.length > LONGEST) break
    options.push(line.text)
  }
  return { options, to: at }
}

/**
 * Whether the line above is the question of these answers, and theirs alone: it asks, or the lines around it do not.
 */
function isAnswered(lines: Lines, at: number): boolean {
  const above = lineAbove(lines, at)
  const place = above ? lines.lastIndexOf(above, at - 1) : -1
  if (!above || above.role) return false
  if (asks(above.text)) return true
  if (above.marker !== 'number' && above.marker !== 'question')
    return above.strong === true && place === at - 1
  // Below a numbered list of statements it is for all of them.
  let before = place - 1
  while (before >= 0 && lines[before] === null) before -= 1
  const other = lines[before]
  return !(other && other.marker === above.marker && other.list === above.list)
}

/** The nearest line above that is not empty. */
const lineAbove = (lines: Lines, at: number) => lines.slice(0, at).findLast((line) => line !== null)

/** Lines without markers that stand one below the other, and which are a scale for the lines above them. */
function withListedStatements(lines: Lines): (OutlineLine | null)[] {
  const result = [...lines]
  const runs: { from: number; to: number }[] = []
  for (let at = 0; at < lines.length; at += 1) {
    if (!isPlain(lines[at])) continue
    const from = at
    while (at < lines.length && isPlain(lines[at])) at += 1
    runs.push({ from, to: at })
  }
  runs.forEach((run, index) => {
    const above = runs[index - 1]
    if (!above || !isScale(lines, run) || isScale(lines, above) || !areStatements(lines, above)) return
    // Only empty lines are between the two.
    if (lines.slice(above.to, run.from).some((line) => line !== null)) return
    for (let at = above.from; at < above.to; at += 1)
      result[at] = fixed(lines[at], { role: 'row', isFresh: at === above.from })
    for (let at = run.from; at < run.to; at += 1) result[at] = fixed(lines[at], { role: 'option' })
  })
  return result
}

const fixed = (line: OutlineLine | null | undefined, part: NonNullable<OutlineLine['fixed']>) =>
  line ? { ...line, fixed: part } : null

function isPlain(line: OutlineLine | null | undefined): boolean {
  return Boolean(line && line.marker === null && !line.role && !line.fixed && !line.isAnswer)
}

const textsOf = (lines: Lines, { from, to }: { from: number; to: number }) =>
  lines.slice(from, to).map((line) => line?.text ?? '')

/** Whether a run of lines is a scale: short lines, of which most have words of scales. */
export function isScale(lines: Lines, run: { from: number; to: number }): boolean {
  const texts = textsOf(lines, run)
  const known = texts.filter((text) => SCALE_WORDS.test(text)).length
  const areShort = texts.every((text) => text.length <= 40 && !/[.?!:]$/.test(text))
  return texts.length >= ENOUGH && texts.length <= MOST && areShort && known / texts.length >= 0.7
}

/** Statements: each on its line, none of which asks, and none so short that it is an answer. */
function areStatements(lines: Lines, run: { from: number; to: number }): boolean {
  const texts = textsOf(lines, run)
  return texts.length >= 2 && texts.every((text) => text.length >= 15 && !asks(text))
}
