/** One of the alternatives of a pattern of words. */
export interface Branch {
  /** What precedes its first word: lookarounds, spaces and commas. */
  before: string
  /** The alternatives of the group that it then begins with; null where it does not begin with one. */
  group: readonly Branch[] | null
  /** What follows. */
  rest: string
  /**
   * The letters, one of these, that its first word begins with in any text that it matches; null where that is not
   * certain.
   */
  beginnings: readonly string[] | null
}

/** What may follow a part of a pattern, so that the part is not matched exactly once. */
const REPEATED = /^[?*+{]/u
/** The longest beginning that is compared. */
export const LONGEST_BEGINNING = 6
const LETTERS = /^[A-Za-z]+/u
const LOOKS_AROUND = /^\(\?<?[=!]/u
const SPACE_OR_COMMA = /^[ ,]\??/u
const PLAIN_GROUP = '(?:'

/**
 * Splits the source of a pattern into its alternatives, in their order. What the pattern matches must begin with a
 * whole word, a space or a comma.
 */
export function branchesOf(source: string): Branch[] {
  return splitAlternatives(source).map(branchOf)
}

function branchOf(source: string): Branch {
  const from = startOfWords(source)
  const before = source.slice(0, from)
  const rest = source.slice(from)
  const end = rest.startsWith(PLAIN_GROUP) ? endOfGroup(rest, 0) : 0
  if (end === 0 || REPEATED.test(rest.slice(end)))
    return { before, group: null, rest, beginnings: lettersAt(rest) }
  const group = branchesOf(rest.slice(PLAIN_GROUP.length, end - 1))
  const isSure = group.every(({ beginnings }) => beginnings !== null)
  return {
    before,
    group,
    rest: rest.slice(end),
    beginnings: isSure ? group.flatMap(({ beginnings }) => beginnings ?? []) : null,
  }
}

/** The end of the lookarounds, spaces and commas that a source begins with. */
function startOfWords(source: string): number {
  let from = 0
  for (;;) {
    const left = source.slice(from, from + 4)
    const sign = SPACE_OR_COMMA.exec(left)?.[0] ?? ''
    if (sign !== '') from += sign.length
    else if (LOOKS_AROUND.test(left)) from = endOfGroup(source, from)
    else return from
  }
}

/** The letters at the beginning of a source, as far as each is matched just once. */
function lettersAt(source: string): [string] | null {
  const letters = LETTERS.exec(source)?.[0] ?? ''
  const sure = REPEATED.test(source.slice(letters.length)) ? letters.slice(0, -1) : letters
  return sure === '' ? null : [sure.slice(0, LONGEST_BEGINNING)]
}

function splitAlternatives(source: string): string[] {
  const parts: string[] = []
  let start = 0
  let at = 0
  while (at < source.length) {
    if (source[at] === '|') {
      parts.push(source.slice(start, at))
      start = at + 1
    }
    at = endOfPart(source, at)
  }
  return [...parts, source.slice(start)]
}

/** The end of the sign, escape, character class or group at a place of a source. */
function endOfPart(source: string, at: number): number {
  if (source[at] === '\\') return at + 2
  if (source[at] === '[') return endOfClass(source, at)
  return source[at] === '(' ? endOfGroup(source, at) : at + 1
}

function endOfClass(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** The end of the group that opens at a place of a source, with its bracket. */
function endOfGroup(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== ')') at = endOfPart(source, at)
  return at + 1
}
