import { expect, it } from 'vitest'
import { narrowed, offerFor } from '../../../../renderer/features/exchange/repair/offers.ts'
import type { OddCode } from '../../../../shared/exchange/odd-items.ts'
import { NOTHING_TOLD } from '../../../../shared/exchange/source-lines.ts'
import { wholeLine } from '../../exchange/told.ts'

const lines = Array.from({ length: 10 }, (_, at) =>
  wholeLine(at, { text: `Text ${at}`, role: 'stem', item: at + 1, form: 'a' }),
)
const all = offerFor({ does: 'tell', role: 'heading' }, lines, [0], NOTHING_TOLD)
/** The lines offered where these are odd for a reason. */
const offeredWith = (odd: Record<number, OddCode>) =>
  narrowed(
    all,
    lines,
    new Map(Object.entries(odd).map(([at, code]) => [Number(at), { code, item: 1, line: Number(at) }])),
    0,
  )?.ids

it('of lines written alike those are offered that are odd for the same reason, where these are many', () => {
  expect(offeredWith({ 0: 'stem_tells', 2: 'stem_tells', 5: 'stem_tells', 6: 'stem_tells' })).toEqual([
    '2',
    '5',
    '6',
  ])
})

it('where few are odd, or none for the same reason, all are offered', () => {
  expect(all?.ids).toHaveLength(9)
  expect(offeredWith({ 0: 'stem_tells', 2: 'stem_tells', 5: 'stem_tells' })).toHaveLength(9)
  expect(offeredWith({ 0: 'stem_tells', 2: 'stem_long', 5: 'stem_long', 6: 'stem_long' })).toHaveLength(9)
  expect(offeredWith({ 2: 'stem_tells', 5: 'stem_tells', 6: 'stem_tells' })).toHaveLength(9)
})
