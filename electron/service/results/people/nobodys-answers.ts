import type { Respondent } from '../../../../shared/models/results.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { type Cell, type Gathered, setAside } from '../shapes/gathered.ts'
import { isDrawName, mayBeDrawName } from '../words/draw-words.ts'
import { PERSONA_NAMES } from '../words/names.ts'
import type { RunSizes } from './run-sizes.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Words in the names of rows that are next to those of personas but belong to nobody: what all or most answered, or an
 * expectation.
 */
const NOBODY = SPLIT(
  'total totals totaux ensemble all tous toutes overall global globale population base n sum somme aggregate aggregated ' +
    'agregat agrege majorite majority majoritaire majoritaires moyenne moyen mean average mode modal median mediane ' +
    'consensus synthese summary resume modele model reference baseline expected attendu benchmark norm norme typical type ' +
    'default defaut template example exemple solution correct key corrige',
)
/** At least so many other names are needed to see what the names of personas look like. */
const FEWEST_OTHERS = 3
/** Ids of at least this length, all equally long, were generated at random. */
const SHORTEST_DRAWN = 10
/** Ids with letters and digits at so many of the same places were generated at random. */
const FEWEST_MIXED = 3

/**
 * Sets aside answers that are next to those of the personas but belong to nobody: under a name that says so, under a
 * name that is none of the listed personas, or under one that is written unlike all others. Null where it is unclear
 * whose answers they are: more answered than were asked, or the names are not those of the listed personas.
 */
export function withoutNobodys(
  gathered: Gathered,
  people: readonly Respondent[],
  sizes: RunSizes,
): Gathered | null {
  const answering = new Set(gathered.cells.map(({ respondent }) => respondent))
  const ids = new Map([...answering].map((key) => [key, nameOf(gathered.respondents.get(key))]))
  const nobodys = new Set<string>()
  const listed = new Set(people.flatMap(({ id }) => (id === null ? [] : [id])))
  const named = [...ids].filter(([, id]) => id !== null) as [string, string][]
  const known = named.filter(([, id]) => listed.has(id))
  if (known.length > 0) {
    const unknown = named.filter(([, id]) => !listed.has(id))
    if (unknown.length * 2 > named.length || unknown.some(([, id]) => /\d/.test(id))) return null
    for (const [key] of unknown) nobodys.add(key)
  }
  // It is unclear whose answers these are where all names are of repeated draws, or where none is a listed persona's
  // and there are more names than listed personas.
  const names = named.map(([, id]) => id)
  if (names.length > 1 && names.every((id) => isDrawName(id) && /\d/.test(id))) return null
  if (listed.size > 0 && known.length === 0 && names.length > people.length) return null
  // Numbers beside a list of names may be places in it, from 0 or from 1, or count anything.
  const areNumbers = names.length > 0 && names.every((id) => /^\d{1,4}$/.test(id))
  if (listed.size > 0 && known.length === 0 && areNumbers) return null
  for (const key of answering) if (isOfAll(gathered.respondents.get(key))) nobodys.add(key)
  if (known.length === 0) {
    const isOdd = oddNames(named.map(([, id]) => id))
    for (const [key, id] of named) if (isOdd(id)) nobodys.add(key)
  }
  const most = sizes.asked || sizes.most
  if (most !== null && answering.size - nobodys.size > most) return null
  const kept = mayBeDraws(names) ? { ...gathered, byPlace: true } : gathered
  if (nobodys.size === 0) return kept
  const unplaced = [...gathered.unplaced]
  const isKept = (cell: Cell): boolean => {
    if (!nobodys.has(cell.respondent)) return true
    setAside(unplaced, cell.path, cell.values.length === 1 ? cell.values[0] : cell.values)
    return false
  }
  const cells = gathered.cells.filter(isKept)
  const respondents = new Map([...gathered.respondents].filter(([key]) => !nobodys.has(key)))
  return { ...kept, cells, respondents, unplaced }
}

/** A name that ends in a number: "p1-0", "p1-1", "p2-0". */
const TWO_PARTS = /^(.*[^\d])?(\d+)$/

/**
 * Whether the names may be of several answers of each persona: they are names of draws, or combine each of some names
 * with each of some numbers.
 */
function mayBeDraws(names: readonly string[]): boolean {
  if (names.length > 1 && names.every((id) => mayBeDrawName(id) && /\d/.test(id))) return true
  const parts = names.map((id) => TWO_PARTS.exec(id))
  const first = new Set(parts.map((part) => part?.[1]))
  const second = new Set(parts.map((part) => part?.[2]))
  const isGrid = !first.has(undefined) && first.size * second.size === new Set(names).size
  return isGrid && first.size > 1 && second.size > 1
}

const NAMES = ['prenom', 'prénom', 'first_name', 'firstname', 'nom', 'name', ...PERSONA_NAMES]

/** The name of a respondent: its id, else the name in its fields. */
function nameOf(respondent: Respondent | undefined): string | null {
  if (!respondent) return null
  const named = respondent.attributes.find(({ name }) => NAMES.includes(name.toLowerCase()))
  return respondent.id ?? named?.value ?? null
}

const ALL = SPLIT(
  'total totals totaux ensemble all overall global aggregate majorite majority moyenne average consensus',
)

/** Whether a field says that a row is of all personas, or of most. */
function isOfAll(respondent: Respondent | undefined): boolean {
  return (respondent?.attributes ?? []).some(({ value }) => {
    const words = value.length > 40 ? [] : wordsOfKey(value)
    return words.length > 0 && words.every((word) => ALL.has(word))
  })
}

/** Whether a name among `ids` is nobody's: it says so, or it is one of the few without a number. */
function oddNames(ids: readonly string[]): (id: string) => boolean {
  const saysNobody = (id: string): boolean => {
    const words = wordsOfKey(id)
    const isSaid = words.some((word) => word.length > 1 && NOBODY.has(word))
    // Among other words, a single letter is the initial of a name: "anh-n".
    return isSaid || words.every((word) => NOBODY.has(word))
  }
  const isMost = (is: (id: string) => boolean): boolean => ids.filter(is).length * 2 > ids.length
  const hasNumber = (id: string): boolean => /\d/.test(id)
  // Where most names have such a word, personas are named like that here.
  const areNamedSo = isMost(saysNobody)
  const without = ids.filter((id) => !hasNumber(id))
  const isAloneWithout = ids.length > FEWEST_OTHERS && without.length * 4 <= ids.length
  // Random ids of one length may contain such a word, or lack a number, by chance.
  const lengths = new Set(ids.map((id) => (/^\S+$/.test(id) ? id.length : 0)))
  const areDrawn =
    lengths.size === 1 && !lengths.has(0) && [...lengths].every((length) => length >= SHORTEST_DRAWN)
  const areMixed = (): boolean => (lengths.size === 1 && haveMixedPlaces(ids)) || haveDrawnTails(ids)
  const mayLackNumber = !isAloneWithout || areMixed()
  return (id) => !areDrawn && ((!areNamedSo && saysNobody(id)) || (!mayLackNumber && !hasNumber(id)))
}

/**
 * Whether ids of one length, in capitals or without any, have here a digit and there a letter at several of their
 * places: they were drawn from letters and digits, and some have no digit by chance ("FR-BP9KM", "FR-3G6NR",
 * "FR-CRPJM"). Signs that are neither stand at the same places in all of them.
 */
function haveMixedPlaces(ids: readonly string[]): boolean {
  const areOfOneCase = [/^[^\p{Lu}]+$/u, /^[^\p{Ll}]+$/u].some((form) => ids.every((id) => form.test(id)))
  const signs = new Set(ids.map((id) => id.replace(/[\p{L}\d]/gu, ' ')))
  const numbered = ids.filter((id) => /\d/.test(id))
  const isMixed = (_: unknown, at: number): boolean => {
    const own = numbered.map((id) => id[at] ?? '')
    return own.some((sign) => /\d/.test(sign)) && own.some((sign) => /\p{L}/u.test(sign))
  }
  const mixed = Array.from(ids[0] ?? '').filter(isMixed).length
  return areOfOneCase && signs.size === 1 && mixed >= FEWEST_MIXED
}

/** A name with a few letters and digits that were drawn behind it: "rosalie-gagnon-beb", "marc-9c7". */
const DRAWN_TAIL = /^\S*\p{L}\S*[-_.]([a-z\d]{3,8})$/u

/**
 * Whether ids end in letters and digits that were drawn, as many in all of them, so that some tails have no digit by
 * chance: these have no letter that is in no other tail.
 */
function haveDrawnTails(ids: readonly string[]): boolean {
  const tails = ids.map((id) => DRAWN_TAIL.exec(id)?.[1] ?? '')
  const lengths = new Set(tails.map(({ length }) => length))
  const letters = new Set(tails.filter((tail) => /\d/.test(tail)).join(''))
  const areAll = [...tails.join('')].every((sign) => letters.has(sign))
  return lengths.size === 1 && !lengths.has(0) && areAll && haveMixedPlaces(tails)
}
