/** A place in a text, both counted from 1. */
export interface TextPlace {
  line: number
  column: number
}

/** A token of JSON: a sign, a string, or another value. */
const TOKEN =
  /([{}[\],:])|("(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y
const SPACES = /[ \t\r\n]*/y

type Expected = 'value' | 'value_or_end' | 'name' | 'name_or_end' | 'colon' | 'comma_or_end' | 'nothing'

/** Where a text stops being JSON; null where it is JSON. */
export function jsonFault(text: string): TextPlace | null {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = text.startsWith('\ufeff') ? 1 : 0
  for (;;) {
    SPACES.lastIndex = at
    at += SPACES.exec(text)?.[0].length ?? 0
    if (at === text.length) return expected === 'nothing' ? null : placeIn(text, at)
    TOKEN.lastIndex = at
    const [token, sign, string] = TOKEN.exec(text) ?? []
    const next: Expected | null =
      token === undefined || hasControls(string)
        ? null
        : after({ sign, isString: string !== undefined, expected, open })
    if (token === undefined || next === null) return placeIn(text, at)
    expected = next
    at += token.length
  }
}

interface Step {
  sign: string | undefined
  isString: boolean
  expected: Expected
  open: ('{' | '[')[]
}

/** What may follow a token; null where the token itself may not stand here. Keeps `open`, the brackets around it. */
function after({ sign, isString, expected, open }: Step): Expected | null {
  const closed = (): Expected => {
    open.pop()
    return open.length === 0 ? 'nothing' : 'comma_or_end'
  }
  const takesValue = expected === 'value' || expected === 'value_or_end'
  switch (sign) {
    case '{':
    case '[':
      if (!takesValue) return null
      open.push(sign)
      return sign === '{' ? 'name_or_end' : 'value_or_end'
    case '}':
      return open.at(-1) === '{' && (expected === 'name_or_end' || expected === 'comma_or_end')
        ? closed()
        : null
    case ']':
      return open.at(-1) === '[' && (expected === 'value_or_end' || expected === 'comma_or_end')
        ? closed()
        : null
    case ',':
      if (expected !== 'comma_or_end') return null
      return open.at(-1) === '{' ? 'name' : 'value'
    case ':':
      return expected === 'colon' ? 'value' : null
    default:
      if (isString && (expected === 'name' || expected === 'name_or_end')) return 'colon'
      if (!takesValue) return null
      return open.length === 0 ? 'nothing' : 'comma_or_end'
  }
}

/** Whether a string has a line break or another control character, which JSON writes as an escape. */
function hasControls(string = ''): boolean {
  return Array.from(string).some((sign) => sign < ' ')
}

function placeIn(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
