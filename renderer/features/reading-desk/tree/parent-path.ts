/**
 * The path of the object or list that contains a value; null for the root. Handles paths with dots and with brackets.
 */
export function parentPath(path: string): string | null {
  let at = path.startsWith('$$') ? 2 : 1
  let last: number | null = null
  while (at < path.length) {
    last = at
    at = path[at] === '[' ? endOfBracket(path, at) : endOfName(path, at + 1)
  }
  return last === null ? null : path.slice(0, last)
}

function endOfName(path: string, from: number): number {
  const end = path.slice(from).search(/[.[]/)
  return end === -1 ? path.length : from + end
}

function endOfBracket(path: string, from: number): number {
  const quote = path[from + 1]
  if (quote !== "'" && quote !== '"') {
    const end = path.indexOf(']', from)
    return end === -1 ? path.length : end + 1
  }
  for (let at = from + 2; at < path.length; at += 1) {
    if (path[at] === '\\') at += 1
    else if (path[at] === quote) return Math.min(path.length, at + 2)
  }
  return path.length
}
