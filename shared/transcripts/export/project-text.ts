import { cleanLine } from '../../exchange/text/clean-text.ts'
import type { Turn } from '../../models/focus.ts'
import { type GivenNames, shownSpeaker } from '../shown-speaker.ts'

/** Where something stands in a text: from `start` to before `end`, in Unicode code points. */
export interface Stretch {
  start: number
  end: number
}

/** A transcript as the text of a project, in which places are counted in code points. */
export interface ProjectText {
  text: string
  /** Where a turn stands with the name of its speaker, by its position in the transcript. */
  turn(index: number): Stretch
  /** Where words of a turn stand; `start` and `end` count UTF-16 code units in the turn's text. */
  words(index: number, start: number, end: number): Stretch
}

/**
 * Writes a transcript as plain text: the lines of the head, then a block for each turn that begins with the speaker and
 * a colon, the form in which other programs find speakers. Every line ends with a line feed alone, since programs that
 * read CR LF do not agree whether it counts as one or two.
 */
export function projectText(
  head: readonly string[],
  turns: readonly Turn[],
  given: GivenNames,
  roundHeading: string,
): ProjectText {
  const blocks: string[] = []
  /** By turn: where its block and its words begin, and where it ends, in UTF-16 code units. */
  const places: { block: number; words: number; end: number }[] = []
  let length = 0
  const add = (block: string) => {
    blocks.push(block)
    length += block.length
  }
  for (const line of head.map(cleanLine).filter(Boolean)) add(`${line}\n`)
  let round: number | null = null
  for (const turn of turns) {
    add('\n')
    if (turn.round !== null && turn.round !== round) add(`${roundHeading} ${turn.round}\n\n`)
    round = turn.round ?? round
    const block = length
    if (turn.speaker !== null) add(`${cleanLine(shownSpeaker(given, turn.speaker))}: `)
    const words = length
    add(oneKindOfLineEnd(turn.text))
    places.push({ block, words, end: length })
    add('\n')
  }
  const text = blocks.join('')
  const points = codePointsBefore(text)
  const at = (place: number) => points[place] ?? 0
  return {
    text,
    turn(index) {
      const { block, end } = places[index] ?? { block: 0, end: 0 }
      return { start: at(block), end: at(end) }
    },
    words(index, start, end) {
      const place = places[index]?.words ?? 0
      const said = turns[index]?.text ?? ''
      const before = (to: number) => place + oneKindOfLineEnd(said.slice(0, to)).length
      return { start: at(before(start)), end: at(before(end)) }
    },
  }
}

/** The text with line feeds for line ends. */
function oneKindOfLineEnd(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** How many code points there are before each UTF-16 code unit, and in the whole text. */
function codePointsBefore(text: string): Uint32Array {
  const counts = new Uint32Array(text.length + 1)
  let at = 0
  let count = 0
  for (const point of text) {
    counts[at] = count
    // The second half of a character counts as behind it.
    if (point.length === 2) counts[at + 1] = count + 1
    at += point.length
    count += 1
  }
  counts[at] = count
  return counts
}
