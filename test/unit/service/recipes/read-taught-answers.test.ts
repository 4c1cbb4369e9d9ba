import { describe, expect, it } from 'vitest'
import {
  readTaughtProfiles,
  readTaughtRecords,
  taughtId,
} from '../../../../electron/service/recipes/read-taught-answers.ts'
import { readTaughtStatus } from '../../../../electron/service/recipes/read-taught-status.ts'
import { readTaughtTranscript } from '../../../../electron/service/recipes/read-taught-transcript.ts'
import { emptyRecipe, type Recipe } from '../../../../shared/models/recipe.ts'

const recipe = (parts: Partial<Recipe>): Recipe => ({ ...emptyRecipe(), ...parts })

describe('a recipe tells', () => {
  it('the id of what was created, and none where it selects two', () => {
    expect(taughtId({ zz: { qq: 41 }, yy: 7 }, '$.zz.qq')).toBe('41')
    expect(taughtId({ zz: { qq: 41 }, yy: 7 }, '$..*')).toBeNull()
    expect(taughtId({ zz: {} }, '$.zz.qq')).toBeNull()
    expect(taughtId({ zz: {} }, '$.zz[')).toBeNull()
  })

  it('status words, without case and accents, and where they stand', () => {
    const taught = recipe({ status: '$.bulle', statusWords: { Bouclée: 'done' } })
    expect(readTaughtStatus({ bulle: 'bouclee', status: 'draft' }, taught)).toMatchObject({
      status: 'done',
      word: 'bouclee',
    })
    expect(readTaughtStatus({ status: 'running' }, taught)).toMatchObject({ status: 'running' })
  })

  it.each<[object, unknown, object]>([
    [
      { done: '$.a', total: '$.b', shareOf: 100 },
      { a: 12, b: 50 },
      { fraction: 0.24, answered: 12, total: 50 },
    ],
    [{ share: '$.p', shareOf: 100 }, { p: '24 %' }, { fraction: 0.24 }],
    [{ share: '$.p', shareOf: 1 }, { p: 1 }, { fraction: 1 }],
    // More than all is not a progress.
    [{ share: '$.p', shareOf: 1 }, { p: 24 }, {}],
  ])('progress by %j', (progress, data, expected) => {
    const read = readTaughtStatus(data, recipe({ progress: progress as never })).progress
    expect(read?.certainty === 'sure').toBe(Object.keys(expected).length > 0)
    if (Object.keys(expected).length > 0) expect(read).toMatchObject(expected)
  })

  it('the turns of a transcript, with their speakers', () => {
    const data = { f: [{ z: 'Inès', w: 'Bonjour' }, { z: 'Luc', w: 'Salut' }, { w: 'Fin' }] }
    const transcript = { turns: '$.f[*]', words: '@.w', speaker: '@.z' }
    expect(readTaughtTranscript(data, recipe({ transcript }))).toBe('Inès: Bonjour\nLuc: Salut\nFin')
    expect(readTaughtTranscript({ g: 'Inès: Bonjour' }, recipe({ transcript: { text: '$.g' } }))).toBe(
      'Inès: Bonjour',
    )
  })

  it('the profiles of a group, by the fields that it names', () => {
    const data = {
      zz: [
        { k: 'p1', j: 'pompier' },
        { k: 'p2', j: 'juge' },
      ],
    }
    const profiles = { list: '$.zz[*]', id: '@.k', fields: [{ name: 'métier', path: '@.j' }] }
    expect(
      readTaughtProfiles(data, recipe({ profiles })).map(({ id, attributes }) => [id, attributes[0]]),
    ).toEqual([
      ['p1', { name: 'métier', value: 'pompier' }],
      ['p2', { name: 'métier', value: 'juge' }],
    ])
  })

  it('a list of surveys, and how many of its records have no id', () => {
    const data = { zz: [{ k: 7, t: 'Un' }, { t: 'Deux' }] }
    const page = readTaughtRecords(
      data,
      recipe({ surveys: { records: '$.zz[*]', id: '@.k', title: '@.t' } }),
      'survey',
    )
    expect(page).toMatchObject({ records: [{ id: '7', title: 'Un' }], unrecognised: 1 })
  })

  it('nothing in place of what is read without it', () => {
    const said = { leer: '', turns: [{ speaker: 'Inès', text: 'Bonjour' }], qq: [{ w: '' }] }
    const without = readTaughtTranscript(said, null)
    expect(without).toContain('Bonjour')
    for (const transcript of [{ text: '$.leer' }, { turns: '$.qq[*]', words: '@.w' }])
      expect(readTaughtTranscript(said, recipe({ transcript }))).toBe(without)
    expect(readTaughtStatus({ leer: ' ', status: 'done' }, recipe({ status: '$.leer' })).status).toBe('done')
    expect(taughtId({ leer: ' ' }, '$.leer')).toBeNull()
    const people = { leer: [{}, {}], profiles: [{ id: 'p1', name: 'Inès' }] }
    const profiles = { list: '$.leer[*]', fields: [] }
    expect(readTaughtProfiles(people, recipe({ profiles }))).toEqual(readTaughtProfiles(people, null))
    const listed = { leer: [{}, {}], surveys: [{ id: 's1', title: 'Un' }] }
    const surveys = { records: '$.leer[*]', id: '@.id' }
    expect(readTaughtRecords(listed, recipe({ surveys }), 'survey').records).toEqual(
      readTaughtRecords(listed, null, 'survey').records,
    )
  })
})
