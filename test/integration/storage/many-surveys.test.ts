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
    expect(store.find('ecole', 12)).toHaveLength(12)
    expect(store.health()).toMatchObject({ state: 'sound', unreadable: 0, copies: [{}] })
  })
})
