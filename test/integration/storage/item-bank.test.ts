import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../../electron/storage/database/migrations/all.ts'
import type { Storage } from '../../../electron/storage/storage.ts'
import type { Question } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { aStore, inStore, START } from './a-store.ts'
import { problem } from './problem.ts'
import { anyDraft, anyText, aSurvey } from './samples.ts'

const FROM = { surveyId: 's', title: 'Mobilité urbaine' }
const A_DAY = 24 * 60 * 60 * 1000

function keep(store: Storage, questions: readonly Question[], now = START): string[] {
  const items = questions.map((question) => ({ id: `kept ${question.id}`, question, from: FROM }))
  return store.itemBank.keep(items, now).map(({ id }) => id)
}

const found = (store: Storage, search: string) =>
  store.itemBank.list({ search }).rows.map(({ question }) => question.id)

describe('the item bank', () => {
  it('keeps any item whole, over a restart', () => {
    fc.assert(
      fc.property(anyDraft, anyText, ({ questions: [question] }, title) => {
        fc.pre(question !== undefined)
        const folder = tempFolder()
        const from = { surveyId: 's', title }
        inStore(folder, (store) => store.itemBank.keep([{ id: 'k', question, from }], START))
        inStore(folder, (store) =>
          expect(store.itemBank.list({})).toEqual({
            total: 1,
            rows: [{ id: 'k', name: '', question, from, keptAt: START }],
          }),
        )
      }),
      { numRuns: 10 },
    )
  })

  it('has the same item once, whatever its ids and the options that wait', () => {
    const store = aStore(tempFolder())
    const choice = aChoice('a', 'How old are you?', ['Young', 'Old'])
    expect(keep(store, [choice, aChoice('b', ' How old are you? ', ['Young', 'Old'])])).toEqual(['kept a'])
    expect(keep(store, [aChoice('c', 'How old are you?', ['Young', 'Old'])])).toEqual([])
    const open = anOpenEnded('d', 'Why?')
    expect(keep(store, [open, { ...open, id: 'e', options: choice.options }])).toEqual(['kept d'])
    expect(keep(store, [aChoice('f', 'How old are you?', ['Old', 'Young'])])).toEqual(['kept f'])
    expect(keep(store, [{ ...open, id: 'g', stem: 'How old are you?' }])).toEqual(['kept g'])
    expect(store.itemBank.list({}).total).toBe(4)
  })

  it('lists what was kept last first, and together in the order of the survey, a part at a time', () => {
    const store = aStore(tempFolder())
    keep(store, [anOpenEnded('a', 'A'), anOpenEnded('b', 'B')])
    keep(store, [anOpenEnded('c', 'C'), anOpenEnded('d', 'D')], START + 1)
    expect(found(store, '')).toEqual(['c', 'd', 'a', 'b'])
    const { total, rows } = store.itemBank.list({ offset: 1, limit: 2 })
    expect([total, ...rows.map(({ question }) => question.id)]).toEqual([4, 'd', 'a'])
  })

  it('finds every word in stem, options, name and survey, without case and accents', () => {
    const store = aStore(tempFolder())
    keep(store, [
      aChoice('a', 'Où allez-vous à l’école ?', ['À pied', 'Vélo']),
      anOpenEnded('b', 'Pourquoi ?'),
    ])
    expect(found(store, 'ECOLE velo')).toEqual(['a'])
    expect(found(store, 'ecole train')).toEqual([])
    expect(found(store, 'mobilite')).toEqual(['a', 'b'])
    expect(found(store, '%')).toEqual([])
    store.itemBank.rename('kept b', 'Raison du trajet')
    expect(found(store, 'trajet')).toEqual(['b'])
    expect(store.itemBank.list({ search: 'raison' }).rows).toMatchObject([{ name: 'Raison du trajet' }])
    expect(() => store.itemBank.rename('nobody', 'Name')).toThrow(problem('MISSING'))
  })

  it('brings back what was removed, all or none, and forgets it after a day', () => {
    const store = aStore(tempFolder())
    keep(store, [anOpenEnded('a', 'A'), anOpenEnded('b', 'B')])
    store.itemBank.rename('kept a', 'Name')
    expect(() => store.itemBank.setRemoved(['kept a', 'nobody'], START)).toThrow(problem('MISSING'))
    expect(store.itemBank.list({}).total).toBe(2)
    store.itemBank.setRemoved(['kept a', 'kept b'], START)
    expect(store.itemBank.list({})).toEqual({ total: 0, rows: [] })
    store.itemBank.setRemoved(['kept a'], null)
    expect(store.itemBank.list({}).rows).toMatchObject([{ id: 'kept a', name: 'Name' }])
    store.itemBank.setRemoved(['kept a'], START + A_DAY + 1)
    expect(() => store.itemBank.setRemoved(['kept b'], null)).toThrow(problem('MISSING'))
  })

  it('takes a removed item that is kept again as a new one', () => {
    const store = aStore(tempFolder())
    keep(store, [anOpenEnded('a', 'A')])
    store.itemBank.rename('kept a', 'Name')
    store.itemBank.setRemoved(['kept a'], START)
    expect(keep(store, [anOpenEnded('b', 'A')], START + 5)).toEqual(['kept a'])
    expect(store.itemBank.list({}).rows).toMatchObject([
      { id: 'kept a', name: '', keptAt: START + 5, question: { id: 'b' } },
    ])
  })

  it('comes to a folder of before there was one, and is not opened by a Sonde of then', () => {
    const folder = tempFolder()
    const older = MIGRATIONS.filter(({ id }) => id < '005')
    inStore(folder, (store) => store.surveys.insert(aSurvey('a', { title: 'Then' })), { migrations: older })
    inStore(folder, (store) => {
      expect(store.surveys.list({}).rows).toMatchObject([{ title: 'Then' }])
      expect(store.itemBank.list({})).toEqual({ total: 0, rows: [] })
      keep(store, [anOpenEnded('a', 'A')])
    })
    expect(() => inStore(folder, () => undefined, { migrations: older })).toThrow(problem('STORAGE', 'newer'))
    inStore(folder, (store) => expect(store.itemBank.list({}).total).toBe(1))
  })

  it('is in the backups', () => {
    const folder = tempFolder()
    inStore(folder, (store) => {
      store.surveys.insert(aSurvey('s'))
      keep(store, [anOpenEnded('a', 'A')])
    })
    inStore(folder, (store) => {
      const [copy] = store.health().copies
      store.itemBank.setRemoved(['kept a'], START)
      store.restoreCopy(copy?.name ?? '')
      expect(found(store, '')).toEqual(['a'])
    })
  })
})
