import { isObject, type JsonObject } from '../json/json-value.ts'

const NUMBERED = /^(|.*?[^\d])(\d{1,3})$/

/**
 * The maps of an object under one name with numbers behind it, or under numbers alone, beside other
 * fields: `{nb: 2, enq_1: {…}, enq_2: {…}}`.
 * They count up without a gap, and have the same fields. Null where there are none, or of several names.
 */
export function numberedMembers(object: JsonObject): JsonObject[] | null {
  const members = Object.entries(object).flatMap(([key, value]) => {
    const [, name, number] = NUMBERED.exec(key) ?? []
    return isObject(value) && name !== undefined ? [{ name, number: Number(number), value }] : []
  })
  const [first] = members
  const maps = Object.values(object).filter(isObject)
  if (first === undefined || members.length < 2 || maps.length > members.length) return null
  const isRow = members.every(
    ({ name, number, value }, at) =>
      name === first.name && number === first.number + at && shapeOf(value) === shapeOf(first.value),
  )
  return isRow && first.number <= 1 ? members.map(({ value }) => value) : null
}

function shapeOf(object: JsonObject): string {
  return Object.keys(object).sort().join('\u0000')
}
