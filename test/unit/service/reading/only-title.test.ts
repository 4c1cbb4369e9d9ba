import { expect, it } from 'vitest'
import { onlyTitle } from '../../../../electron/service/reading/only-title.ts'

it('takes the only text of each row for its title', () => {
  expect(
    onlyTitle([
      { n: 1, objet: 'By bike' },
      { n: 2, objet: 'Night trains' },
    ]),
  ).toEqual(['By bike', 'Night trains'])
})

it.each<[string, object[]]>([
  ['one of two texts', [{ objet: 'By bike', patron: 'Anne Martin' }]],
  ['a description', [{ n: 1, description: 'About going by bike' }]],
  ['who wrote it', [{ n: 1, author: 'Anne Martin' }]],
])('takes no title from %s', (_, rows) => {
  expect(onlyTitle(rows)).toEqual([null])
})
