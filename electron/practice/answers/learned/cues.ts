import { fold, type Language } from '../../text.ts'
import { toneOf } from '../tone/tone.ts'

/** A word or a mark of a text, folded, and its place in the text. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Something that a wording has or has not, such as two words one after the other. */
export interface Cue {
  readonly name: string
  /** First and last token that it consists of; -1 where it belongs to the whole text. */
  readonly from: number
  readonly to: number
}

const token = /[\p{L}\p{N}\p{M}]+|[?.,:;!%«»"'’()/-]/gu
const longestRun = 3
const sentenceEnd = /(?<=[.?!:])\s/
const mostSentences = 4
/** Words that are counted together as one step of a text's length. */
const lengthStep = 6
const longest = 8
const optionLetters = 20

/** The words and marks of a text. */
export function tokensOf(texte: string): Token[] {
  return [...texte.matchAll(token)].map((found) => ({
    text: fold(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }))
}

/** The cues of an item's wording, each once, at the first place where it stands. */
export function cuesOf(texte: string, options: readonly string[], tokens = tokensOf(texte)): Cue[] {
  const cues = new Map<string, Cue>()
  const note = (name: string, from = -1, to = from) => {
    if (!cues.has(name)) cues.set(name, { name, from, to })
  }
  noteWords(tokens, note)
  const sentences = texte.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
  note(`#sentences ${Math.min(mostSentences, sentences.length)}`)
  note(`#length ${Math.min(longest, Math.floor(tokens.length / lengthStep))}`)
  if (!sentences[0]?.trimEnd().endsWith('?')) note('#statement first')
  note(`#options ${options.length}`)
  note(`#first ${fold(options[0] ?? '').slice(0, optionLetters)}`)
  note(`#last ${fold(options.at(-1) ?? '').slice(0, optionLetters)}`)
  return [...cues.values()]
}

/** Runs of up to three words, pairs with a word between them, and the beginnings and ends of long words. */
function noteWords(tokens: readonly Token[], note: (name: string, from: number, to?: number) => void): void {
  const words = ['^', ...tokens.map(({ text }) => text), '$']
  const place = (at: number) => Math.min(Math.max(at - 1, 0), tokens.length - 1)
  for (const [at, word] of words.entries()) {
    for (let length = 1; length <= longestRun && at + length <= words.length; length += 1)
      note(words.slice(at, at + length).join(' '), place(at), place(at + length - 1))
    const next = words[at + 2]
    if (next !== undefined) note(`${word} _ ${next}`, place(at), place(at + 2))
    if (word.length > 5) note(`${word.slice(0, 5)}*`, place(at))
    if (word.length > 4) note(`*${word.slice(-4)}`, place(at))
  }
}

/** The cues of an item that tell which side its wording takes: those of the question apart from what precedes it. */
export function sideCuesOf(
  asked: string,
  premises: readonly string[],
  sign: 1 | -1,
  language: Language,
): string[] {
  const names = (text: string, before: string) => {
    const found: string[] = []
    noteWords(tokensOf(text), (name) => found.push(`${before}${name}`))
    return found
  }
  return [
    ...new Set([
      ...names(asked, ''),
      ...names(premises.join(' '), '<'),
      `#sign ${sign}`,
      `#premises ${Math.min(2, premises.length)}`,
      ...tones(asked, premises, sign, language),
    ]),
  ]
}

/**
 * What the words say for or against, in the question and before it, and how that goes with the direction asked about.
 */
function tones(asked: string, premises: readonly string[], sign: 1 | -1, language: Language): string[] {
  const before = Math.sign(toneOf(premises.join(' '), language))
  const within = Math.sign(toneOf(asked, language))
  return [
    `#tone ${within}`,
    `#tone before ${before}`,
    `#tones ${before} ${within}`,
    `#tone with sign ${within * sign}`,
    `#tone before with sign ${before * sign}`,
  ]
}
