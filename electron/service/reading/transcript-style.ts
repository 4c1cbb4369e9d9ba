import { FIELDS } from './lines-of-fields.ts'
import { isPartHeading, readHeading, readRound } from './round-headings.ts'
import { isCounter } from './speaker-column.ts'
import {
  aloneStyles,
  isEnd,
  readSpeaker,
  repeatedStyles,
  type SpeakerStyle,
  speakerStyles,
} from './transcript-line.ts'

/** With names in fewer lines than one of so many, and none of them twice, these are words before a colon. */
const MOST_LINES_OF_A_NAME = 3

/**
 * The style in which most lines name a speaker. In a tie the more explicit one wins, so that a colon in a sentence
 * names nobody. Null where the few names may be words of sentences.
 */
export function findStyle(lines: readonly string[], names: ReadonlyMap<string, string>): SpeakerStyle | null {
  const above = aloneStyles.find((style) => areAlone(lines, style))
  if (above === 'alone') return above
  let best: { style: SpeakerStyle; count: number } = { style: 'plain', count: 0 }
  for (const style of speakerStyles) {
    const count = lines.filter((line) => !readRound(line) && readSpeaker(line.trim(), style)).length
    if (count > best.count) best = { style, count }
  }
  if (above && (best.count === 0 || doAlternate(lines, above))) return above
  return repeatedStyle(lines, best.count, names) ?? (isByChance(lines, best) ? null : best.style)
}

/** Whether names before a colon stand in few lines, none of them twice. */
function isByChance(
  lines: readonly string[],
  { style, count }: { style: SpeakerStyle; count: number },
): boolean {
  if (!['plain', 'heading', 'dash'].includes(style) || count === 0) return false
  const said = lines.filter((line) => line.trim() !== '' && !readRound(line))
  const names = said.flatMap((line) => readSpeaker(line.trim(), style)?.speaker ?? [])
  if (names.every((name) => FIELDS.has(name.toLowerCase()))) return true
  return count * MOST_LINES_OF_A_NAME < said.length && new Set(names).size === count
}

/** So many lines at least must be names above what is said, as in plays. */
const FEWEST_ALONE = 3

/**
 * Whether names, which come again, are alone on lines, each above a line of words. Names that are not in capitals must
 * come twice on average, and if what is said is quoted, no quoted line is a name.
 */
function areAlone(lines: readonly string[], style: (typeof aloneStyles)[number]): boolean {
  const said = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isPartHeading(line) && !isEnd(line) && readHeading(line) === null)
  const names = said.map((line) => readSpeaker(line, style)?.speaker ?? null)
  const told = names.filter((name) => name !== null)
  const distinct = new Set(told).size
  const isSure = style === 'capitals' || (distinct * 2 <= told.length && told.length * 2 === said.length)
  return (
    names[0] !== null &&
    told.length >= FEWEST_ALONE &&
    distinct > 1 &&
    distinct < told.length &&
    isSure &&
    names.every((name, at) => name === null || (at + 1 < names.length && names[at + 1] === null))
  )
}

/** Whether every other line is a name, although words below names may have a colon too. */
function doAlternate(lines: readonly string[], style: SpeakerStyle): boolean {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !isPartHeading(line))
  return (
    said.length % 2 === 0 && said.every((line, at) => (readSpeaker(line, style) !== null) === (at % 2 === 0))
  )
}

/** A style that nearly all lines have, at least twice as many as any other style, with speakers who speak again. */
function repeatedStyle(
  lines: readonly string[],
  others: number,
  known: ReadonlyMap<string, string>,
): SpeakerStyle | null {
  const all = lines.filter((line) => line.trim() !== '' && !readRound(line) && !isEnd(line))
  const style = repeatedStyles.find((one) => {
    const first = all.findIndex((line) => readSpeaker(line.trim(), one))
    const said = first <= MOST_LINES_ABOVE ? all.slice(first) : all
    const names = said.flatMap((line) => readSpeaker(line.trim(), one)?.speaker ?? [])
    const distinct = new Set(names).size
    if (distinct < 2 || distinct === names.length || names.length < others * 2) return false
    const isMost = names.length * 5 >= said.length * 4
    if (one === 'hyphen' && isLongTurns(names, said.length)) return true
    return isMost && (!LOOSE.has(one) || areSpeakers(names, said.length, known))
  })
  return style ?? null
}

/** A title may stand above the first name. */
const MOST_LINES_ABOVE = 2
/** Styles that sentences may have too. */
const LOOSE: ReadonlySet<SpeakerStyle> = new Set(['boxed', 'at', 'padded', 'sign', 'stop'])
const FEWEST_LINES = 6
/**
 * Whether words that begin lines are speakers: they come twice on average, or nearly all of them come again, or a
 * legend knows them. A sentence may be a single word, so every line must have one. Numbers that only count the lines
 * are none.
 */
function areSpeakers(names: readonly string[], lines: number, known: ReadonlyMap<string, string>): boolean {
  if (names.every((name) => FIELDS.has(name.toLowerCase()))) return false
  if (names.length < lines || isCounter({ name: '', values: [...names] })) return false
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const again = names.filter((name) => (counts.get(name) ?? 0) > 1).length
  const areKnown = known.size > 1 && names.filter((name) => !known.has(name)).length * 2 < names.length
  const isAgain = names.length >= FEWEST_LINES && again * 5 >= names.length * 4
  return areKnown || isAgain || new Set(names).size * 2 <= names.length
}

/** Whether a few speakers begin enough lines, though what they say has several. */
function isLongTurns(names: readonly string[], lines: number): boolean {
  return names.length >= FEWEST_LINES && new Set(names).size * 2 <= names.length && names.length * 3 >= lines
}
