import { describe, expect, it } from 'vitest'
import { byMove, compareRuns, type ReadRun } from '../../../shared/analysis/compare-runs.ts'
import { seededRandom } from '../../../shared/experiments/seeded-random.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aRead } from '../../support/a-read.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const yesNo = (id: string, stem: string) => aChoice(id, stem, ['Yes', 'No'])
const walk = yesNo('walk', 'Do you walk to work?')

describe('two runs side by side', () => {
  it('tell how far each item moved, and what chance alone reaches on these bases', () => {
    // By hand: two runs of 100, half of them Yes: in 19 of 20 cases 1.96 √(1/200) = 14 points.
    const near = compareRuns(aRead([[walk, [43, 57]]]), aRead([[walk, [57, 43]]]))
    expect(near.items[0]).toMatchObject({ move: { moved: 14, chance: 14, isBeyond: false }, without: null })
    expect(near).toMatchObject({ measured: 1, beyond: 0, settings: [] })
    const far = compareRuns(aRead([[walk, [42, 58]]]), aRead([[walk, [57, 43]]]))
    expect(far.items[0]?.move).toEqual({ moved: 15, chance: 14, isBeyond: true })
    expect(far.beyond).toBe(1)
  })

  it('list the items of this run in its order, with a removed one after the one that it followed', () => {
    const [tram, bus, train] = [
      yesNo('tram', 'Trams?'),
      yesNo('bus', 'Did you take a bus last week?'),
      yesNo('train', 'Is there any railway station near here?'),
    ]
    const said = { ...walk, stem: 'Do you go to work on foot?' }
    const other = aRead([tram, walk, bus].map((item) => [item, [20, 20]]))
    const here = aRead([train, said, tram].map((item) => [item, [20, 20]]))
    const { items } = compareRuns(other, here)
    expect(items.map((item) => [item.other?.question.stem, item.here?.question.stem])).toEqual([
      [undefined, 'Is there any railway station near here?'],
      ['Do you walk to work?', 'Do you go to work on foot?'],
      ['Did you take a bus last week?', undefined],
      ['Trams?', 'Trams?'],
    ])
    expect(items.map(({ reworded, without }) => [reworded, without])).toEqual([
      [false, 'one_run'],
      [true, null],
      [false, 'one_run'],
      [false, null],
    ])
    // The answers to an item that only one run asked are shown all the same.
    expect(items[2]?.options).toMatchObject([
      { other: { text: 'Yes', tally: { count: 20 } }, here: null },
      { other: { text: 'No', tally: { count: 20 } }, here: null },
    ])
  })

  it('give no points where options were added, removed or reworded, and both columns all the same', () => {
    const added = { ...walk, options: [...walk.options, { id: 'new', text: 'At times' }] }
    const { items } = compareRuns(aRead([[walk, [30, 30]]]), aRead([[added, [30, 20, 10]]]))
    expect(items[0]).toMatchObject({ move: null, without: 'options', reworded: false })
    expect(items[0]?.options.map(({ other, here }) => [other?.tally.count, here?.tally.count])).toEqual([
      [30, 30],
      [30, 20],
      [undefined, 10],
    ])
    const reworded = {
      ...walk,
      options: walk.options.map((option, at) => (at ? option : { ...option, text: 'Yes!' })),
    }
    const second = compareRuns(aRead([[walk, [30, 30]]]), aRead([[reworded, [30, 30]]])).items[0]
    expect(second).toMatchObject({
      without: 'options',
      options: [{ other: { text: 'Yes' }, here: { text: 'Yes!' } }, {}],
    })
  })

  it('compare options that only stand in another order', () => {
    const turned = { ...walk, options: walk.options.toReversed() }
    const { items } = compareRuns(aRead([[walk, [60, 20]]]), aRead([[turned, [20, 60]]]))
    expect(items[0]).toMatchObject({ move: { moved: 0 }, reordered: true })
    expect(items[0]?.options.map(({ here }) => here?.text)).toEqual(['No', 'Yes'])
  })

  it('give no points on a base under 30, without counts, or for another type', () => {
    const of = (other: ReadRun, here: ReadRun) => compareRuns(other, here).items[0]?.without
    const enough = aRead([[walk, [20, 20]]])
    expect(of(enough, aRead([[walk, [20, 9]]]))).toBe('small_base')
    expect(of(enough, aRead([[walk, [20, 10]]]))).toBe(null)
    expect(of(enough, aRead([[walk, []]]))).toBe('no_counts')
    expect(of(enough, aRead([[{ ...walk, type: 'open_ended' }, ['Yes']]]))).toBe('retyped')
  })

  it('set the numbers of open items side by side where both runs have them', () => {
    const hours = anOpenEnded('hours', 'How many hours do you sleep?')
    const ask = anOpenEnded('why', 'Why?')
    const other = aRead([
      [hours, ['7', '8', null]],
      [ask, ['So', null]],
    ])
    const here = aRead([
      [hours, ['6', '9']],
      [ask, ['So']],
    ])
    const [first, second] = compareRuns(other, here).items
    expect(first?.without).toBe('open')
    expect(first?.numbers?.other.numbers.map(({ value }) => value)).toEqual([7, 8])
    expect(first?.other?.table).toMatchObject({ base: 2, blank: 1 })
    expect(second).toMatchObject({ without: 'open', numbers: null, options: [] })
  })

  it('say what differs around the items', () => {
    const one = aRead([[walk, [20, 20]]])
    const other = {
      ...one,
      connectionId: 'live',
      draft: { ...one.draft, context: 'Trams', audience: { ageRanges: ['25-34'], sex: null } },
    }
    expect(compareRuns(other, one).settings).toEqual(['connection', 'context', 'audience'])
  })

  it('are sorted by move with items without points last, in their order', () => {
    const [a, b, c] = [yesNo('a', 'A walk?'), anOpenEnded('b', 'Why?'), yesNo('c', 'A tram?')]
    const other = aRead([
      [b, ['x']],
      [a, [40, 40]],
      [c, [40, 40]],
      [yesNo('d', 'Bikes?'), [1, 1]],
    ])
    const here = aRead([
      [b, ['x']],
      [a, [41, 39]],
      [c, [70, 10]],
      [yesNo('d', 'Bikes?'), [1, 1]],
    ])
    const sorted = byMove(compareRuns(other, here).items)
    expect(sorted.map((item) => item.here?.question.id)).toEqual(['c', 'a', 'b', 'd'])
  })
})

describe('any two runs', () => {
  const random = seededRandom(11)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const options = (id: number) => Array.from({ length: 2 + (id % 4) }, (_, at) => `Option ${id} ${at}`)
  const anItem = (id: number): Question =>
    id % 5 === 4 ? anOpenEnded(`q${id}`, `Open${id}`) : aChoice(`q${id}`, `Stem${id}`, options(id))
  /** A run that asks a random part of the items, in random wording, with random answers. */
  const drawn = () =>
    aRead(
      Array.from({ length: 12 }, (_, id) => anItem(id))
        .filter(() => random() < 0.8)
        .map((item) => {
          const asked = random() < 0.3 ? { ...item, stem: `${item.stem} again${item.id}` } : item
          const given =
            item.type === 'open_ended'
              ? Array.from({ length: upTo(9) }, () => (random() < 0.5 ? null : String(upTo(9))))
              : item.options.map(() => upTo(40))
          return [asked, given]
        }),
    )
  const pairs = Array.from({ length: 40 }, () => [drawn(), drawn()] as const)

  it('hold every item of both exactly once', () => {
    for (const [one, two] of pairs) {
      const { items, measured } = compareRuns(one, two)
      const matched = items.filter(({ other, here }) => other && here).length
      const removed = items.filter(({ here }) => !here).length
      const added = items.filter(({ other }) => !other).length
      expect(matched + removed).toBe(one.draft.questions.length)
      expect(matched + added).toBe(two.draft.questions.length)
      expect(matched + removed + added).toBe(items.length)
      expect(measured).toBe(items.filter(({ without }) => without === null).length)
      expect(items.every(({ move, without }) => (move === null) !== (without === null))).toBe(true)
    }
  })

  it('move as far seen from either side, and no further than 100 points', () => {
    const told = (from: ReadRun, to: ReadRun) =>
      new Map(
        compareRuns(from, to).items.map(({ other, here, move, without }) => [
          (here ?? other)?.question.id,
          { move, without },
        ]),
      )
    for (const [one, two] of pairs) {
      const there = told(one, two)
      expect(told(two, one)).toEqual(there)
      for (const { move } of there.values()) expect(move?.moved ?? 0).toBeLessThanOrEqual(100)
    }
  })

  it('do not move at all where they are one and the same', () => {
    for (const [one] of pairs) {
      const { items, beyond } = compareRuns(one, one)
      expect(beyond).toBe(0)
      for (const { move, reworded, reordered, other, here } of items) {
        expect(other).toEqual(here)
        expect([move?.moved ?? 0, reworded, reordered]).toEqual([0, false, false])
      }
    }
  })
})
