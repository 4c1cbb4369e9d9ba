import { SondeError } from '../../../shared/models/sonde-error.ts'
import { DEEPEST } from './nesting.ts'
import { readOddNumber } from './odd-number.ts'

/** Most odd numbers (see `readOddNumber`) accepted in a text: no answer has as many, and each costs memory. */
const MOST_ODD = 100_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const OPEN_MAP = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_MAP = 0x7d
const COMMA = 0x2c
const COLON = 0x3a
const SPACE = 0x20

/**
 * The value of a JSON text; numbers that JavaScript cannot hold become texts. Throws TOO_LARGE where it is nested too
 * deep or has too many such numbers. A text that is no JSON throws CUT_ANSWER where it breaks off in the middle, else
 * NOT_THIS_SERVICE with a cause that tells HTML and empty texts apart.
 */
export function parseJson(received: string, status: number): unknown {
  const text = received.replace(/^\ufeff/, '')
  const { deepest, open, mended } = scan(text)
  if (deepest > DEEPEST) throw new SondeError('TOO_LARGE', { status })
  try {
    return JSON.parse(mended)
  } catch {
    if (text.trim() === '') throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'empty' })
    if (/^\s*</.test(text)) throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'html' })
    if (/^\s*[{[]/.test(text) && open) throw new SondeError('CUT_ANSWER', { status })
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'not_json' })
  }
}

interface Scanned {
  /** How deep brackets nest outside strings. */
  deepest: number
  /** Whether a bracket or a string is still open at the end. */
  open: boolean
  /** The text with its odd numbers replaced. */
  mended: string
}

function scan(text: string): Scanned {
  let depth = 0
  let deepest = 0
  let quoted = false
  const pieces: string[] = []
  let copied = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit === QUOTE) {
      at = endOfString(text, at)
      if (at === -1) {
        quoted = true
        break
      }
    } else if (unit === OPEN_LIST || unit === OPEN_MAP) deepest = Math.max(deepest, ++depth)
    else if (unit === CLOSE_LIST || unit === CLOSE_MAP) depth -= 1
    else if (unit !== COMMA && unit !== COLON && unit !== SPACE) {
      const number = readOddNumber(text, at)
      if (!number) continue
      if (number.instead !== null) {
        if (pieces.length >= 2 * MOST_ODD)
          return { deepest: Number.POSITIVE_INFINITY, open: false, mended: '' }
        pieces.push(text.slice(copied, at), number.instead)
        copied = number.end
      }
      at = number.end - 1
    }
  }
  const mended = pieces.length === 0 ? text : pieces.join('') + text.slice(copied)
  return { deepest, open: quoted || depth > 0, mended }
}

/** The position of the quote that ends the string begun at `start`; -1 where it breaks off. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1) {
    let before = end - 1
    while (text.charCodeAt(before) === BACKSLASH) before -= 1
    // After an even number of backslashes the quote is not escaped.
    if ((end - before) % 2 === 1) return end
    end = text.indexOf('"', end + 1)
  }
  return -1
}
