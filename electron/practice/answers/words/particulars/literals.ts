/** Shortest piece of a pattern that is worth looking for. */
const shortest = 3

/**
 * Pieces of text of which at least one must occur wherever a pattern matches, so that a text without any need not be
 * matched. Undefined if some part of the pattern has no such piece. Looking for a piece takes much less time than
 * compiling the pattern, which most questions never need.
 *
 * @param source alternatives of lower-case text in the syntax of regular expressions; `~` stands for any ending of a
 * word
 */
export function literalsOf(source: string): readonly string[] | undefined {
  const pieces: string[] = []
  for (const alternative of alternativesOf(source)) {
    const inner = wholeGroup.exec(alternative)?.[1]
    const own = inner === undefined ? pieceOf(alternative) : undefined
    const found = own === undefined ? literalsOfGroup(inner ?? firstGroupOf(alternative)) : [own]
    if (!found) return undefined
    pieces.push(...found)
  }
  return pieces
}

const wholeGroup = /^\((?!\?)([^()]*)\)$/

function literalsOfGroup(inner: string | undefined): readonly string[] | undefined {
  return inner === undefined ? undefined : literalsOf(inner)
}

/** The alternatives of the first group that a pattern requires; undefined if it requires none. */
function firstGroupOf(alternative: string): string | undefined {
  for (const [start, end] of groupsOf(alternative))
    if (alternative[start + 1] !== '?' && !/^[?*{]/.test(alternative.slice(end + 1)))
      return alternative.slice(start + 1, end)
  return undefined
}

/** Where the groups of a pattern begin and end, outside other groups. */
function* groupsOf(source: string): Generator<readonly [start: number, end: number]> {
  let depth = 0
  let start = 0
  for (let i = 0; i < source.length; i++) {
    const char = source[i]
    if (char === '\\') i++
    else if (char === '[') i = closeOf(source, i)
    else if (char === '(' && depth++ === 0) start = i
    else if (char === ')' && --depth === 0) yield [start, i]
  }
}

/** The parts between the bars of a pattern, outside groups. */
function alternativesOf(source: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let i = 0; i < source.length; i++) {
    const char = source[i]
    if (char === '\\') i++
    else if (char === '[') i = closeOf(source, i)
    else if (char === '(') depth++
    else if (char === ')') depth--
    else if (char === '|' && depth === 0) {
      parts.push(source.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, source.slice(from)]
}

/** The longest run of plain characters that a pattern without bars requires, outside groups. */
function pieceOf(alternative: string): string | undefined {
  let outside = ''
  let from = 0
  for (const [start, end] of groupsOf(alternative)) {
    outside += `${alternative.slice(from, start)}\n`
    from = end + 1
    // What may follow a group belongs to it.
    const quantifier = /^(?:[?*+]|\{[\d,]*\})\??/.exec(alternative.slice(from))
    from += quantifier?.[0].length ?? 0
  }
  outside += alternative.slice(from)
  const runs = outside
    .replace(/\\.|\[[^\]]*\]/g, '\n')
    // A character that may be missing is not required.
    .replace(/.(?:[?*]|\{[\d,]*\})\??/g, '\n')
    .split(/[^a-z0-9' -]+/)
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  return longest.length >= shortest ? longest : undefined
}

function closeOf(source: string, open: number): number {
  const close = source.indexOf(']', open)
  return close < 0 ? source.length : close
}
