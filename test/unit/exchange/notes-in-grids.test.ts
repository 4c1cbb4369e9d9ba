import { describe, expect, test } from 'vitest'
import { codedRest } from '../../../shared/exchange/text/coded-rest.ts'
import { itemsOf } from './found-items.ts'
import { readFile } from './read.ts'

const word = async (...lines: string[]) => itemsOf(await readFile('paper.txt', lines.join('\n')))

describe('a grid that is set with spaces', () => {
  const STEM = 'Q1. How often do you use each of these?'
  const HEAD = '                        Very often   Sometimes   Never'
  const row = (name: string) => `${name.padEnd(27)} 1            2          3`
  const [BUS, TRAM, BIKE] = [row('The bus'), row('The tram'), row('A bike of yours')]
  const NEXT = 'Q2. Why?'
  const read = (names: readonly string[], ...more: string[]) => [
    ...names.map(
      (name) => `${STEM.slice(4)} ${name}: ${['Very often', 'Sometimes', 'Never', ...more].join(' / ')}`,
    ),
    'Why?',
  ]
  const ROWS = ['The bus', 'The tram', 'A bike of yours']

  test.each([
    '[SHOW CARD 3]',
    'SHOW CARD 3',
    '[Rotate rows]',
    'DO NOT READ',
    'INTERVIEWER: READ OUT EACH ROW',
    'ENQUÊTEUR : LIRE CHAQUE LIGNE',
  ])('is read whole with a note in any place: %s', async (note) => {
    expect(await word(STEM, HEAD, BUS, note, TRAM, BIKE, NEXT)).toEqual(read(ROWS))
    expect(await word(STEM, HEAD, note, BUS, TRAM, BIKE, NEXT)).toEqual(read(ROWS))
    expect(await word(STEM, note, HEAD, BUS, TRAM, BIKE, NEXT)).toEqual(read(ROWS))
    expect(await word(STEM, HEAD, BUS, TRAM, BIKE, note, NEXT)).toEqual(read(ROWS))
  })

  test.each([
    ['98 DK', 'DK'],
    ['98. Don’t know (DO NOT READ)', 'Don’t know (DO NOT READ)'],
    ['(99) Refus', 'Refus'],
  ])('takes a coded answer behind its rows for one of all of them: %s', async (line, answer) => {
    expect(await word(STEM, HEAD, BUS, TRAM, BIKE, line, NEXT)).toEqual(read(ROWS, answer))
    expect(await word(STEM, HEAD, BUS, TRAM, line, BIKE, NEXT)).toEqual(read(ROWS, answer))
  })

  test.each([
    ['98. Refused / Don’t know', 'Refused / Don’t know'],
    ['99 Refuse to answer', 'Refuse to answer'],
    ['99 Not sure or don’t know', 'Not sure or don’t know'],
    ['99 Not applicable, not read out', 'Not applicable, not read out'],
  ])('takes what may be behind it with it: %s', async (line, answer) => {
    expect(await word(STEM, HEAD, BUS, TRAM, BIKE, line, NEXT)).toEqual(read(ROWS, answer))
  })

  test.each(['95. Refuse to pay', '96 not sure about my future', '88 Others in my family trust me'])(
    'takes a statement for no coded answer: %s',
    async (line) => {
      expect(codedRest({ text: line, marker: null, list: '', indent: 0 })).toBeNull()
      const items = await word(STEM, HEAD, BUS, TRAM, BIKE, line, NEXT)
      expect(items.slice(0, 3)).toEqual(read(ROWS).slice(0, 3))
    },
  )

  test('takes another thing that is coded for one more row', async () => {
    for (const other of ['Other (specify)', 'Other please specify', 'Autre, à préciser'])
      expect(await word(STEM, HEAD, BUS, TRAM, BIKE, `97 ${other}`, '98 DK', NEXT)).toEqual(
        read([...ROWS, other], 'DK'),
      )
  })
})

test('a note in capitals between statements is no statement', async () => {
  const statements = ['The bus', 'INTERVIEWER: PROBE', 'The tram', 'DO NOT READ', 'A bike of yours']
  const items = await word(
    'Q1. How often do you use each of these?',
    'Very often / Sometimes / Never',
    '[READ OUT]',
    ...statements,
    'Q2. Why?',
  )
  expect(items).toHaveLength(4)
  expect(items.join()).not.toMatch(/READ|PROBE/)
})
