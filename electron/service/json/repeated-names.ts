const MOST = 10

/**
 * Names that occur more than once in one object of a JSON text, each once and at most the first 10: of their values
 * `JSON.parse` keeps only the last. The text must be valid JSON.
 */
export function repeatedNames(text: string): string[] {
  const found = new Set<string>()
  /** The names of each open object; null for lists. */
  const open: (Set<string> | null)[] = []
  // A string, with the colon that makes it a name; or a bracket.
  const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/gsu
  for (const [bracket, inside, colon] of text.matchAll(token)) {
    if (bracket === '{') open.push(new Set())
    else if (bracket === '[') open.push(null)
    else if (inside === undefined) open.pop()
    else if (colon !== undefined) {
      const name = inside.includes('\\') ? String(JSON.parse(`"${inside}"`)) : inside
      const names = open.at(-1)
      if (names?.has(name)) found.add(name)
      if (found.size >= MOST) break
      names?.add(name)
    }
  }
  return [...found]
}
