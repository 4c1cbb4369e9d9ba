import { describe, expect, test } from 'vitest'
import { itemsOf, named } from './found-items.ts'
import { paperOf } from './papers.ts'
import { read } from './read.ts'

const items = async (...lines: string[]) => itemsOf(await read({ text: lines.join('\n') }))

/* Columns that are set with spaces or tabs, and lines that were wrapped in them. The texts are Sonde's own. */
describe('a grid set with spaces', () => {
  test('has its answers in one or two lines above its boxes', async () => {
    expect(
      await items(
        '1. How were these?',
        '',
        '                Very              Very',
        '                good    Good      poor',
        '   a. Trains    [ ]     [ ]       [ ]',
        '   b. Buses     [ ]     [ ]       [ ]',
        '',
        '2. Why?',
        '3. Where?',
      ),
    ).toEqual([
      'How were these? Trains: Very good / Good / Very poor',
      'How were these? Buses: Very good / Good / Very poor',
      'Why?',
      'Where?',
    ])
  })

  test('has its numbers as answers where nothing names them', async () => {
    expect(
      await items(
        '1. How good are they?',
        'The trains   1  2  3',
        'The buses    1  2  3',
        '2. Why?',
        '3. Where?',
      ),
    ).toEqual([
      'How good are they? The trains: 1 / 2 / 3',
      'How good are they? The buses: 1 / 2 / 3',
      'Why?',
      'Where?',
    ])
  })

  test('or with tabs, in Word', async () => {
    const paper = paperOf(
      '1. How good are they?\nItem\tGood\tBad\nThe trains\t☐\t☐\nThe buses\t☐\t☐\n2. Why?\n3. Where?',
    )
    expect(itemsOf(await read(paper))).toEqual([
      'How good are they? The trains: Good / Bad',
      'How good are they? The buses: Good / Bad',
      'Why?',
      'Where?',
    ])
  })

  test('a single row of boxes behind a word is none', async () => {
    expect(await items('1. Do you cycle?', '[ ] Yes   [ ] No', '2. Why?', '3. Where?')).toEqual([
      'Do you cycle?: Yes / No',
      'Why?',
      'Where?',
    ])
  })
})

describe('the words for the ends of a scale', () => {
  test('stand above its numbers, also on two lines', async () => {
    expect(
      await items(
        '1. How strong was it?',
        '',
        '    No pain                          Worst possible',
        '                                               pain',
        '    0    1    2    3    4    5    6    7    8    9',
        '',
        '2. Why?',
        '3. Where?',
      ),
    ).toEqual([
      'How strong was it?: 0 – No pain / 1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 – Worst possible pain',
      'Why?',
      'Where?',
    ])
  })

  test('or below them', async () => {
    expect(
      await items('1. How strong was it?', '1    2    3    4', 'Weak        Strong', '2. Why?', '3. Where?'),
    ).toEqual(['How strong was it?: 1 – Weak / 2 / 3 / 4 – Strong', 'Why?', 'Where?'])
  })
})

describe('between the questions', () => {
  test('an answer that was wrapped goes on before the next box', async () => {
    expect(
      await items(
        '1. Which?',
        '  [ ] A bicycle (for example a',
        '      cargo bike)',
        '  [ ] None',
        '2. Why?',
      ),
    ).toEqual(['Which?: A bicycle (for example a cargo bike) / None', 'Why?'])
  })

  test('headings in capitals with letters that count are no answers', async () => {
    const result = await read({
      text: 'Survey\n\nA. GOING THERE\n\n1. Why?\n- Yes\n- No\n\nB. COMING BACK\n\n2. When?\n- Now\n- Later',
    })
    expect(itemsOf(result)).toEqual(['Why?: Yes / No', 'When?: Now / Later'])
    expect(named(result, 'text_dropped')).toEqual(['GOING THERE', 'COMING BACK'])
  })

  test('answers in capitals stay answers', async () => {
    expect(await items('1. Which?', 'A. BUS', 'B. TRAIN', '2. Why?', '3. Where?')).toEqual([
      'Which?: BUS / TRAIN',
      'Why?',
      'Where?',
    ])
  })
})
