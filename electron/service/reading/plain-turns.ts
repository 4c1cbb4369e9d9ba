import { readRound } from './round-headings.ts'
import { isModerator, readSpeaker } from './transcript-line.ts'

/** A turn of a text: who speaks and what is said; `round` where the text numbers it. */
export interface PlainTurn {
  speaker: string
  text: string
  round?: number
}

const LONGEST_NAME = 40
const FEWEST_TURNS = 4
/** From so many turns on it is enough that nearly all speakers come again. */
const MANY_TURNS = 6

/** Whether these may be the names of those who speak: short, no sentences, of several people who come again. */
export function areSpeakers(names: readonly string[]): boolean {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const again = names.filter((name) => (counts.get(name) ?? 0) > 1).length
  const isAgain = names.length >= MANY_TURNS && again * 5 >= names.length * 4
  // Whoever leads by name shows that the others are people.
  const isLed = names.some((name) => isModerator(name) && (counts.get(name) ?? 0) > 1)
  return (
    names.length >= FEWEST_TURNS &&
    counts.size > 1 &&
    (counts.size * 2 <= names.length || isAgain || isLed) &&
    names.every(mayBeName)
  )
}

function mayBeName(name: string): boolean {
  return (
    name.length <= LONGEST_NAME &&
    /^[\p{L}\d@#]/u.test(name) &&
    /\p{L}/u.test(name) &&
    !/[!?…;:=]|[.,]$|\d{2}:\d{2}/.test(name.replace(/\b\p{Lu}(?:\p{Ll}{0,2}|\p{Lu}{1,4})\.$/u, '')) &&
    readRound(name) === null
  )
}

/** Whether most of what is said is of several words. */
export function areSpoken(texts: readonly string[]): boolean {
  const long = texts.filter((text) => /\S\s+\S/.test(text) && text.length > 10).length
  return texts.every((text) => text.trim() !== '') && long * 2 > texts.length
}

/** Turns as lines of one style from which the same turns are read, with headings of rounds where these are known. */
export function linesOf(turns: readonly PlainTurn[]): string[] {
  const arePlain = turns.every(({ speaker }) => readSpeaker(`${speaker}: x`, 'plain')?.speaker === speaker)
  return turns.flatMap(({ speaker, text, round }, at) => {
    const line = arePlain ? `${speaker}: ${text}` : `[${speaker}] ${text}`
    return round === undefined || round === turns[at - 1]?.round ? [line] : [`## ${round}`, line]
  })
}
