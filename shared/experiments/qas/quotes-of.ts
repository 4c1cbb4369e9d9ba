import type { ProbeKind } from '../../models/experiment.ts'
import type { CodedAnswer } from '../../models/experiment-notes.ts'
import type { ProbeAnswer } from './coded-answers.ts'

/** An answer with a code, as it was said. */
export interface CodedQuote {
  key: string
  said: string
  kind: ProbeKind
  /** Position of the persona among all that answered. */
  at: number
}

/** Answers with this code, the first ones of different words; none where `most` is 0. */
export function quotesOf(
  code: string,
  answers: readonly (readonly ProbeAnswer[])[],
  coded: ReadonlyMap<string, CodedAnswer>,
  most: number,
): CodedQuote[] {
  const quotes = new Map<string, CodedQuote>()
  answers.forEach((own, at) => {
    for (const { key, said, kind } of own)
      if (coded.get(key)?.code === code && !quotes.has(said)) quotes.set(said, { key, said, kind, at })
  })
  return [...quotes.values()].slice(0, most)
}
