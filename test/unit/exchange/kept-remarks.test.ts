import { describe, expect, test } from 'vitest'
import { isFieldNote } from '../../../shared/exchange/text/instruction.ts'
import { staffRemarkOf, withoutStaffRemark } from '../../../shared/exchange/text/staff-remarks.ts'
import { itemsOf } from './found-items.ts'
import { readFile } from './read.ts'

const paper = async (...lines: string[]) => itemsOf(await readFile('paper.txt', lines.join('\n')))
const isNote = (text: string) => isFieldNote({ text, marker: null, list: '', indent: 0 })

/* What may be said to who answers is kept, however much it looks like a remark for who asks the questions. */
describe('a note on the fieldwork', () => {
  test.each([
    'LIRE',
    'CUISINER',
    'SLOW',
    'PROMPT',
    'ROTATION',
    'PROBE',
    '(Lire)',
    '(Lire) (Écouter)',
    'USE CASH',
    'USE DEBIT CARD',
    'USE CREDIT CARD',
    'SHOW CARDIGANS',
    'READ OUT STORIES TO CHILDREN',
    'CITER TROIS MARQUES DE VOITURES',
    'LIRE EST-IL IMPORTANT POUR VOUS ?',
    'DO NOT READ?',
    'PRÉSENTER UNE CARTE D’IDENTITÉ',
    '(rotate the tyres)',
    'Show card 3',
  ])('is not seen in: %s', (line) => {
    expect(isNote(line)).toBe(false)
  })

  test.each([
    '[SHOW CARD 3]',
    'SHOW CARD B2',
    'SHOWCARD 3.',
    '(Hand card 4)',
    '[Rotate rows]',
    '[Randomize the options]',
    '[Single code]',
    'DO NOT READ',
    "(Don't read out)",
    'READ OUT...',
    'READ OUT EACH ROW',
    'SHOW CARD 3 AND READ OUT',
    'NE PAS LIRE',
    '(montrer la carte 1)',
    'TENDRE LA LISTE A',
  ])('is seen in: %s', (line) => {
    expect(isNote(line)).toBe(true)
  })

  test('is none of the answers in capitals or brackets', async () => {
    expect(
      await paper(
        '1. QU’AIMEZ-VOUS ?',
        'LIRE',
        'CUISINER',
        '2. HOW DO YOU PAY?',
        'USE CASH',
        'USE DEBIT CARD',
        'USE CREDIT CARD',
        '3. HOW ARE THEY?',
        'SLOW',
        'PROMPT',
        '4. CITER TROIS MARQUES DE VOITURES',
        '5. LIRE EST-IL IMPORTANT POUR VOUS ?',
        'OUI',
        'NON',
      ),
    ).toEqual([
      'QU’AIMEZ-VOUS ?: LIRE / CUISINER',
      'HOW DO YOU PAY?: USE CASH / USE DEBIT CARD / USE CREDIT CARD',
      'HOW ARE THEY?: SLOW / PROMPT',
      'CITER TROIS MARQUES DE VOITURES',
      'LIRE EST-IL IMPORTANT POUR VOUS ?: OUI / NON',
    ])
  })
})

test.each([
  ['(Lire)', '(Écouter)'],
  ['[Read]', '[Listen]'],
  ['(Cash)', '(Card)'],
])('answers in brackets are kept: %s %s', async (one, other) => {
  expect(await paper('1. What will it be?', one, other, '2. Why?')).toEqual([
    `What will it be?: ${one} / ${other}`,
    'Why?',
  ])
})

describe('a remark at the end of a question', () => {
  test.each([
    'Que pouvez-vous faire (présenter une carte d’identité, par exemple)',
    'What do you do at the door? (show card of your club)',
    'Que faites-vous ? (présenter la liste des candidats)',
    'How long do you ride? (Record the answer in minutes)',
    'Combien de temps ? (noter la réponse en heures)',
    'How much flour? (Record the answer in cups)',
    'How long? (Interviewer: record in hours)',
  ])('is not seen in: %s', (question) => {
    expect(staffRemarkOf(question)).toBeNull()
    expect(withoutStaffRemark(question)).toBe(question)
  })

  test.each([
    ['Why? (show card 3)', 'show card 3'],
    ['Why? [Show the card]', 'Show the card'],
    ['Pourquoi ? (présenter la carte B)', 'présenter la carte B'],
    ['Pourquoi ? (remettre la liste n° 2)', 'remettre la liste n° 2'],
    ['Pourquoi ? (noter en clair)', 'noter en clair'],
    ['Pourquoi ? (noter la réponse en clair)', 'noter la réponse en clair'],
    ['Why? (Record the answer in full)', 'Record the answer in full'],
    ['Why? (Interviewer: record in the field below)', 'Interviewer: record in the field below'],
  ])('is seen in: %s', (question, remark) => {
    expect(staffRemarkOf(question)).toBe(remark)
  })
})
