import { expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { codesOf, read } from './read.ts'

const itemsIn = async (...lines: string[]) => itemsOf(await read({ text: ['Survey', ...lines].join('\n') }))

test.each([
  ['a tab', '\t'],
  ['wide spaces', '      '],
])('Codes behind %s are no answers', async (_, gap) => {
  expect(
    await itemsIn(
      'Q1. How long have you worked here?',
      `Less than a year${gap}1`,
      `1 to 5 years${gap}2`,
      `More than 5 years${gap}3`,
      `Don’t know${gap}98`,
      'Q2. Are you a manager?',
      `Yes${gap}1`,
      `No${gap}2`,
      'Q3. Why?',
    ),
  ).toEqual([
    'How long have you worked here?: Less than a year / 1 to 5 years / More than 5 years / Don’t know',
    'Are you a manager?: Yes / No',
    'Why?',
  ])
})

test('What stands behind the code says where to go on', async () => {
  const result = await read({
    text: 'Survey\nQ1. Do you work?\nYes\t1\tGO TO Q3\nNo\t2 → Q4\nOther\t3\t(please specify)\nQ2. Where?\nQ3. Why?',
  })
  expect(itemsOf(result)).toEqual(['Do you work?: Yes / No / Other (please specify)', 'Where?', 'Why?'])
  expect(codesOf(result)).toContain('branching@1')
})

test('Numbers that do not count up are no codes', async () => {
  expect(
    await itemsIn('Q1. Rate from 1 to 3:', 'Food\t1\t2\t3', 'Rooms\t1\t2\t3', 'Q2. Anything else?'),
  ).toEqual(['Rate from 1 to 3: Food: 1 / 2 / 3', 'Rate from 1 to 3: Rooms: 1 / 2 / 3', 'Anything else?'])
})
