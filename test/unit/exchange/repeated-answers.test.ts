import { expect, test } from 'vitest'
import { itemsOf } from './papers.ts'
import { read } from './read.ts'

const SLEEP = 'I sleep well on most nights of the week'
const MEALS = 'I eat well on most days of the week'
const paper = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

test.each([
  ['agreement', ['Strongly agree', 'Agree', 'Disagree']],
  ['in French', ['D’accord', 'Pas d’accord']],
  ['a long answer', ['Agree', 'Disagree', 'I do not know, since nobody has asked me so far']],
])('bare lines that come again below statements with numbers are their answers: %s', async (_, answers) => {
  const [one, other] = [`1. ${SLEEP}`, `2. ${MEALS}`]
  const items = [
    [SLEEP, ...answers],
    [MEALS, ...answers],
  ]
  expect(await paper(one, ...answers, other, ...answers)).toEqual(items)
  expect(await paper(one, '', ...answers, '', other, '', ...answers)).toEqual(items)
})

test('the end of a wrapped statement is a part of it, also where it comes again', async () => {
  const lines = ['last seven days', 'Agree', 'Disagree']
  expect(
    await paper('1. I slept well on most of the', ...lines, '2. I ate well on most of the', ...lines),
  ).toEqual([
    ['I slept well on most of the last seven days', 'Agree', 'Disagree'],
    ['I ate well on most of the last seven days', 'Agree', 'Disagree'],
  ])
})

test('a single line that comes again below statements is no answer', async () => {
  expect(await paper(`1. ${SLEEP}`, 'Of this year', `2. ${MEALS}`, 'Of this year')).toEqual([
    [`${SLEEP} Of this year`],
    [`${MEALS} Of this year`],
  ])
})
