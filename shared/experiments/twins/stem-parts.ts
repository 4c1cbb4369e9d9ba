/** The parts of a stem: the text before its last sentence, that sentence, and the space and punctuation at its end. */
export interface StemParts {
  before: string
  /** The last sentence, without its final punctuation. */
  asked: string
  /** Empty where the stem has no final punctuation. */
  end: string
  /** `open`: a heading, a colon or no punctuation, so that the options continue the sentence. */
  ends: 'question' | 'statement' | 'open'
}

/** Splits a stem into its parts. */
export function stemParts(stem: string): StemParts {
  const text = stem.trim()
  const end = /[\s\u00A0\u202F]*[?.!…:]+$/u.exec(text)?.[0] ?? ''
  const body = text.slice(0, text.length - end.length)
  const start = [
    ...body.matchAll(/(?<!^[\p{L}\d]{1,3})[.!?…][\s\u00A0\u202F]+|^[\p{L}\d]{1,3}[.)][\s\u00A0\u202F]+/gu),
  ].at(-1)
  const from = start ? start.index + start[0].length : 0
  return {
    before: body.slice(0, from),
    asked: body.slice(from),
    end,
    ends: end.includes('?')
      ? 'question'
      : /^\.$/u.test(end.trim()) && body.slice(from) !== ''
        ? 'statement'
        : 'open',
  }
}

/** The first letter in lower case, unless the word is all capitals or a lone "I". */
export function lowerFirst(text: string): string {
  const [word = ''] = text.split(/[\s'’-]/u, 1)
  const isName = word.length > 1 ? word === word.toUpperCase() : word === 'I'
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** The first letter as a capital. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
