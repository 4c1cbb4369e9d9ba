import type { Respondent } from '../../../../shared/models/results.ts'
import {
  asText,
  flatFields,
  isObject,
  type JsonObject,
  keysAmong,
  pick,
  pickKey,
} from '../../json/json-value.ts'
import { DEMOGRAPHIC, ID_NAMES, isMeta, PERSONA_NAMES, RESPONDENT_ID_NAMES } from '../words/names.ts'

/** The respondent that a row is about. */
export interface RowRespondent {
  id: string | null
  attributes: Respondent['attributes']
  /** The keys of the row that named it. */
  used: Set<string>
  /** The field of the id, where its name is not one of ids and it may hold a person's plain name. */
  plainField: string | null
}

/** Reads the respondent of a row from its reference and its nested description, if any. */
export function readRowRespondent(row: JsonObject): RowRespondent {
  const used = new Set<string>()
  const attributes: Respondent['attributes'] = []
  let id: string | null = null
  let plainField: string | null = null
  for (const key of keysAmong(row, RESPONDENT_ID_NAMES)) {
    used.add(key)
    const value = row[key]
    if (isObject(value)) {
      const described = describeRespondent(value)
      id ??= described.id
      attributes.push(...described.attributes)
    } else if (id === null) {
      id = asText(value)
      plainField = id !== null && PERSONA_NAMES.includes(key.toLowerCase()) ? key : null
    }
  }
  return { id, attributes, used, plainField }
}

/** A respondent from its own object: the id, and every other field as text. */
export function describeRespondent(object: JsonObject): Respondent {
  const nested = pickKey(object, PERSONA_NAMES)
  const inner = nested === undefined ? undefined : object[nested]
  if (nested !== undefined && isObject(inner)) {
    const described = describeRespondent(inner)
    const around = describeRespondent(without(object, new Set([nested])))
    return { id: described.id ?? around.id, attributes: [...described.attributes, ...around.attributes] }
  }
  const key = pickKey(object, [...ID_NAMES, ...RESPONDENT_ID_NAMES])
  const id = key === undefined ? null : asText(object[key])
  return {
    id,
    attributes: flatFields(id === null || key === undefined ? object : without(object, new Set([key]))),
  }
}

/** The list of respondents next to the answers, in its order. */
export function readRespondentList(list: readonly unknown[]): Respondent[] {
  return list.map((entry) =>
    isObject(entry) ? describeRespondent(entry) : { id: asText(entry), attributes: [] },
  )
}

/** Fields of a row that were not used and may matter: fields that usually surround answers are left out. */
export function leftOver(row: JsonObject, used: ReadonlySet<string>): [string, unknown][] {
  return otherFields(row, used).filter(([key]) => !isMeta(key) || DEMOGRAPHIC.test(key))
}

/** All fields of a row that were not used; in a row about one respondent they describe it. */
export function otherFields(row: JsonObject, used: ReadonlySet<string>): [string, unknown][] {
  return Object.entries(row).filter(([key]) => !used.has(key))
}

/** The id of a row under a plain name such as "id", for rows without a reference to a persona. */
export function plainId(row: JsonObject): string | null {
  return asText(pick(row, ID_NAMES))
}

function without(object: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.has(key)))
}
