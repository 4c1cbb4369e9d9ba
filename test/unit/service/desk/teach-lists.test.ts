import { describe, expect, it } from 'vitest'
import { readTaughtRecords } from '../../../../electron/service/recipes/read-taught-answers.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { taught, ways } from './teaching-steps.ts'

describe('teach, of a list of surveys', () => {
  const listed = (part: 'id' | 'title' | 'status') => ({ need: 'listed', of: 'surveys', part }) as const
  const read = (data: unknown, recipe: Recipe) =>
    readTaughtRecords(data, recipe, 'survey').records.map(({ id, title, status }) => [id, title, status])

  it('rows of unlike names, in two lists that are alike', () => {
    const row = (k: string, zz: string, w: string) => ({ k, bloc: { zz }, w })
    const data = { en: [row('ab', 'Vélos', 'x1')], hors: [row('cd', 'Trains', 'x2'), row('ef', 'Bus', 'x1')] }
    const recipe = taught(
      data,
      [listed('id'), '$.hors[0].k'],
      [listed('title'), '$.hors[1].bloc.zz'],
      [listed('status'), '$.hors[0].w'],
    )
    expect(read({ ...data, hors: [row('gh', 'Taxis', 'x9')] }, recipe)).toContainEqual(['gh', 'Taxis', 'x9'])
  })

  it('a map by id, of which a title is shown first', () => {
    const recipe = taught({ zz: { '41': { t: 'Vélos' }, '42': { t: 'Bus' } } }, [
      listed('title'),
      '$.zz["41"].t',
    ])
    expect(read({ zz: { '57': { t: 'Trains' } } }, recipe)).toEqual([['57', 'Trains', null]])
  })

  it('titles by ids', () => {
    const recipe = taught({ e8: 'Vélos', 'table-7': 'Trains' }, [listed('title'), '$.e8'])
    expect(read({ z9: 'Bus', e8: 'Vélos' }, recipe)).toEqual([
      ['z9', 'Bus', null],
      ['e8', 'Vélos', null],
    ])
  })

  it('an address is known by the id at its end', () => {
    const data = {
      l: [
        { ou: '/v2/bidules/41', n: 'Vélos' },
        { ou: '/v2/bidules/42', n: 'Bus' },
      ],
    }
    const recipe = taught(data, [listed('id'), '$.l[0].ou'], [listed('title'), '$.l[0].n'])
    expect(read(data, recipe)).toEqual([
      ['41', 'Vélos', null],
      ['42', 'Bus', null],
    ])
  })

  it('no id is what is the same in two entries', () => {
    const data = { l: [{ s: 'prêt' }, { s: 'prêt' }] }
    expect(ways(data, [listed('id'), '$.l[0].s'])).toEqual([])
  })
})
