import fc from 'fast-check'
import type { AnalysedItem } from '../../../shared/analysis/item-responses.ts'
import type { Answer, RunResults } from '../../../shared/models/results.ts'
import { resultsOf } from '../../support/results-of.ts'

export function personas(count: number): RunResults['respondents'] {
  return Array.from({ length: count }, (_, index) => ({ id: `p${index}`, attributes: [] }))
}

export function chose(respondent: number, question: number, option: number): Answer {
  return { respondent, question, kind: 'option', option, text: null }
}

export function said(respondent: number, question: number, text: string): Answer {
  return { respondent, question, kind: 'text', option: null, text }
}

export function leftBlank(respondent: number, question: number): Answer {
  return { respondent, question, kind: 'blank', option: null, text: null }
}

export function notUnderstood(respondent: number, question: number, text: string): Answer {
  return { respondent, question, kind: 'unread', option: null, text }
}

const anyAnswer: fc.Arbitrary<Answer> = fc.record({
  respondent: fc.integer({ min: 0, max: 12 }),
  question: fc.integer({ min: 0, max: 4 }),
  kind: fc.constantFrom('option', 'text', 'blank', 'unread'),
  option: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 6 })),
  text: fc.oneof(fc.constant(null), fc.constantFrom('', ' ', 'oui', 'no')),
})

/** Any results, including odd ones: options out of range, repeated answers, invalid counts. */
export const anyResults: fc.Arbitrary<RunResults> = fc
  .record({
    personas: fc.integer({ min: 0, max: 10 }),
    answers: fc.array(anyAnswer, { maxLength: 60 }),
    counts: fc.array(
      fc.record({
        question: fc.integer({ min: 0, max: 4 }),
        counts: fc.array(fc.oneof(fc.constant(null), fc.integer({ min: -2, max: 40 }), fc.double()), {
          maxLength: 7,
        }),
      }),
      { maxLength: 4 },
    ),
  })
  .map((parts) =>
    resultsOf({ respondents: personas(parts.personas), answers: parts.answers, counts: parts.counts }),
  )

/** Five items of both types, for the answers of `anyAnswer`. */
export const anyItems: fc.Arbitrary<AnalysedItem[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('single_choice' as const, 'open_ended' as const),
      optionCount: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 5, maxLength: 5 },
  )
  .map((items) =>
    items.map(({ type, optionCount }, position) => ({
      position,
      type,
      optionCount: type === 'single_choice' ? optionCount : 0,
    })),
  )

/** All personas, or some of them. */
export const anyAmong: fc.Arbitrary<ReadonlySet<number> | undefined> = fc.option(
  fc.uniqueArray(fc.integer({ min: 0, max: 12 })).map((each) => new Set(each)),
  { nil: undefined },
)

/** A persona with these traits. */
export const persona = (id: number, attributes: Record<string, string>) => ({
  id: String(id),
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
})

/** Three personas, two of the same sex and two from the same town. */
export const people = [
  persona(0, { nom: 'Anne', sexe: 'F', ville: 'Lyon', pays: 'France' }),
  persona(1, { nom: 'Marc', sexe: 'H', ville: 'Lyon', pays: 'France' }),
  persona(2, { nom: 'Léa', sexe: 'F', ville: 'Brest', pays: 'France' }),
]

/** Answers to one item; `counts` are the numbers of personas by option, in order. */
export function spread(question: number, counts: readonly number[]): Answer[] {
  let respondent = 0
  return counts.flatMap((count, option) =>
    Array.from({ length: count }, () => chose(respondent++, question, option)),
  )
}
