import { expect, it } from 'vitest'
import { placeLines } from '../../../../renderer/features/results/places/place-lines.ts'

const at = (respondent: number | null, path: string) => ({ respondent, path, value: 'Yes' })

it('lists each place of the personas kept, and once whoever has none', () => {
  const [first, second, third] = [at(0, '$.a[0]'), at(0, '$.b[0]'), at(1, '$.a[1]')]
  expect(placeLines([first, second, third], [0, 2])).toEqual([
    { persona: 0, place: first },
    { persona: 0, place: second },
    { persona: 2, place: null },
  ])
  expect(placeLines([first], [])).toEqual([])
})

it('lists numbers whomever the filter keeps, for they are nobody’s', () => {
  const numbers = at(null, '$.counts')
  expect(placeLines([numbers], [])).toEqual([{ persona: null, place: numbers }])
})
