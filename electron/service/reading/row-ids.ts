import { SURVEY_PERSONAS } from '../../../shared/models/draft.ts'
import { isObject } from '../json/json-value.ts'
import { wordsOfKey } from '../json/words-of-key.ts'
import { areIds, type RowList } from './find-rows.ts'
import { type IdClaim, idClaimsOf } from './id-claims.ts'
import { idText, looksLikeId } from './id-values.ts'
import type { Subject } from './name-words.ts'
import { chosenId } from './read-created-id.ts'
import { statusOfWord } from './status-words.ts'

/** Words for the title of a row. */
const TITLES: ReadonlySet<string> = new Set([
  ...['title', 'titre', 'name', 'nom', 'intitule', 'libelle', 'label', 'sujet', 'subject', 'topic', 'theme'],
])

/**
 * The id of each row of a list; null where none is certain. A value that only looks like an id must be under the same
 * name in every row, and different in each.
 */
export function rowIds(
  { rows, keys, path = [] }: Pick<RowList, 'rows' | 'keys'> & { path?: readonly string[] },
  subject: Subject,
): (string | null)[] {
  const told = rows.map((row) => idClaimsOf(row, subject))
  const named = namedAsList(rows, path.at(-1) ?? '')
  if (named && !told.flat().some(({ kind }) => kind === 'own' || kind === 'plain')) return named
  const claims = withoutRowNumbers(withWords(told, rows), rows)
  const isColumn = columnTest(claims, rows)
  const fitting = claims.map((one) =>
    one.filter((claim) => claim.kind === 'own' || claim.kind === 'plain' || isColumn(claim)),
  )
  const isSurelyId = keys === null && textColumns(rows) < 2
  const chosen = chosenInRows(isSurelyId ? fitting : fitting.map((one) => one.map(asCount)))
  if (keys === null || !(areIds(keys) || areSlugs(keys, rows))) {
    const isBare = chosen.every((id) => id === null)
    return isBare ? (ownWords(fitting, rows, path.at(-1) ?? '') ?? chosen) : chosen
  }
  const isNamed = fitting.some((one) => one.some(({ kind }) => kind !== 'nameless' && kind !== 'word'))
  if (isNamed) return chosen
  // The keys of a map are the ids of its rows, unless they only count the rows and something in the rows may be the id.
  return fitting.some((one) => one.length > 0) && isCounting(keys) ? keys.map(() => null) : [...keys]
}

/** The claims without those that only number the rows ("sr_no": 1, 2, 3), where another column may be the id. */
function withoutRowNumbers(
  claims: readonly (readonly IdClaim[])[],
  rows: readonly unknown[],
): readonly (readonly IdClaim[])[] {
  const isColumn = columnTest(claims, rows)
  const numbers = (path: string): boolean =>
    claims.length > 1 &&
    claims.every((one, at) => one.some((claim) => claim.path === path && claim.id === `${at + 1}`))
  const columns = new Set(
    claims
      .flat()
      .filter(isColumn)
      .map(({ path }) => path),
  )
  const counting = [...columns].filter(numbers)
  const isNamed = claims
    .flat()
    .some(({ kind, path }) => kind === 'named' && !counting.includes(path) && columns.has(path))
  if (counting.length === 0 || !isNamed) return claims
  return claims.map((one) =>
    one.filter(({ kind, path }) => kind === 'own' || kind === 'plain' || !counting.includes(path)),
  )
}

/** Tells of a claim whether its name stands in every row, with another value in each. */
function columnTest(
  claims: readonly (readonly IdClaim[])[],
  rows: readonly unknown[],
): (claim: IdClaim) => boolean {
  const whole = rows.filter(isObject).length
  const columns = Map.groupBy(claims.flat(), ({ path }) => path)
  const full = new Set(
    [...columns].flatMap(([path, own]) => {
      const isFull = own.length === whole && new Set(own.map(({ id }) => id)).size === whole
      return isFull ? [path] : []
    }),
  )
  return ({ path }) => full.has(path)
}

/**
 * A number without a name of ids, no higher than a number of personas may be, is as likely one where something else
 * beside the title may be the id.
 */
function asCount(claim: IdClaim): IdClaim {
  const isSmall = /^\d+$/.test(claim.id) && Number(claim.id) <= SURVEY_PERSONAS.max
  return claim.kind === 'nameless' && isSmall ? { ...claim, kind: 'word' } : claim
}

/** How many fields have a text in each row, and another one in each: the title, and whatever else may be an id. */
function textColumns(rows: readonly unknown[]): number {
  const records = rows.filter(isObject)
  const names = Object.keys(records[0] ?? {})
  return names.filter((name) => {
    const texts = records.map((row) => row[name])
    const areTexts = texts.every((text) => typeof text === 'string' && text !== '' && !isDated(text))
    return (
      areTexts && !texts.every((text) => /^\d+$/.test(String(text))) && new Set(texts).size === texts.length
    )
  }).length
}

function isDated(text: string): boolean {
  return /\d{4}-\d{2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}/.test(text) || statusOfWord(text) !== 'other'
}

/**
 * The claims of rows, in which words count as ids under a name of ids, or under the name of the thing beside a title:
 * `{survey: "snow-tires", title: …}`. Each row has its own, and one of them is more than a word.
 */
function withWords(claims: readonly (readonly IdClaim[])[], rows: readonly unknown[]): readonly IdClaim[][] {
  const isColumn = columnTest(claims, rows)
  const areTitled = rows.every(isTitled)
  const mayBe = (claim: IdClaim): boolean =>
    (claim.kind === 'named' || claim.isTold === true) && isColumn(claim) && rows.length > 1 && areTitled
  const found = claims.flat().filter(mayBe)
  const strange = new Set(
    found.filter(({ id }) => /[\p{L}\d][-_.][\p{L}\d]|\d/u.test(id)).map(({ path }) => path),
  )
  return claims.map((one) =>
    one.map((claim) => (mayBe(claim) && strange.has(claim.path) ? { ...claim, kind: 'named' } : claim)),
  )
}

function isTitle(name: string): boolean {
  return wordsOfKey(name).some((word) => TITLES.has(word))
}

/**
 * Words under the name of the list itself, beside a title, where nothing else may be the id: `{flows: [{flow: "METRO",
 * title: …}]}`.
 */
function ownWords(
  claims: readonly (readonly IdClaim[])[],
  rows: readonly unknown[],
  list: string,
): string[] | null {
  const words = claims.map((one) => one.filter(({ path }) => [`${path}s`, `${path}x`, path].includes(list)))
  const ids = words.flatMap(([word]) => word?.id ?? [])
  const isOnly = claims.every((one) => one.length === 1)
  return isOnly && ids.length === rows.length && rows.length > 1 && rows.every(isTitled) ? ids : null
}

/**
 * The ids under the name of the list, though it is no word for a survey or a session: `{waves: [{wave: "W47", name:
 * …}]}`.
 */
function namedAsList(rows: readonly unknown[], list: string): string[] | null {
  const ids = rows.flatMap((row) => {
    const [own] = isObject(row) ? Object.entries(row).filter(([name]) => `${name}s` === list) : []
    const id = own && idText(own[1])
    return id && looksLikeId(id) && !isDated(id) ? [id] : []
  })
  return rows.length > 1 && new Set(ids).size === rows.length && rows.every(isTitled) ? ids : null
}

function isTitled(row: unknown): boolean {
  return isObject(row) && Object.keys(row).some(isTitle)
}

/** Whether the names of a map are words joined by hyphens, as addresses have them, and its rows have titles. */
function areSlugs(keys: readonly string[], rows: readonly unknown[]): boolean {
  const areJoined = keys.every(
    (key) => /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)+$/u.test(key) && statusOfWord(key) === 'other',
  )
  return keys.length > 1 && areJoined && rows.every(isTitled)
}

/**
 * The id of each row. Where it is undecided in some row, the other rows keep theirs only under a name of ids: two
 * columns that compete may happen to be the same in a row.
 */
function chosenInRows(rows: readonly (readonly IdClaim[])[]): (string | null)[] {
  const chosen = rows.map((claims) => chosenId(claims))
  const isOpen = rows.some((claims, at) => claims.length > 0 && chosen[at] === null)
  const isNamed = (claims: readonly IdClaim[]) =>
    claims.some(({ kind }) => kind === 'own' || kind === 'plain')
  return isOpen ? chosen.map((id, at) => (isNamed(rows[at] ?? []) ? id : null)) : chosen
}

function isCounting(keys: readonly string[]): boolean {
  const first = Number(keys[0])
  return (first === 0 || first === 1) && keys.every((key, at) => Number(key) === first + at)
}
