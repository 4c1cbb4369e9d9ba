import file from '../../data/form-weights.json' with { type: 'json' }
import { contentWords } from '../../text.ts'
import { cuesOf, type Token, tokensOf } from './cues.ts'

/** The forms of a wording that are learned from examples; a push is a leading or a loaded wording. */
export const learnedForms = ['push', 'vague', 'absolute', 'double'] as const
export type LearnedForm = (typeof learnedForms)[number]

/** What was learned of one yes or no: a text is a yes where the sum over its cues is above 0. */
export interface Learned {
  /** Added to every sum. */
  readonly bias: number
  /** Weight of each cue, in hundredths. */
  readonly weights: ReadonlyMap<string, number>
}

const hundredths = 100
/** A token whose share is smaller than this part of the largest one only lengthens what is told. */
const weakest = 0.3

/** What is learned besides the forms: the side that a push takes, and the option that it goes towards. */
export type LearnedOfPush = 'side' | 'option'

const read = new Map<LearnedForm | LearnedOfPush, Learned>()

/** What was learned of a form, or of a push; read when it is first asked for. */
export function learned(of: LearnedForm | LearnedOfPush): Learned {
  const known = read.get(of)
  if (known) return known
  const { bias, weights } = file[of]
  const made = { bias, weights: new Map<string, number>(Object.entries(weights)) }
  read.set(of, made)
  return made
}

/** The sum of a text with these cues: above 0 for yes, and the higher the surer. */
export function sumOf({ bias, weights }: Learned, cues: readonly string[]): number {
  const total = cues.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
  return bias + total / hundredths / Math.sqrt(cues.length + 1)
}

/** Words in quotation marks, which are somebody's or a name. */
const quoted = /«[^»]*»|“[^”]*”|"[^"]*"|(?<!\p{L})['‘][^'’]{2,}['’](?!\p{L})/gu

/** The words of an item for which it was recognised as being of this form; undefined where it was not. */
export function recognise(form: LearnedForm, texte: string, options: readonly string[]): Token | undefined {
  const own = texte.replace(quoted, (words) => ' '.repeat(words.length))
  const tokens = tokensOf(own)
  const cues = cuesOf(own, options, tokens)
  const names = cues.map(({ name }) => name)
  if (sumOf(learned(form), names) <= 0) return undefined
  const { weights } = learned(form)
  const shares = tokens.map(() => 0)
  for (const { name, from, to } of cues) {
    const weight = weights.get(name)
    if (weight === undefined || from < 0) continue
    for (let at = from; at <= to; at += 1) shares[at] = (shares[at] ?? 0) + weight / (to - from + 1)
  }
  const words = strongest(texte, tokens, shares)
  // How a question begins is no fault. What makes it absolute or double ("never", "and") has no content of its own.
  const needsContent = form === 'push' || form === 'vague'
  const isEmpty = words !== undefined && needsContent && contentWords(words.text).length === 0
  return isEmpty ? undefined : words
}

/** The run of tokens whose shares have the largest sum, without weak ones at its ends. */
function strongest(texte: string, tokens: readonly Token[], shares: readonly number[]): Token | undefined {
  const weak = Math.max(...shares) * weakest
  let best = { sum: 0, from: -1, to: -1 }
  let run = { sum: 0, from: 0 }
  for (const [at, share] of shares.entries()) {
    if (run.sum <= 0) run = { sum: 0, from: at }
    run.sum += share - weak
    if (run.sum > best.sum) best = { sum: run.sum, from: run.from, to: at }
  }
  const [first, last] = [tokens[best.from], tokens[best.to]]
  if (!first || !last) return undefined
  return { text: texte.slice(first.start, last.end), start: first.start, end: last.end }
}
