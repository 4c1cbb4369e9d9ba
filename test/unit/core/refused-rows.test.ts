import { expect, it } from 'vitest'
import { inRowsOf } from '../../../electron/core/focus/refused-rows.ts'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'

it('counts a refused row as the form does, where rows without text were not sent', () => {
  const empty = emptyFocusDraft()
  const draft = { ...empty, audience: { ...empty.audience, densities: ['', 'dense', ' ', 'rural'] } }
  const refuse = (...paths: (string | number)[][]) =>
    inRowsOf(draft, { code: 'INVALID', fields: paths.map((path) => ({ path, message: 'no' })) }).fields?.map(
      ({ path }) => path,
    )
  expect(refuse(['audience', 'densities', 1])).toEqual([['audience', 'densities', 3]])
  expect(refuse(['audience', 'densities', 7], ['audience', 'sex'], ['guide'])).toEqual([
    ['audience', 'densities', 7],
    ['audience', 'sex'],
    ['guide'],
  ])
  expect(inRowsOf(draft, { code: 'BUSY' })).toEqual({ code: 'BUSY' })
})
