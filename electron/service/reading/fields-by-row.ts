import { isObject, type JsonObject } from '../json/json-value.ts'

/**
 * Rows of one field each, `{record, field_name, value}`, as one row for each record with all its fields; null where a
 * list is none: every record must have the same fields, each of them once.
 */
export function fieldsByRow(rows: readonly unknown[]): JsonObject[] | null {
  const objects = rows.filter(isObject)
  const names = Object.keys(objects[0] ?? {})
  if (objects.length < 4 || objects.length < rows.length || names.length !== 3) return null
  if (!objects.every((row) => names.every((name) => isPlain(row[name])))) return null
  for (const record of names)
    for (const field of names) {
      const [value, ...others] = names.filter((name) => name !== record && name !== field)
      if (record === field || value === undefined || others.length > 0) continue
      const fields = new Set(objects.map((row) => row[field]))
      const isWord = [...fields].every(
        (name) => typeof name === 'string' && /^\p{L}[\p{L}\d_ -]*$/u.test(name),
      )
      const records = new Map<unknown, JsonObject>()
      for (const row of objects)
        records.set(row[record], { ...records.get(row[record]), [String(row[field])]: row[value] })
      const areWhole = [...records.values()].every((own) => Object.keys(own).length === fields.size)
      if (
        isWord &&
        fields.size > 1 &&
        records.size > 1 &&
        areWhole &&
        objects.length === records.size * fields.size
      )
        return [...records].map(([id, own]) => ({ [record]: id, ...own }))
    }
  return null
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
