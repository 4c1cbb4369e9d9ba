/**
 * A document to store in place of an older one, with those members of the older one that only a newer version of Sonde
 * knows and that the schema here did not read. Objects in a list are matched by their id; those without one by their
 * position.
 *
 * @param stored the document in the file
 * @param read what the schema read of it
 * @param next the document to store
 */
export function keepUnknown(stored: unknown, read: unknown, next: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(read) && Array.isArray(next)) {
    return next.map((each, place) => {
      const id = idOf(each)
      const at = id === null ? place : stored.findIndex((other) => idOf(other) === id)
      return keepUnknown(stored[at], read[at], each)
    })
  }
  if (!isObject(stored) || !isObject(read) || !isObject(next)) return next
  const unknown = Object.entries(stored).filter(([name]) => !(name in read) && !(name in next))
  const known = Object.entries(next).map(
    ([name, value]) => [name, keepUnknown(stored[name], read[name], value)] as const,
  )
  return Object.fromEntries([...known, ...unknown])
}

/**
 * The id by which an object in a list is matched: an arm, item or option has its own, a run or twin that of what it
 * refers to.
 */
function idOf(value: unknown): unknown {
  if (!isObject(value)) return null
  const question = isObject(value.question) ? value.question.id : null
  return value.id ?? value.runId ?? value.item ?? question ?? null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
