import { asText, isObject, type JsonObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { areWords, type ListedTurn } from './turn-pairs.ts'

const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'order',
    'ordre',
    'n',
    'no',
    'num',
    'numero',
    'number',
    'seq',
    'sequence',
    'index',
    'position',
    'rang',
    'place',
  ],
  ...['turn', 'intervention', 'at', 'id'],
])
const DEEPEST = 3

/**
 * The turns of lists by person, `[{name: "Ana", says: [{order: 2, text: "…"}]}]` or `{"Ana": [{n: 2, text: "…"}]}`, in
 * the order of numbers that count all turns of all people. Null where no such numbers are there.
 */
export function turnsByPerson(data: unknown, depth = 0): ListedTurn[] | null {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return null
  const turns = merged(data)
  if (turns) return turns
  const found = Object.values(data).flatMap((inner) => {
    const below = turnsByPerson(inner, depth + 1)
    return below === null ? [] : [below]
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function merged(data: object): ListedTurn[] | null {
  const people = Array.isArray(data)
    ? data.map(personOf)
    : Object.entries(data).map(([name, says]) => ({ name, says }))
  if (people.length < 2 || people.some((person) => person === null)) return null
  const placed = people.flatMap((person) =>
    Array.isArray(person?.says) ? person.says.map((row) => turnOf(person.name, row)) : [null],
  )
  const turns = placed.filter((turn) => turn !== null).sort((one, other) => one.place - other.place)
  const first = turns[0]?.place
  const isCounted =
    turns.every(({ place }, at) => place === at + (first ?? 0)) && (first === 0 || first === 1)
  if (turns.length < placed.length || !isCounted) return null
  const spoken = turns.map(({ speaker, text }) => ({ speaker, text, round: null }))
  return areWords(spoken) ? spoken : null
}

/** A person with a name and the only list of what they say. */
function personOf(row: unknown): { name: string; says: unknown } | null {
  if (!isObject(row)) return null
  const lists = Object.values(row).filter((value) => Array.isArray(value) && value.every(isObject))
  const [name, ...others] = Object.values(row).filter((value) => typeof value === 'string')
  return typeof name === 'string' && others.length === 0 && lists.length === 1
    ? { name, says: lists[0] }
    : null
}

function turnOf(speaker: string, row: unknown): { speaker: string; text: string; place: number } | null {
  if (!isObject(row)) return null
  const place = placeIn(row)
  const texts = Object.values(row).filter((value) => typeof value === 'string' && /\D/.test(value))
  const text = asText(texts[0])
  return place === null || text === null || texts.length > 1 ? null : { speaker, text, place }
}

/** The only number of a row that says at which place of the discussion it stands. */
function placeIn(row: JsonObject): number | null {
  const places = Object.entries(row).filter(
    ([name, value]) => Number.isInteger(value) && wordsOfKey(name).some((word) => PLACE_WORDS.has(word)),
  )
  return places.length === 1 ? Number(places[0]?.[1]) : null
}
