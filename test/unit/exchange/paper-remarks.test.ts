import { expect, it } from 'vitest'
import { read } from './read.ts'

const HEADS = ['Survey', '']
const paper = (stem: string) =>
  [...HEADS, `1. ${stem}`, '   a) Bus', '   b) Train', '   c) Car', ''].join('\n')

it.each([
  ['How do you travel? (please tick one)', 'How do you travel?', 'please tick one'],
  ['How do you travel? Please circle one number.', 'How do you travel?', 'Please circle one number'],
  ['How do you travel? [Select one only]', 'How do you travel?', 'Select one only'],
  ['Comment voyagez-vous ? (une seule réponse)', 'Comment voyagez-vous ?', 'une seule réponse'],
  ['Comment voyagez-vous ? (cochez une seule case)', 'Comment voyagez-vous ?', 'cochez une seule case'],
])('takes what is only for paper off a question, and tells it: %s', async (stem, asked, remark) => {
  const { draft, notes } = await read({ text: paper(stem) })
  expect(draft.questions.map(({ stem }) => stem)).toEqual([asked])
  expect(notes).toContainEqual({ code: 'text_dropped', item: 1, name: remark })
})

it.each([
  'How do you travel? (tick all that apply)',
  'How do you travel? (choose one or more)',
  'Comment voyagez-vous ? (plusieurs réponses possibles)',
  'Which one is yours? Choose the one that you use most.',
])('leaves what belongs to the question: %s', async (stem) => {
  const { draft } = await read({ text: paper(stem) })
  expect(draft.questions[0]?.stem).toBe(stem)
})
