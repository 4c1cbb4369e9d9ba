import type { CodedAnswer } from '../../models/experiment-notes.ts'
import type { ProbeAnswer } from './coded-answers.ts'

/** A coded answer, quoted literally. */
export interface CodedQuote {
  key: string
  said: string
  /** Position of the probe in the arm. */
  probe: number
  /** Index of the persona in `answers`. */
  at: number
}

/** The first `most` answers with this code; equal texts are quoted once. */
export function quotesOf(
  code: string,
  answers: readonly (readonly ProbeAnswer[])[],
  coded: ReadonlyMap<string, CodedAnswer>,
  most: number,
): CodedQuote[] {
  const quotes = new Map<string, CodedQuote>()
  answers.forEach((own, at) => {
    for (const { key, said, at: probe } of own)
      if (coded.get(key)?.code === code && !quotes.has(said)) quotes.set(said, { key, said, probe, at })
  })
  return [...quotes.values()].slice(0, most)
}
