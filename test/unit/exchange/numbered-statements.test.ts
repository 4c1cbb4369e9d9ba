import { expect, test } from 'vitest'
import { itemsOf } from './papers.ts'
import { read } from './read.ts'

const REASONS = [
  'The fees are too high',
  'I see no benefit in it',
  'Nobody has asked me to join',
  'Another reason',
]
const asText = (items: readonly (readonly string[])[]) =>
  items.map(([stem, ...options], at) =>
    [`${at + 1}. ${stem}`, ...options.map((text) => `- ${text}`)].join('\n'),
  )

test.each([
  ['between two questions', ['I sleep well', ...REASONS], ['Do you like tea?', 'Yes', 'No']],
  ['at the end', ['Do you like tea?', 'Yes', 'No'], ['I am in no trade union because', ...REASONS]],
  ['two in a row', ['I sleep well', ...REASONS], ['I am in no trade union because', ...REASONS]],
])('a numbered statement with sentences as options is an item: %s', async (_, ...items) => {
  const all = [['Do you read all your e-mails?', 'Yes', 'No'], ...items]
  expect(itemsOf(await read({ text: asText(all).join('\n') }))).toEqual(all)
})

test('options that are numbered from the number of their question on stay options', async () => {
  const text = [
    '1. Do you read all your e-mails?',
    '   1) Yes',
    '   2) No',
    '   3) I have none',
    '2. Do you like tea?',
    '   1) Yes',
    '   2) No',
  ]
  const items = itemsOf(await read({ text: text.join('\n') }))
  expect(items).toEqual([
    ['Do you read all your e-mails?', 'Yes', 'No', 'I have none'],
    ['Do you like tea?', 'Yes', 'No'],
  ])
})
