import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveQuote, toggleQuotes } from '../../../../shared/analysis/tags/quote-changes.ts'
import type { AnswerPlace } from '../../../../shared/models/answer-tag.ts'

const quote = (persona: number): AnswerPlace => ({ item: 'why', persona: `id:p${persona}` })
const anyQuotes = fc.uniqueArray(fc.nat(9)).map((all) => all.map(quote))

it('answers are kept as quotes behind the others, once each, and taken out where all of them are kept', () => {
  const kept = toggleQuotes([quote(1)], [quote(1), quote(2)])
  expect(kept).toEqual([quote(1), quote(2)])
  expect(toggleQuotes(kept, [quote(1), { ...quote(2), item: 'other' }])).toHaveLength(3)
  expect(toggleQuotes(kept, [quote(2), quote(1)])).toEqual([])
})

it('a quote moves among the others, which stay in their order', () => {
  fc.assert(
    fc.property(anyQuotes, fc.nat(12), fc.integer({ min: -12, max: 12 }), (quotes, from, by) => {
      const moved = moveQuote(quotes, from, by)
      const one = quotes[from]
      if (!one) {
        expect(moved).toEqual(quotes)
        return
      }
      expect(moved[Math.min(Math.max(from + by, 0), quotes.length - 1)]).toBe(one)
      expect(moved.filter((each) => each !== one)).toEqual(quotes.filter((each) => each !== one))
    }),
  )
})
