/** "[1.2] ", "2.1 ", "R1T2 ", "(1-2) ": the number of a round and of a turn in it. */
const ROUND_AND_TURN =
  /^\s*[[(]?\s*(?:R|T|tour|round)?\s?(\d{1,2})\s?[.:T_/-]\s?T?(\d{1,3})[\])]?\s*[.:|–—-]?\s+(?=\S)/iu
/** The number of a line, in front of all lines of a text. */
const LINE = /^(\s*)(\d{1,4})(?=\s+[^\s|.:;)-]|\s*$)/u
/** "#12 PARTICIPANT 1": the number of a turn before whoever speaks. */
const COUNTED = /^\s*#(\d{1,3})\s+(?=\p{L})/u
/** "12. [Round 2] Ana", "12) Ana": the number of a turn as in a list. */
const LISTED = /^\s*(\d{1,3})[.)]\s+(?=\S)/u
const FEWEST = 4

/**
 * The lines without the numbers of turns ("#12 Ana"), and of turns within rounds ("[2.1] Ana: Yes."), which become
 * headings of the rounds: each number is the one that comes after the number before it, also across rounds. Other lines
 * as they are.
 */
export function withoutTurnNumbers(lines: readonly string[]): readonly string[] {
  return withoutRoundsAndTurns(withoutCount(lines))
}

/** The lines without numbers as in a list ("12. ") that count the turns, from the first line on. Other lines as they are. */
export function withoutListNumbers(lines: readonly string[]): readonly string[] {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  return LISTED.test(first) ? withoutCount(lines, LISTED) : lines
}

/** The lines without numbers (behind a "#") that count the turns from 0 or 1 on. Other lines as they are. */
function withoutCount(lines: readonly string[], form = COUNTED): readonly string[] {
  const numbers = lines.flatMap((line) => form.exec(line)?.[1] ?? [])
  const [first] = numbers
  const isCount = numbers.every((number, at) => Number(number) === Number(first) + at)
  if (numbers.length < FEWEST || Number(first) > 1 || !isCount) return lines
  return lines.map((line) => line.replace(form, ''))
}

function withoutRoundsAndTurns(lines: readonly string[]): readonly string[] {
  const found = lines.map((line) => ROUND_AND_TURN.exec(line))
  const numbers = found.flatMap((match) => (match ? [[Number(match[1]), Number(match[2])] as const] : []))
  const [first] = numbers
  if (numbers.length < FEWEST || first === undefined || first[0] > 1 || first[1] > 1) return lines
  const follows = numbers.every(([round, turn], at) => {
    const [lastRound, lastTurn] = numbers[at - 1] ?? [round, turn - 1]
    const isNext = turn === lastTurn + 1
    return round === lastRound ? isNext : round === lastRound + 1 && (isNext || turn === first[1])
  })
  if (!follows) return lines
  let round: string | undefined
  return lines.flatMap((line, at) => {
    const match = found[at]
    if (!match) return [line]
    const isNew = match[1] !== round
    round = match[1]
    return [...(isNew ? [`## ${round}`] : []), line.slice(match[0].length)]
  })
}

/**
 * The lines without the numbers that count all of them from one line on ("012  which I never"), so that what is below
 * each other stays so. Other lines as they are.
 */
export function withoutLineNumbers(lines: readonly string[]): readonly string[] {
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const numberAt = (at: number): number => Number(LINE.exec(lines[at] ?? '')?.[2] ?? Number.NaN)
  const from = filled.findIndex((at) => numberAt(at) <= 1)
  const counted = from < 0 ? [] : filled.slice(from)
  const isCounted = counted.every((at, place) => numberAt(at) === numberAt(counted[0] ?? 0) + place)
  if (counted.length < FEWEST || !isCounted) return lines
  const places = new Set(counted)
  const bare = lines.map((line, at) => (places.has(at) ? line.replace(LINE, '') : line))
  const margin = Math.min(...counted.map((at) => /^\s*/.exec(bare[at] ?? '')?.[0].length ?? 0))
  return bare.map((line, at) => (places.has(at) ? line.slice(margin) : line))
}
