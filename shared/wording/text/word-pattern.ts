import { type Branch, branchesOf, LONGEST_BEGINNING } from './branches.ts'
import { plainPattern } from './plain-letters.ts'

/**
 * A pattern of whole words. Of a long one, only what can match in a text is compiled at first, nearly always very
 * little: to compile all lexicons takes a fifth of a second.
 */
export interface WordPattern {
  /** What of the pattern can match in a text, with the flags "gu"; null where nothing can. */
  for(text: string): RegExp | null
}

/** What is required before and after what a pattern matches, as sources. */
export interface Edges {
  before: string
  after: string
}

/** A pattern as short as this is compiled whole at once. */
const SHORT = 500
/** A longer pattern is compiled whole once so many parts of it were compiled, or where a part would be most of it. */
const MOST_PARTS = 8

/**
 * Makes a pattern between edges at which a whole word, a space or a comma begins. The source is asked for once, when it
 * is needed.
 */
export function patternBetween({ before, after }: Edges, sourceOf: () => string): WordPattern {
  const compile = (body: string): RegExp => plainPattern(`${before}(?:${body})${after}`, 'gu')
  let source: string | null = null
  let branches: Branch[] = []
  let beginnings: ReadonlySet<string> | null = null
  let whole: RegExp | null = null
  const parts = new Map<string, RegExp>()
  return {
    for: (text) => {
      if (source === null) {
        source = sourceOf()
        branches = branchesOf(source)
        beginnings = beginningsOf(branches)
      }
      const within = beginningsIn(text)
      if (beginnings && !haveCommon(beginnings, within)) return null
      if (whole) return whole
      const body = source.length <= SHORT || parts.size >= MOST_PARTS ? source : partOf(branches, within)
      if (body.length * 2 > source.length) {
        whole = compile(source)
        if (source.length > SHORT) compileToMachineCode(whole)
        return whole
      }
      const part = parts.get(body) ?? compile(body)
      parts.set(body, part)
      return part
    },
  }
}

/** The beginnings of all branches; null where a branch may begin with anything. */
function beginningsOf(branches: readonly Branch[]): ReadonlySet<string> | null {
  if (branches.some((branch) => branch.beginnings === null)) return null
  return new Set(branches.flatMap((branch) => branch.beginnings ?? []))
}

function haveCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  for (const each of few) if (many.has(each)) return true
  return false
}

function canMatch({ beginnings }: Branch, within: ReadonlySet<string>): boolean {
  return beginnings === null || beginnings.some((letters) => within.has(letters))
}

/** The source of the alternatives that can match in a text whose words have these beginnings. */
function partOf(branches: readonly Branch[], within: ReadonlySet<string>): string {
  return branches
    .filter((branch) => canMatch(branch, within))
    .map(({ before, group, rest }) =>
      group ? `${before}(?:${partOf(group, within)})${rest}` : before + rest,
    )
    .join('|')
}

/**
 * For a text of this length V8 compiles a pattern to machine code at once (`JSRegExp::kTierUpForSubjectLengthValue`).
 */
const LONG_TEXT = '.'.repeat(1000)

/**
 * V8 compiles a pattern to bytecode for its first use, and to machine code for the second. For patterns of hundreds of
 * phrases, making the bytecode takes three times as long as the machine code although it is used only once.
 */
function compileToMachineCode(pattern: RegExp): void {
  pattern.test(LONG_TEXT)
  pattern.lastIndex = 0
}

const WORD = /[A-Za-z]+/gu

/** The text that was asked about last: all patterns are searched in one text after another. */
let last: { text: string; beginnings: ReadonlySet<string> } | null = null

/** The beginnings of the words of a text. A letter with an accent ends a word here, which only adds beginnings. */
function beginningsIn(text: string): ReadonlySet<string> {
  if (last?.text === text) return last.beginnings
  const beginnings = new Set<string>()
  for (const [word] of text.matchAll(WORD))
    for (let length = 1; length <= Math.min(word.length, LONGEST_BEGINNING); length += 1)
      beginnings.add(word.slice(0, length))
  last = { text, beginnings }
  return beginnings
}
