import { SondeError } from '../../shared/models/sonde-error.ts'

/** Deeper than this no reader needs to look, and recursion stays harmless. */
const DEEPEST = 100

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * The value of a JSON text. TOO_LARGE when it is nested too deep; otherwise a text that is no JSON gives CUT_ANSWER
 * when it breaks off in the middle and NOT_THIS_SERVICE when it never was any, telling HTML and empty texts apart.
 */
export function parseJson(received: string, status: number): unknown {
  const text = received.replace(/^\ufeff/, '')
  const { deepest, open } = scan(text)
  if (deepest > DEEPEST) throw new SondeError('TOO_LARGE', { status })
  try {
    return JSON.parse(text)
  } catch {
    if (text.trim() === '') throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'empty' })
    if (/^\s*</.test(text)) throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'html' })
    if (/^\s*[{[]/.test(text) && open) throw new SondeError('CUT_ANSWER', { status })
    throw new SondeError('NOT_THIS_SERVICE', { status, cause: 'not_json' })
  }
}

/** How deep brackets nest outside strings, and whether a bracket or a string is still open at the end. */
function scan(text: string): { deepest: number; open: boolean } {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (quoted) {
      if (unit === BACKSLASH) at += 1
      else if (unit === QUOTE) quoted = false
    } else if (unit === QUOTE) quoted = true
    else if (OPENING.has(unit)) deepest = Math.max(deepest, ++depth)
    else if (CLOSING.has(unit)) depth -= 1
  }
  return { deepest, open: quoted || depth > 0 }
}
