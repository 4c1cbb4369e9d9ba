import { arrangeLines } from '../../../shared/exchange/arrange-lines.ts'
import type { LineRole, SourceLine, Told, ToldRole } from '../../../shared/exchange/source-lines.ts'
import { divideLine, joinLines, tellRoles } from '../../../shared/exchange/told-lines.ts'
import type { TrueQuestion } from './truth.ts'
import { type Found, findWords, type WordPlace } from './word-places.ts'

/** A text of a question where it is in the source. */
export interface Stretch extends Found {
  role: LineRole
}

/** Where all texts of a question are in the source, in their order. */
export interface Located {
  stretches: Stretch[]
  /** The word with which the next question begins that was found. */
  before: number
  /** Whether that is the very next one: then nothing between them is a question of the paper. */
  isNext?: boolean
}

/** Where each question is in the source; null where not all of its words are between its stem and the next one. */
export function locate(words: readonly WordPlace[], questions: readonly TrueQuestion[]): (Located | null)[] {
  let from = 0
  const stems = questions.map(({ stem, rows }) => {
    const found = findWords(words, stem === '' ? (rows[0] ?? '') : stem, { from, before: words.length })
    if (found) from = found.end
    return found
  })
  return questions.map((question, at) => {
    const stem = stems[at]
    if (!stem) return null
    const before = stems.slice(at + 1).find((each) => each !== null)?.start ?? words.length
    const inOrder = (texts: readonly string[], role: LineRole) => {
      let next = question.stem === '' ? stem.start : stem.end
      return texts.map((text): Stretch | null => {
        const found = findWords(words, text, { from: next, before })
        if (found) next = found.end
        return found && { ...found, role }
      })
    }
    const all = [
      question.stem === '' ? [] : [{ ...stem, role: 'stem' as const }],
      inOrder(question.options, 'option'),
      inOrder(question.rows, 'row'),
    ].flat()
    const stretches = all.filter((each) => each !== null).sort((one, other) => one.start - other.start)
    const overlap = stretches.some(
      (each, nth) => each.end > (stretches[nth + 1]?.start ?? Number.POSITIVE_INFINITY),
    )
    const isNext = Boolean(stems[at + 1])
    return overlap || stretches.length < all.length ? null : { stretches, before, isNext }
  })
}

/** Questions that share a line as one, since what is a part of one must not be left out for the other. */
export function togetherWhereShared(all: readonly Located[], words: readonly WordPlace[]): Located[] {
  const placesOf = ({ stretches }: Located) =>
    new Set(stretches.flatMap(({ start, end }) => words.slice(start, end).map(({ place }) => place)))
  const done: Located[] = []
  for (const next of all) {
    const last = done.at(-1)
    const own = placesOf(next)
    const isShared = last && [...placesOf(last)].some((place) => own.has(place))
    if (isShared) done.splice(-1, 1, { ...next, stretches: [...last.stretches, ...next.stretches] })
    else done.push(next)
  }
  return done
}

/** The lines of a question told as a whole, as a person could before lines were divided. */
export function tellWhole(
  told: Told,
  lines: readonly SourceLine[],
  words: readonly WordPlace[],
  { stretches }: Located,
): Told {
  const roleAt = new Map<number, ToldRole>()
  for (const { role, start, end } of stretches)
    for (const { place } of words.slice(start, end)) {
      const known = roleAt.get(place)
      if (known === 'stem' && role === 'option') roleAt.set(place, 'stem_options')
      if (known) continue
      const isFurther = words[start]?.place !== place
      roleAt.set(place, isFurther && role === 'stem' ? 'stem_more' : role)
    }
  return [...restOf(lines, roleAt.keys()), ...roleAt].reduce(
    (now, [place, role]) => tellRoles(now, [String(place)], role),
    told,
  )
}

/**
 * The lines of a question divided, joined and told, so that each of its texts is a line and all else is left out.
 * `bare`: also the number, letter or box before a text is divided off, and lines on how to answer are left out.
 */
export function tellParts(
  told: Told,
  lines: readonly SourceLine[],
  words: readonly WordPlace[],
  { stretches, before, isNext }: Located,
  bare = false,
): Told {
  const starts = new Map<number, { from: number; role: LineRole }[]>()
  const joined: number[] = []
  const begin = (place: number, from: number, role: LineRole) =>
    starts.set(place, [...(starts.get(place) ?? []), { from, role }])
  const textOf = (place: number) => lines[place]?.pieces[0]?.text ?? ''
  /** How far the line of a place is used up. */
  const used = new Map<number, number>()
  const leaveOutRest = (place: number) => {
    const from = used.get(place) ?? 0
    if (/[\p{L}\p{N}]|__/u.test(textOf(place).slice(from))) begin(place, from, 'left_out')
  }
  for (const { start, end, role } of stretches) {
    const [first, last] = [words[start], words[end - 1]]
    if (!first || !last) continue
    const from = used.get(first.place) ?? 0
    const gap = textOf(first.place).slice(from, first.from)
    if (isMarker(gap) && !(bare && /[\p{L}\p{N}]/u.test(gap))) begin(first.place, from, role)
    else {
      begin(first.place, from, 'left_out')
      begin(first.place, first.from - (/[«“"([]\s?$/.exec(gap)?.[0].length ?? 0), role)
    }
    for (let place = first.place; place < last.place; place += 1) {
      used.set(place, textOf(place).length)
      joined.push(place + 1)
    }
    const behind = /^(?:\s?[?!.:;…»”")\]*_])*/.exec(textOf(last.place).slice(last.to))?.[0].length ?? 0
    used.set(last.place, last.to + behind)
  }
  for (const place of used.keys()) leaveOutRest(place)
  let now = told
  for (const [place, parts] of starts) {
    const line = lines[place]
    if (!line) continue
    const inside = parts.filter(({ from }) => from > 0)
    const first = parts.find(({ from }) => from === 0)?.role
    now = divideLine(
      now,
      line,
      inside.map(({ from }) => from),
      [first ?? line.role, ...inside.map(({ role }) => role)],
    )
    if (first && !joined.includes(place)) now = tellRoles(now, [line.id], first)
  }
  for (const place of joined) {
    const arranged = arrangeLines(lines, now)
    now = joinLines(now, arranged, [arranged.findIndex(({ id }) => id === String(place))])
  }
  const upTo = words[before]?.place
  return restOf(lines, used.keys(), { upTo, isNext: isNext ?? false, bare }).reduce(
    (done, [place, role]) => tellRoles(done, [String(place)], role),
    now,
  )
}

/** How far the lines of a question go: up to the place of the next one, and whether that is the very next one. */
interface Reach {
  upTo?: number | undefined
  isNext?: boolean
  bare?: boolean
}

/**
 * The other lines between those of a question, which are no part of it. Lines behind it may have been taken for parts
 * of it as long as nothing else begins there.
 */
function restOf(
  lines: readonly SourceLine[],
  places: Iterable<number>,
  { upTo = 0, isNext = false, bare = false }: Reach = {},
): [number, ToldRole][] {
  const own = new Set(places)
  const [first, last] = [Math.min(...own), Math.max(...own)]
  const item = lines[last]?.item
  const isOther = (line: SourceLine) =>
    line.role === 'heading' || (line.item !== undefined && line.item !== null && line.item !== item)
  const next = lines.findIndex((line, place) => place > last && isOther(line))
  const goesTo = isNext ? upTo : bare ? (next === -1 ? lines.length : next) : 0
  const belongs = (place: number) =>
    place < last || place < goesTo || (place < upTo && lines[place]?.item === item)
  const roles: LineRole[] = ['stem', 'stem_more', 'option', 'row']
  if (bare) roles.push('instruction')
  return lines.flatMap(({ role }, place): [number, ToldRole][] => {
    const isAmong = place > first && belongs(place) && !own.has(place)
    return isAmong && roles.includes(role) ? [[place, 'left_out']] : []
  })
}

/** Whether what is before a text is only its number, letter, bullet or box. */
const isMarker = (text: string) =>
  /^\W*$/u.test(text.replace(/\p{L}/gu, 'x').replace(/^\W*(?:question|q|n)?\s?[°.]?\s?\w{1,3}(?=\W)/iu, ''))
