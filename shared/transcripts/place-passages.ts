import type { Turn } from '../models/focus.ts'
import type { Passage } from '../models/transcript-notes.ts'

/** Where a passage stands in a transcript. */
export interface PlacedPassage {
  passage: Passage
  /** Position of its turn in the transcript, from 0. */
  index: number
  /** Its first character in the turn's text, and the one after its last, in UTF-16 code units. */
  start: number
  end: number
}

/** The passages of a transcript, and those whose words it no longer contains. */
export interface PassagePlaces {
  /** In the order of the transcript: by turn, then by first character, longer ones first. */
  placed: PlacedPassage[]
  /** In the order in which they were marked. */
  lost: Passage[]
}

/**
 * Finds where passages stand in a transcript, which may have grown or been read again since they were marked. The words
 * are looked for in the turn with the passage's number and speaker, there as near as possible to their old place. If
 * that turn does not contain them, the nearest other turn of the same speaker counts that does; only if nobody has the
 * speaker's name any more, as when speakers were named in another way, the nearest turn of anybody. In another turn the
 * words are not found inside of longer ones: "non" is not in "annoncer". The words of a passage are never changed, and
 * it is never placed on other words.
 *
 * Places are remembered for as long as the turns and the passage are the same objects, which are never changed.
 */
export function placePassages(turns: readonly Turn[], passages: readonly Passage[]): PassagePlaces {
  const transcript = readOnce(turns)
  const placed: PlacedPassage[] = []
  const lost: Passage[] = []
  for (const passage of passages) {
    let place = transcript.places.get(passage)
    if (place === undefined) {
      place = placeIn(transcript, passage)
      transcript.places.set(passage, place)
    }
    if (place) placed.push(place)
    else lost.push(passage)
  }
  placed.sort((a, b) => a.index - b.index || a.start - b.start || b.end - a.end)
  return { placed, lost }
}

/** A transcript with what helps to find passages in it. */
interface ReadTranscript {
  turns: readonly Turn[]
  /** Positions of the turns by their numbers. */
  positions: ReadonlyMap<number, number>
  /** Everybody who speaks; null among them where a turn names nobody. */
  speakers: ReadonlySet<string | null>
  /** The texts of all turns, to see at once that words occur in none. */
  text: string
  /** Where passages stand; null for one that stands nowhere. */
  places: WeakMap<Passage, PlacedPassage | null>
}

const transcripts = new WeakMap<readonly Turn[], ReadTranscript>()

function readOnce(turns: readonly Turn[]): ReadTranscript {
  const known = transcripts.get(turns)
  if (known) return known
  const read = {
    turns,
    positions: new Map(turns.map(({ number }, index) => [number, index])),
    speakers: new Set(turns.map(({ speaker }) => speaker)),
    text: turns.map(({ text }) => text).join('\n'),
    places: new WeakMap(),
  }
  transcripts.set(turns, read)
  return read
}

function placeIn(transcript: ReadTranscript, passage: Passage): PlacedPassage | null {
  const { turns, positions, speakers, text } = transcript
  if (passage.words === '') return null
  const usual = positions.get(passage.turn) ?? null
  const place = (index: number, elsewhere: boolean): PlacedPassage | null => {
    const start = nearestIn(turns[index]?.text ?? '', passage, elsewhere)
    return start < 0 ? null : { passage, index, start, end: start + passage.words.length }
  }
  const isSpeakers = (index: number) => turns[index]?.speaker === passage.speaker
  const there = usual !== null && isSpeakers(usual) ? place(usual, false) : null
  if (there || !text.includes(passage.words)) return there
  // Looks outwards from the old number, so that of two equal answers the nearer one counts.
  const middle = usual ?? Math.max(0, Math.min(turns.length - 1, passage.turn - 1))
  const mayBeAnybodys = !speakers.has(passage.speaker)
  for (let away = 0; away < Math.max(middle + 1, turns.length - middle); away += 1) {
    for (const index of away === 0 ? [middle] : [middle - away, middle + away]) {
      const found = mayBeAnybodys || isSpeakers(index) ? place(index, true) : null
      if (found) return found
    }
  }
  return null
}

/**
 * Where the words of a passage begin in a text, as near as possible to their old place; -1 where they do not occur.
 *
 * @param whole whether they may not be a part of longer words
 */
function nearestIn(text: string, { words, start }: Pick<Passage, 'words' | 'start'>, whole: boolean): number {
  let nearest = -1
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (whole && !isWhole(text, at, words)) continue
    if (nearest < 0 || Math.abs(at - start) < Math.abs(nearest - start)) nearest = at
    if (at >= start) break
  }
  return nearest
}

/** Whether a word begins and ends where these words do. */
function isWhole(text: string, at: number, words: string): boolean {
  const end = at + words.length
  // Two code units are enough for any character.
  const isCutBefore = BEGINS_IN_WORD.test(words) && ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at))
  return !isCutBefore && !(ENDS_IN_WORD.test(words) && BEGINS_IN_WORD.test(text.slice(end, end + 2)))
}

const BEGINS_IN_WORD = /^[\p{L}\p{N}\p{M}]/u
const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u

/** The passages that stand on exactly these characters of a turn, in the order of `placed`. */
export type PassagesOn = (place: Pick<PlacedPassage, 'index' | 'start' | 'end'>) => readonly PlacedPassage[]

/** Finds the passages on a stretch at once, however many there are. */
export function passagesOn(placed: readonly PlacedPassage[]): PassagesOn {
  const keyOf = ({ index, start, end }: Parameters<PassagesOn>[0]) => `${index}/${start}/${end}`
  const standing = Map.groupBy(placed, keyOf)
  return (place) => standing.get(keyOf(place)) ?? []
}

/** The placed passages of each turn, by the position of the turn. */
export function passagesByTurn(
  placed: readonly PlacedPassage[],
): ReadonlyMap<number, readonly PlacedPassage[]> {
  return Map.groupBy(placed, ({ index }) => index)
}
