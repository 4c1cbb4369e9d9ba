import { expect, test } from 'vitest'
import { editOf, saidAfter, takeEdit } from '../../../../renderer/features/experiments/design/take-edit.ts'
import type { Finding } from '../../../../shared/wording/finding.ts'
import { reportItem } from '../../../../shared/wording/report-item.ts'
import { aChoice } from '../../../support/drafts.ts'

const asked = () => aChoice('a', 'How old are you?', ['0–10', '10–20', '21 or more'])
const read = {
  id: 'B',
  type: 'single_choice',
  stem: 'How old are you?',
  options: asked().options.map(({ text }) => text),
} as const
const finding = (rule: string) =>
  reportItem(read, 'en').findings.find((found) => found.rule === rule) as Finding

test('an edit of the options keeps their ids, and is told by the options', () => {
  const edit = editOf(finding('range_overlap'))
  if (!edit) throw new Error('no edit is offered')
  expect(saidAfter(read, edit)).toBe('0–10 · 11–20 · 21 or more')
  const question = asked()
  const ids = question.options.map(({ id }) => id)
  takeEdit(question, read, edit, () => 'new')
  expect(question.options.map(({ text }) => text).join(' · ')).toBe(saidAfter(read, edit))
  expect(question.options.map(({ id }) => id)).toEqual(ids)
})

test('words that have changed meanwhile stay', () => {
  const edit = editOf(finding('range_overlap'))
  if (!edit) throw new Error('no edit is offered')
  const question = { ...asked(), stem: 'How old is your dog?' }
  takeEdit(question, read, edit, () => 'new')
  expect(question.options).toEqual(asked().options)
})

test('an edit that splits an item in two is none for an arm', () => {
  const item = { ...read, stem: 'Are your trips cheap and comfortable?', options: ['Yes', 'No'] }
  const [found] = reportItem(item, 'en').findings
  expect(found?.mends?.map(({ kind }) => kind)).toEqual(['split'])
  expect(found && editOf(found)).toBeUndefined()
})

test('an edit of the stem is made although an option was typed since, which stays', () => {
  const item = { ...read, stem: 'Don’t you agree that the buses are late?', options: ['Yes', 'Not'] }
  const found = reportItem(item, 'en').findings.find(({ rule }) => rule === 'leading')
  const edit = found && editOf(found)
  if (!edit) throw new Error('no edit is offered')
  const question = aChoice('a', item.stem, ['Yes', 'No'])
  const options = [...question.options]
  takeEdit(question, item, edit, () => 'new')
  expect(question).toMatchObject({ stem: 'Do you think that the buses are late?', options })
})
