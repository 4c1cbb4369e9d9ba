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
  [
    'How do you travel? (Select one option only, for each row)',
    'How do you travel?',
    'Select one option only, for each row',
  ],
  ['How do you travel? (SINGLE CODE)', 'How do you travel?', 'SINGLE CODE'],
  ['Comment voyagez-vous ? (1 réponse)', 'Comment voyagez-vous ?', '1 réponse'],
  [
    'Comment voyagez-vous ? (Veuillez ne cocher qu’une seule case)',
    'Comment voyagez-vous ?',
    'Veuillez ne cocher qu’une seule case',
  ],
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
  'The ballot says: choose one option.',
  'How many boxes did you tick? 1 box',
  'Dans ma ville, le train est pour moi : une option.',
  'Which one is yours? Choose the one that you use most.',
])('leaves what belongs to the question: %s', async (stem) => {
  const { draft } = await read({ text: paper(stem) })
  expect(draft.questions[0]?.stem).toBe(stem)
})
