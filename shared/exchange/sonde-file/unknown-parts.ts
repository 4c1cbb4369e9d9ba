/** The most paths that are returned. */
const MOST = 20

/** Paths of the parts of a value that its validated form lacks, e.g. `versions[].colour`; each path once. */
export function unknownParts(value: unknown, reading: unknown): string[] {
  const found = new Set<string>()
  const look = (part: unknown, read: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null || found.size >= MOST) return
    if (typeof read !== 'object' || read === null) return
    const known = new Map(Object.entries(read))
    for (const [key, each] of Object.entries(part)) {
      const name = Array.isArray(part) ? `${path}[]` : path === '' ? key : `${path}.${key}`
      if (known.has(key)) look(each, known.get(key), name)
      else found.add(name)
    }
  }
  look(value, reading, '')
  return [...found].slice(0, MOST)
}
