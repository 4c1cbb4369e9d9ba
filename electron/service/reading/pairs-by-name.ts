import { isObject, type JsonObject } from '../json/json-value.ts'
import { isOnePair, NOBODY } from './round-lists.ts'
import { areWords, type ListedTurn } from './turn-pairs.ts'

/** A name, of which each word begins with a capital: "Leïla Haddad", "Jan van der Berg". */
export const NAME = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|d[aeiu]|de[nrs]?|la|le|van|von)){0,4}$/u

/** `[{"Ana": "…"}, {"Bo": "…"}]`: objects of one name and its text, in which somebody speaks again. */
export function turnsOfPairs(rows: readonly unknown[]): ListedTurn[] | null {
  const pairs = rows.filter((row): row is JsonObject => isObject(row) && isOnePair(row))
  if (pairs.length !== rows.length) return null
  const turns = pairs.flatMap((row) =>
    Object.entries(row).map(([speaker, text]) => ({
      speaker: speaker === NOBODY ? null : speaker,
      text: String(text),
      round: null,
    })),
  )
  return new Set(turns.map(({ speaker }) => speaker)).size < turns.length && areWords(turns) ? turns : null
}

/** The same for a list without rounds: only names with a capital tell people from fields. */
export function turnsByName(rows: readonly unknown[]): ListedTurn[] | null {
  const turns = turnsOfPairs(rows)
  const names = new Set(turns?.map(({ speaker }) => speaker))
  return names.size > 1 && [...names].every((name) => NAME.test(name ?? '')) ? turns : null
}
