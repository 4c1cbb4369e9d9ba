import { expect, it } from 'vitest'
import { shortStems } from '../../../../renderer/lib/short-stems.ts'

const GRID = 'Please indicate your level of agreement with each statement below'

it.each([
  ['no items', [], []],
  [
    'the rows of a grid',
    [`${GRID} The end is late`, `${GRID} The end is not late`, ` ${GRID} Stories are old `],
    [`${GRID} The end is late`, '… The end is not late', '… Stories are old'],
  ],
  [
    'words that only begin with the same letters',
    [`${GRID} Late`, `${GRID} Lately`],
    [`${GRID} Late`, '… below Lately'],
  ],
  [
    'two grids, and an item between them',
    [`${GRID} A`, `${GRID} B`, 'And why?', `${GRID} A`, `${GRID} B`],
    [`${GRID} A`, '… statement below B', 'And why?', `${GRID} A`, '… statement below B'],
  ],
  [
    'ends that are only a number',
    [6, 7, 8].map((n) => `À quelle fréquence pratiquez-vous l’activité ${n}\u202f?`),
    [
      'À quelle fréquence pratiquez-vous l’activité 6\u202f?',
      '… l’activité 7\u202f?',
      '… l’activité 8\u202f?',
    ],
  ],
  [
    'a short beginning',
    ['How do you get to work?', 'How do you get home?'],
    ['How do you get to work?', 'How do you get home?'],
  ],
  ['the same stem', [GRID, GRID], [GRID, GRID]],
  ['a stem that another one goes on from', [`${GRID} A`, GRID], [`${GRID} A`, GRID]],
  ['a stem that goes on from another one', [GRID, `${GRID} A`], [GRID, '… statement below A']],
])('%s', (_, stems, short) => {
  expect(shortStems(stems)).toEqual(short)
})
