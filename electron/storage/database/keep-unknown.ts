/**
 * A document to store in place of another one, with what only a newer Sonde knows of the stored one: the members that its schema
 * did not read stay where they were. Objects of a list are told by their id; those without one by their place.
 *
 * @param stored as it stands in the file
 * @param read what the schema read of it
 * @param next what is to be stored
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

/** What tells an object of a list: an arm, an item, an option by its own id, a run and a twin by what they are of. */
function idOf(value: unknown): unknown {
  if (!isObject(value)) return null
  const question = isObject(value.question) ? value.question.id : null
  return value.id ?? value.runId ?? value.item ?? question ?? null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
