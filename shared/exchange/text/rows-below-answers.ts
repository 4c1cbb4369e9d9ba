import { SCALE_WORDS } from './answer-sets.ts'
import { asks } from './asks.ts'
import type { OutlineLine } from './outline-line.ts'
import { INLINE } from './split-answers.ts'

type Lines = readonly (OutlineLine | null)[]

/** The fewest statements, and the longest one, in characters. */
const ENOUGH = 2
/** The fewest words of a scale between commas. */
const FEWEST = 3
const LONGEST = 160
/** Words that announce several things to be asked about: "how often do you use the following …". */
const SEVERAL = /(?<!\p{L})(?:following|each|every|below|suivante?s?|chacune?|chaque|ci-dessous)(?!\p{L})/iu
/** Answers that fit any statement, besides those with the words of a scale. */
const YES_NO = /^(?:yes|no|oui|non)$/iu

/**
 * Recognises a list of statements below answers that stand on one line: "How often do you use the following? / Never –
 * Sometimes – Often / the bus / the train". The line above announces several things, so that the answers are theirs.
 */
export function withRowsBelowAnswers(given: Lines): (OutlineLine | null)[] {
  const lines = given.flatMap((line, at) => wordsOfScale(given, line, at) ?? [line])
  const result = [...lines]
  lines.forEach((line, from) => {
    if (!line?.isAnswer || lines[from - 1]?.at === line.at) return
    let to = from
    while (lines[to]?.isAnswer && lines[to]?.at === line.at) to += 1
    const above = lineAbove(lines, from)
    const question = lines[above]
    if (!question || question.isAnswer || question.fixed || !announces(question.text)) return
    if (!lines.slice(from, to).some((each) => fitsAny(each?.text ?? ''))) return
    const until = endOfStatements(lines, to)
    if (until - to < ENOUGH) return
    if (!question.marker) result[above] = { ...question, role: undefined, fixed: { role: 'stem' } }
    for (let at = to; at < until; at += 1) {
      const each = lines[at]
      if (each) result[at] = { ...each, fixed: { role: 'row' } }
    }
  })
  return result
}

// A remark may stand behind the question: "… the following? [one answer a line]".
const announces = (text: string) => /[?:…]/u.test(text) && SEVERAL.test(text)

const fitsAny = (answer: string) => SCALE_WORDS.test(answer) || YES_NO.test(answer)

/**
 * The answers of a line of words of a scale with commas between them: "never, sometimes, often"; null for any other.
 */
function wordsOfScale(lines: Lines, line: OutlineLine | null, at: number): OutlineLine[] | null {
  if (!line || line.marker || !isStatement(line)) return null
  const options = line.text.split(/,\s/u).map((text) => text.trim())
  if (options.length < FEWEST || !options.every((text) => SCALE_WORDS.test(text))) return null
  const question = lines[lineAbove(lines, at)]
  if (!question || !announces(question.text) || endOfStatements(lines, at + 1) - at <= ENOUGH) return null
  return options.map((text) => ({ ...line, text, marker: 'letter', list: INLINE, isAnswer: true }))
}

/** The place behind statements of one list that stand right below each other; none where the last has answers too. */
function endOfStatements(lines: Lines, from: number): number {
  const first = lines[from]
  let to = from
  while (isStatement(lines[to]) && lines[to]?.marker === first?.marker && lines[to]?.list === first?.list)
    to += 1
  let next = to
  while (lines[next] === null) next += 1
  return lines[next]?.isAnswer ? from : to
}

/** The place of the nearest line above that is not empty; -1 where there is none. */
function lineAbove(lines: Lines, from: number): number {
  let at = from - 1
  while (at >= 0 && lines[at] === null) at -= 1
  return at
}

const isStatement = (line: OutlineLine | null | undefined) =>
  Boolean(
    line &&
      !line.isAnswer &&
      !line.fixed &&
      !line.role &&
      !line.hasBlank &&
      line.marker !== 'question' &&
      line.text.length <= LONGEST &&
      !asks(line.text),
  )
