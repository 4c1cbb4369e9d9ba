import { expect, it } from 'vitest'
import { fillStore } from '../../support/fill-store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { inStore } from './a-store.ts'

const SURVEYS = 10_000

it('a library of ten thousand surveys lists, searches, copies and opens again', { timeout: 300_000 }, () => {
  const folder = tempFolder()
  inStore(folder, (store) => fillStore(store, SURVEYS, 0))
  inStore(folder, (store) => {
    const listed = store.surveys.list({}).rows
    expect(listed).toHaveLength(SURVEYS)
    expect(listed[0]).toMatchObject({ id: `survey-${SURVEYS}`, questionCount: 12 })
    expect(listed.at(-1)?.id).toBe('survey-1')
    expect(store.surveys.list({ search: '4321' }).rows.map((survey) => survey.id)).toEqual(['survey-4321'])
    expect(store.surveys.list({ search: 'ecole' }).rows).toHaveLength(SURVEYS)
    // Searches with many and with few hits keep the same order and stay within the same place of the library.
    store.surveys.setArchived(['survey-4321', 'survey-9'], 1)
    store.surveys.setTags([{ id: 'survey-8', tags: ['école'] }])
    const window = { order: 'title', offset: 4_000, limit: 30 } as const
    const all = store.surveys.list(window)
    expect(store.surveys.list({ ...window, search: 'ecole' })).toEqual(all)
    expect(store.surveys.list({ ...window, search: 'ecole prix' }).total).toBe(SURVEYS - 2)
    expect(store.surveys.list({ search: '432', order: 'created' }).rows.map(({ id }) => id)).toEqual(
      [432, ...[4320, 4322, 4323, 4324, 4325, 4326, 4327, 4328, 4329]].map((n) => `survey-${n}`),
    )
    expect(store.find('ecole', 12)).toHaveLength(12)
    expect(store.health()).toMatchObject({ state: 'sound', unreadable: 0, copies: [{}] })
  })
})
