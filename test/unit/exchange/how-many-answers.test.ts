import { describe, expect, test } from 'vitest'
import { howManyAnswers } from '../../../shared/exchange/text/how-many-answers.ts'
import { read } from './read.ts'

/** The notes of a pasted questionnaire with one item: these lines above three boxes. */
async function notesOn(...above: string[]): Promise<string[]> {
  const text = [...above, '☐ Bus', '☐ Tram', '☐ Bike', '2. Why?'].join('\n')
  return (await read({ text })).notes.flatMap(({ code, item }) => (item === 1 ? [code] : []))
}

describe('boxes before the answers', () => {
  test('say nothing about how many may be ticked', async () => {
    expect(await notesOn('1. Which do you take?')).toEqual(['boxes'])
    expect(await notesOn('1. Lequel prenez-vous ?')).toEqual(['boxes'])
  })

  test('of which several may be ticked, in the words of the item or of a remark', async () => {
    expect(await notesOn('1. Which do you take? (tick all that apply)')).toEqual(['multiple'])
    expect(await notesOn('1. Which do you take?', 'Please select all that apply.')).toEqual(['multiple'])
    expect(await notesOn('1. Lesquels prenez-vous ? (plusieurs réponses possibles)')).toEqual(['multiple'])
  })

  test('of which one may be ticked, in the words of the item or of a remark', async () => {
    expect(await notesOn('1. Which do you take? (tick one box only)')).toEqual(['text_dropped'])
    expect(await notesOn('1. Which do you take?', 'Mark only one option.')).toEqual([])
    expect(await notesOn('1. Lequel prenez-vous ? (une seule réponse)')).toEqual(['text_dropped'])
  })

  test('of which there are only two', async () => {
    const { notes } = await read({ text: '1. Do you cycle?\n☐ Yes\n☐ No\n2. Why?' })
    expect(notes).toEqual([])
  })
})

test.for([
  'Cochez toutes les réponses qui conviennent',
  'Cocher toutes les cases utiles',
  'Jusqu’à trois réponses',
  '(2 réponses maximum)',
  'Choix multiple',
  'Choose up to 3 answers',
  'Mark all that apply',
  'Select as many as you like',
  'You may tick more than one box',
  'Vous pouvez donner plus d’une réponse',
])('several answers: %s', (text) => expect(howManyAnswers(text)).toBe('several'))

test.for([
  'Une seule réponse possible',
  'Réponse unique',
  'Cochez une seule case',
  'Cochez une case',
  'Choose one answer',
  'Tick only one',
  'One answer only',
  'Single choice',
])('one answer: %s', (text) => expect(howManyAnswers(text)).toBe('one'))

test.for([
  'Do you use one of these boxes at home?',
  'Have you more than one car?',
  'Have you given several reasons to your doctor?',
  'Avez-vous plusieurs emplois ?',
  'Êtes-vous le seul à choisir une école ?',
])('nothing said: %s', (text) => expect(howManyAnswers(text)).toBe(null))
