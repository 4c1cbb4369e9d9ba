import fc from 'fast-check'
import { expect, it } from 'vitest'
import { traceItems } from '../../../shared/ledger/trace-items.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'

/** The traced items of a survey whose versions had these questions, newest first. */
function traced(draft: SurveyDraft['questions'], ...older: SurveyDraft['questions'][]) {
  const tracer = traceItems(aSurvey('Parks', draft))
  older.forEach((questions, at) => {
    const number = older.length - at
    tracer.add({ id: `v${number}`, number, draft: aSurvey('Parks', questions) })
  })
  return tracer.items()
}

const walk = (stem: string, id = 'walk') => aChoice(id, stem, ['Yes', 'No'])

it('tells the wordings of an item from the newest to the first, each with the versions that have it', () => {
  const [item] = traced(
    [walk('Do you walk to work on most days?')],
    [walk('Do you walk to work on most days?')],
    [walk('Do you walk to work on most days?')],
    [walk('Do you walk to work?')],
    [walk('Do you walk to work?')],
  )
  expect(
    item?.wordings.map(({ question, since, version }) => [question.stem, since?.number, version?.number]),
  ).toEqual([
    ['Do you walk to work on most days?', 3, 4],
    ['Do you walk to work?', 1, 2],
  ])
})

it('keeps an item that was dropped, and follows one that was typed again or brought back', () => {
  const items = traced(
    [walk('Do you walk to work on most days?', 'typed-again'), anOpenEnded('why', 'Why?')],
    [walk('Do you walk to work?')],
    [
      walk('Do you walk to work?'),
      aChoice('park', 'Is a park nearby?', ['Near', 'Far']),
      anOpenEnded('why', 'Why?'),
    ],
  )
  expect(items.map(({ id, ids, at }) => ({ id, ids, at }))).toEqual([
    { id: 'typed-again', ids: ['typed-again', 'walk'], at: 0 },
    { id: 'why', ids: ['why'], at: 1 },
    { id: 'park', ids: ['park'], at: null },
  ])
  expect(items[2]?.wordings).toMatchObject([{ version: { number: 1 } }])
})

it('has every item of every version once, whatever was added, dropped and reworded', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  const draft = ids.chain((of) =>
    fc.tuple(...of.map((id) => fc.integer({ min: 0, max: 2 }).map((form) => walk(`${id} asks ${form}`, id)))),
  )
  fc.assert(
    fc.property(fc.array(draft, { minLength: 1, maxLength: 5 }), ([now = [], ...older]) => {
      const items = traced(now, ...older)
      expect(items.slice(0, now.length).map(({ id, at }) => [id, at])).toEqual(
        now.map(({ id }, at) => [id, at]),
      )
      expect(items.slice(now.length).every(({ at }) => at === null)).toBe(true)
      for (const { id } of [now, ...older].flat())
        expect(items.filter((item) => item.ids.includes(id)).length).toBeGreaterThanOrEqual(1)
      for (const { wordings } of items) {
        const texts = wordings.map(({ question: { stem } }) => stem)
        expect(texts.every((text, at) => text !== texts[at + 1])).toBe(true)
      }
    }),
  )
})
