import { expect, test } from 'vitest'
import { itemsOf } from './found-items.ts'
import { read } from './read.ts'

const itemsIn = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

test('Answers numbered like their questions are told by where the numbers begin anew', async () => {
  expect(
    await itemsIn(
      ...['Survey', '1. How old are you?', '1. Under 25', '2. 25 or more'],
      ...['2. Do you work?', '1. Yes', '2. No', '3. Retired', '3. Where do you work?', '4. Comments'],
    ),
  ).toEqual([
    'How old are you?: Under 25 / 25 or more',
    'Do you work?: Yes / No / Retired',
    'Where do you work?',
    'Comments',
  ])
})

test.each([
  [
    'parts that each count their questions',
    ['1. Do you work?', '2. Where?', '1. Do you smoke?', '2. Since when?'],
  ],
  ['one list, which may be chance', ['1. Which of these do you own?', '1. Bike', '2. Car', '2. Why?']],
])('They stay as they were in %s', async (_, lines) => {
  const stems = await itemsIn('Survey', ...lines)
  expect(stems).toHaveLength(lines.length)
})

test('A star before a number is no bullet', async () => {
  expect(
    await itemsIn(
      ...['* 1. How old are you?', 'Under 25', '25 or more'],
      ...['* 2. Do you work?', 'Yes', 'No', '3. Where do you work?'],
    ),
  ).toEqual(['How old are you?: Under 25 / 25 or more', 'Do you work?: Yes / No', 'Where do you work?'])
})
