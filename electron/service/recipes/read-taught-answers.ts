import type { Profile } from '../../../shared/models/focus.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { asText, fieldText, isObject } from '../json/json-value.ts'
import { looksLikeId, segmentsOf } from '../reading/id-values.ts'
import { readContent } from '../reading/read-content.ts'
import { readCreatedId } from '../reading/read-created-id.ts'
import { readProfiles } from '../reading/read-profiles.ts'
import { readRecords } from '../reading/read-records.ts'
import { safeLine } from '../redact/clean-message.ts'
import type { ListPage } from '../service-api.ts'
import { trySelect } from './try-select.ts'
import { valuesFrom } from './values-from.ts'

/** The id of what was just created, by a recipe's path; null where the path selects none, or different ones. */
export function taughtId(data: unknown, path: string | undefined): string | null {
  if (path === undefined) return null
  const ids = [...new Set(trySelect(path, data).map(idOf))]
  return ids.length === 1 ? (ids[0] ?? null) : null
}

/** A value as an id, or the id at the end of an address. */
function idOf(value: unknown): string | null {
  const text = asText(value)?.trim() || null
  const segments = text === null || !/^(?:\/|https?:)/.test(text) ? null : segmentsOf(text)
  if (segments === null) return text
  const last = segments.at(-1) ?? ''
  return readCreatedId(text) ?? (looksLikeId(last) ? last : null)
}

/** The profiles, by a recipe; without one, or where it finds nothing, by `readProfiles`. */
export function readTaughtProfiles(data: unknown, recipe: Recipe | null): Profile[] {
  const taught = recipe?.profiles
  if (!taught) return readProfiles(data)
  const found = valuesFrom(data, taught.list, { id: taught.id })
  if (found.length === 0) return readProfiles(data)
  const read = readProfiles(found.map(({ value }) => value))
  const profiles = found.map(({ value, id: told }, at): Profile => {
    const known = read.length === found.length ? read[at] : undefined
    const id = taught.id === undefined ? (known?.id ?? null) : asText(told)
    const fields = taught.fields.flatMap(({ name, path }) => {
      const told = trySelect(path, value)
      return told.length === 0 ? [] : [{ name, value: told.map(fieldText).join(', ') }]
    })
    const names = new Set(fields.map(({ name }) => name))
    const others = (known?.attributes ?? []).filter(({ name }) => !names.has(name))
    const name = known?.name ?? (isObject(value) ? null : asText(value))
    return { id, name, attributes: [...fields, ...others] }
  })
  const isEmpty = profiles.every(
    ({ id, name, attributes }) => id === null && name === null && attributes.length === 0,
  )
  return isEmpty ? readProfiles(data) : profiles
}

/** A list of surveys or sessions, by a recipe; without one, or where it finds no record, by `readRecords`. */
export function readTaughtRecords(
  data: unknown,
  recipe: Recipe | null,
  subject: 'survey' | 'focus',
): ListPage {
  const taught = subject === 'survey' ? recipe?.surveys : recipe?.sessions
  const rows = taught ? valuesFrom(data, taught.records, { id: taught.id }) : []
  if (!taught || rows.length === 0) return readRecords(data, subject)
  const records = rows.flatMap(({ value: row, id: told }): ListPage['records'] => {
    const id = idOf(told)
    if (id === null) return []
    const text = (path: string | undefined): string | null =>
      path === undefined ? null : asText(trySelect(path, row)[0])
    // What the recipe does not cover, such as the creation time, the readers may find.
    const [known] = readRecords([row], subject).records
    const title = text(taught.title) ?? known?.toldTitle ?? null
    const status = text(taught.status) ?? known?.status ?? null
    return [
      {
        id,
        title: title === null ? null : safeLine(title) || null,
        toldTitle: title,
        status: status === null ? null : safeLine(status) || null,
        createdAt: known?.createdAt ?? null,
        createdTold: known?.createdTold ?? null,
        content: known?.content ?? readContent([]),
        raw: JSON.stringify(row),
      },
    ]
  })
  const without = records.length === 0 ? readRecords(data, subject) : null
  // The rows that the recipe selects still count, so that no list looks complete without them.
  if (without && without.records.length > 0)
    return { ...without, unrecognised: without.unrecognised + rows.length }
  return { ...readRecords([], subject), records, unrecognised: rows.length - records.length }
}
