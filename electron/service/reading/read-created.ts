import { asText, type JsonObject, pick } from '../json/json-value.ts'

const CREATED_NAMES = [
  'created_at',
  'createdAt',
  'created',
  'date_creation',
  'cree_le',
  'creation_date',
  'created_on',
  'createdOn',
  'cree',
  'creee_le',
  'creation',
  'creeLe',
  'dateCreation',
  'date_de_creation',
  'inserted_at',
  'date',
]
/** Times in seconds since 1970 stay below this for thousands of years; times in milliseconds passed it in 1973. */
const MILLISECONDS_FROM = 100_000_000_000
/** The last time that a JavaScript date can have (ECMAScript, "Time Values and Time Range"). */
const LAST_TIME = 8.64e15
/** Longest text that is shown as a creation time. */
const LONGEST = 60

/** A date, a time to the second and a zone: without any one of them the instant is unknown. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:[.,](\d+))?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
const SINCE_1970 = /^\d{10}(?:\d{3})?$/

/** A creation time as received, with its instant (milliseconds since 1970) where the text gives one. */
export interface ToldTime {
  told: string
  instant: number | null
}

/** The creation time that an object gives; null where it gives none. */
export function readCreated(row: JsonObject): ToldTime | null {
  const value = pick(row, CREATED_NAMES)
  const told = asText(value)?.trim()
  if (told === undefined || told.length > LONGEST || !/\d/.test(told)) return null
  if (typeof value === 'number' || SINCE_1970.test(told)) {
    const instant = sinceEpoch(Number(told))
    return instant === null ? null : { told, instant }
  }
  return { told, instant: readInstant(told) }
}

function sinceEpoch(value: number): number | null {
  if (value <= 0 || value > LAST_TIME) return null
  return Math.round(value < MILLISECONDS_FROM ? value * 1000 : value)
}

function readInstant(told: string): number | null {
  const [, date, time, fraction = '0', zone = ''] = INSTANT.exec(told) ?? []
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z'
  const text = date === undefined ? (HTTP_DATE.exec(told)?.[0] ?? '') : `${date}T${time}.${fraction}${offset}`
  const instant = Date.parse(text)
  return Number.isNaN(instant) ? null : instant
}
