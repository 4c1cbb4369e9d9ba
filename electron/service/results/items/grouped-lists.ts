import { isObject, type JsonObject } from '../../json/json-value.ts'

/** Entries that list options have no more fields; rows of answers may have thousands. */
const MOST_FIELDS = 50

/**
 * The parts of a list, as one of all items' options has: for each field that several entries share, such as the id of
 * their item, these entries without this field. None where the list is too long, its entries have too many fields, or
 * each part would have one entry.
 */
export function partsOfList(list: readonly unknown[], most: number): JsonObject[][][] {
  if (list.length < 4 || list.length > most || !list.every(isObject)) return []
  const names = Object.keys(list[0] ?? {})
  if (names.length > MOST_FIELDS) return []
  return names.flatMap((name) => {
    if (!list.every((entry) => typeof entry[name] === 'string' || typeof entry[name] === 'number')) return []
    const parts = [...Map.groupBy(list, (entry) => entry[name]).values()]
    if (parts.length < 2 || parts.some((part) => part.length < 2)) return []
    return [parts.map((part) => part.map(({ [name]: _shared, ...own }) => own))]
  })
}
