import { describe, expect, test } from 'vitest'
import { isConditionAlone, withoutCondition } from '../../../shared/exchange/text/conditions.ts'
import { itemsOf } from './found-items.ts'
import { readFile } from './read.ts'

const paper = async (...lines: string[]) => itemsOf(await readFile('paper.txt', lines.join('\n')))
const isAlone = (text: string) => isConditionAlone({ text, marker: null, list: '', indent: 0 })

/* What may be said to who answers is kept, however much it looks like a note for who builds the form. */
describe('a condition', () => {
  test.each([
    'If 0 = not at all satisfied and 10 = fully satisfied, how satisfied are you with your life?',
    'Si 1 = jamais et 5 = toujours : lisez-vous le journal ?',
    'How happy are you (if 1 = very unhappy and 5 = very happy)?',
    '[If 1 = never and 5 = always] How often do you read?',
    'If question 3 is not clear to you, how would you word it?',
    'If A4 = paper size, what is A3?',
    'If A4 = paper size: what is A3?',
    'If H2 = 2, what is O2?',
    'How large is it (if A4 = 21 cm)?',
    'If Q1 = the first quarter, how much did you sell?',
    'If Q1 = January to March and Q4 = October to December: which one was better?',
    'Which tax do you pay (non-smokers if Q1 = 2)?',
    'What do you earn (gross, if A1 = employed; net, if A1 = retired)?',
    'What do you earn (gross, if Q1 = 1; net, if Q1 = 2)?',
    'Why (if Q1 = yes please say how often)?',
  ])('is not seen in: %s', (question) => {
    expect(withoutCondition(question)).toBe(question)
  })

  test.each([
    ['Do you smoke (if Q1 = yes)?', 'Do you smoke?'],
    ['Fumez-vous (si Q1 = Oui) ?', 'Fumez-vous ?'],
    ['Do you smoke (if Q1 = yes) each day?', 'Do you smoke each day?'],
    ['Why do you  smoke? (ask if EMPL1 = 2)', 'Why do you  smoke?'],
    ['Why? (if Q1 = very satisfied)', 'Why?'],
    ['Why? [A3 only, if A3 = 1, 2 or 3]', 'Why? [A3 only]'],
    ['Pourquoi ? (question ouverte, si Q16 = Non)', 'Pourquoi ? (question ouverte)'],
    ['Pourquoi ? (en bref – si Q1 = 1 et Q2 = 3)', 'Pourquoi ? (en bref)'],
    ['Si B1=a : Quelle est la distance ?', 'Quelle est la distance ?'],
    ['Si B1_2 = 1 ou B1_3 = 1 : Quelle est la distance ?', 'Quelle est la distance ?'],
    ['Si Q1 = Fumeur : Combien ?', 'Combien ?'],
    ['If question 12 = 2, when did you stop?', 'when did you stop?'],
    ['Si Q1 = Oui, précisez ce que vous lisez.', 'précisez ce que vous lisez.'],
    ['If Q1 = Yes, please say how many a day.', 'please say how many a day.'],
  ])('is taken out of: %s', (question, bare) => {
    expect(withoutCondition(question)).toBe(bare)
  })

  test.each([
    '[Si Q1 = Oui]',
    'Si A3 < 18 :',
    'Filtre : poser A4 si A3 = 1',
    'Filter: ask Q4 to Q7 if Q3 = 1 or Q3 = 2',
    'ASK Q4 ONLY IF Q3 = "Very often"',
    'À poser si Q2 ≠ 3',
    'Base: if EMPL1 >= 2',
  ])('is all that is in: %s', (line) => {
    expect(isAlone(line)).toBe(true)
  })

  test.each([
    'Si Q1 = Oui, précisez ce que vous lisez.',
    'Si Q1 = Oui précisez ce que vous lisez',
    'If Q1 = Yes, please say how many cigarettes a day.',
    'Notez de 0 à 10, si 0 = pas du tout et 10 = tout à fait.',
    'Rarely, if 1 = day',
    'Often, if Q1 = 2',
    'Filter: smokers if Q1 = 2',
  ])('is not all that is in: %s', (line) => {
    expect(isAlone(line)).toBe(false)
  })

  test('before a further question leaves it an item', async () => {
    expect(
      await paper(
        '1. Do you smoke?',
        '- Yes',
        '- No',
        '2. If Q1 = Yes, please say how many cigarettes a day.',
        '3. How often do you walk?',
        'Rarely, if 1 = day',
        'Often, if 5 = days',
        '4. Why?',
      ),
    ).toEqual([
      'Do you smoke?: Yes / No',
      'please say how many cigarettes a day.',
      'How often do you walk?: Rarely, if 1 = day / Often, if 5 = days',
      'Why?',
    ])
    const further = await paper(
      '1. Lisez-vous ?',
      'Oui',
      'Non',
      '',
      'Si Q1 = Oui, précisez ce que vous lisez.',
      '',
      '2. Pourquoi ?',
    )
    expect(further.join('\n')).toContain('précisez ce que vous lisez.')
  })
})
