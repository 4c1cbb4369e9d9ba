import { foldTag } from '../../models/tag.ts'

/** What people and programs put between the names of a path. The first that is meant as such is taken. */
const SEPARATORS: readonly { sign: RegExp; isClear: boolean }[] = [
  { sign: /\s*\\+\s*/, isClear: true },
  { sign: /\s*::\s*/, isClear: true },
  { sign: /\s*(?:->|→|›|»)\s*/, isClear: true },
  // A number behind it compares: "income > 2000".
  { sign: /\s+>\s+(?!\d)/, isClear: true },
  { sign: /\s*>\s*/, isClear: false },
  { sign: /\s+[/|]\s+/, isClear: false },
  { sign: /\s*\/\s*/, isClear: false },
]

/** Programs begin each path with the name of their folder of codes. */
const FOLDERS = new Set(['nodes', 'codes', 'code system', 'noeuds', 'nœuds', 'systeme de codes'])

/**
 * A function that splits names into paths, as these names show. A slash may be part of a name, as in "and/or": it
 * separates only where the part before it is a name of its own, or that of several. `isMeant`: paths are known to be here.
 */
export function pathSplitter(names: readonly string[], isMeant = false): (name: string) => string[] {
  const separator = SEPARATORS.find(({ sign, isClear }) => {
    const split = names.map((name) => partsOf(name, sign)).filter((parts) => parts.length > 1)
    if (split.length === 0) return false
    return isClear || isMeant || areBelow(split, names)
  })
  if (!separator) return (name) => [name]
  const { sign } = separator
  const all = names.map((name) => partsOf(name, sign))
  const [[first = ''] = []] = all
  const inFolder =
    FOLDERS.has(foldTag(first)) && all.every((parts) => foldTag(parts[0] ?? '') === foldTag(first))
  return (name) => {
    const parts = partsOf(name, sign)
    return inFolder && parts.length > 1 ? parts.slice(1) : parts
  }
}

function partsOf(name: string, sign: RegExp): string[] {
  // Long runs of blanks would take a separator's pattern quadratic time.
  const parts = name
    .replace(/\s+/g, ' ')
    .split(sign)
    .map((part) => part.trim())
  const filled = parts.filter(Boolean)
  // A folder begins with a separator, but a name that ends with one is no path.
  return filled.length > 1 && parts.at(-1) !== '' ? filled : [name]
}

/** Whether most of these paths stand below a name of the list, or share their beginning with another. */
function areBelow(paths: readonly (readonly string[])[], names: readonly string[]): boolean {
  const known = new Set(names.map(foldTag))
  const above = paths.map((path) => foldTag(path[0] ?? ''))
  const uses = Map.groupBy(above, (name) => name)
  const below = above.filter((name) => known.has(name) || (uses.get(name)?.length ?? 0) > 1)
  return below.length * 2 > paths.length
}
