/**
 * Adds values to the list of a key. Making a new list each time would take time that grows with the square of its
 * length.
 */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, ...values: readonly Value[]): void {
  const own = lists.get(key)
  if (own) for (const value of values) own.push(value)
  else lists.set(key, [...values])
}
