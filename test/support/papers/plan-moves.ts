import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import { moveLines } from '../../../shared/exchange/moved-lines.ts'
import type { LineId, SourceLine, Told } from '../../../shared/exchange/source-lines.ts'
import { tellRoles } from '../../../shared/exchange/told-lines.ts'
import { type Located, type Stretch, tellParts } from './plan-repair.ts'
import type { TrueQuestion } from './truth.ts'
import { type Found, findWords, type WordPlace } from './word-places.ts'

/** How far from its question a text is looked for, in words. */
const FAR = 400

/** From where a question is looked for, and the words that are those of others. */
interface Search {
  from: number
  taken: ReadonlySet<number>
}

/** A question of which the paper does not have the answers, told to be a question with its options. */
export function tellWithOptions(
  told: Told,
  lines: readonly SourceLine[],
  words: readonly WordPlace[],
  { stem }: TrueQuestion,
  { from, taken }: Search,
): Told {
  const found = nearest(words, stem, { near: from, taken })
  if (!found) return told
  const part: Located = { stretches: [{ ...found, role: 'stem' }], before: words.length }
  const apart = tellParts(told, lines, words, part)
  const line = arrangeLines(lines, apart).find(({ pieces }) =>
    pieces.some((piece) => isIn(piece, words[found.start])),
  )
  return line ? tellRoles(apart, [line.id], 'stem_options') : apart
}

/**
 * Where the texts of a question are that are not all between it and the next one: each at the nearest place that
 * belongs to nobody. Null where one is nowhere.
 */
export function locateApart(
  words: readonly WordPlace[],
  question: TrueQuestion,
  { from, taken }: Search,
): Stretch[] | null {
  const own = new Set(taken)
  const stem = nearest(words, question.stem, { near: from, taken: own })
  if (!stem) return null
  const all: Stretch[] = [{ ...stem, role: 'stem' }]
  claim(own, stem)
  for (const [role, texts] of [
    ['option', question.options],
    ['row', question.rows],
  ] as const)
    for (const text of texts) {
      const found = nearest(words, text, { near: all.at(-1)?.end ?? stem.end, taken: own })
      if (!found) return null
      all.push({ ...found, role })
      claim(own, found)
    }
  return all
}

/** Marks words as those of a question. */
export function claim(taken: Set<number>, { start, end }: Found): void {
  for (let at = start; at < end; at += 1) taken.add(at)
}

function nearest(
  words: readonly WordPlace[],
  text: string,
  { near, taken }: { near: number; taken: ReadonlySet<number> },
): Found | null {
  const found: Found[] = []
  const before = Math.min(words.length, near + FAR)
  for (let from = Math.max(0, near - FAR); from < before; from += 1) {
    const next = findWords(words, text, { from, before })
    if (!next) break
    from = next.start
    const isFree = !words.slice(next.start, next.end).some((_, nth) => taken.has(next.start + nth))
    if (isFree) found.push(next)
  }
  // What is behind comes first.
  const distance = ({ start }: Found) => (start >= near ? start - near : 2 * (near - start))
  return found.sort((one, other) => distance(one) - distance(other))[0] ?? null
}

/** The texts of a question told line by line, each line apart from all others, and then moved into their order. */
export function tellMoved(
  told: Told,
  lines: readonly SourceLine[],
  words: readonly WordPlace[],
  stretches: readonly Stretch[],
): Told {
  const byPlace = new Map<number, Stretch[]>()
  for (const stretch of stretches) {
    const place = words[stretch.start]?.place ?? 0
    byPlace.set(place, [...(byPlace.get(place) ?? []), stretch])
  }
  const parts = [...byPlace.values()].map(
    (own): Located => ({
      stretches: own.toSorted((one, other) => one.start - other.start),
      before: words.length,
    }),
  )
  const divided = parts.reduce((now, part) => tellParts(now, lines, words, part, true), told)
  const ids = stretches.map(({ start }) => {
    const word = words[start]
    const arranged = arrangeLines(lines, divided)
    return arranged.find(({ pieces }) => pieces.some((piece) => isIn(piece, word)))?.id
  })
  return ids.slice(1).reduce((now, id, nth) => movedBehind(now, lines, id, ids[nth]), divided)
}

const isIn = (piece: { place: number; from: number; text: string }, word: WordPlace | undefined) =>
  word !== undefined &&
  piece.place === word.place &&
  piece.from <= word.from &&
  word.from < piece.from + piece.text.length

/** Moves a line step by step, as Alt with an arrow key does, until it stands right behind another one. */
function movedBehind(
  told: Told,
  lines: readonly SourceLine[],
  id: LineId | undefined,
  above: LineId | undefined,
): Told {
  let now = told
  for (let step = 0; step < lines.length * 2; step += 1) {
    const arranged = arrangeLines(lines, now)
    const [at, behind] = [
      arranged.findIndex((line) => line.id === id),
      arranged.findIndex((line) => line.id === above),
    ]
    if (at === -1 || behind === -1 || at === behind + 1) return now
    now = moveLines(now, arranged, [at], at > behind ? -1 : 1)
  }
  return now
}
