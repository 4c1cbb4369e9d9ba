import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

const spoken = (lines: readonly string[]) =>
  readTranscript(lines.join('\n')).turns.map(({ round, speaker, text }) => [round, speaker, text])

const FIRST = ['Host: Who waters the garden?', 'Ida: My neighbour.', 'Tom: Nobody.']
const SECOND = ['Host: And in June?', 'Tom: The rain.']
const told = (first: number | null, second: number | null) => [
  [first, 'Host', 'Who waters the garden?'],
  [first, 'Ida', 'My neighbour.'],
  [first, 'Tom', 'Nobody.'],
  [second, 'Host', 'And in June?'],
  [second, 'Tom', 'The rain.'],
]

describe('what stands around a discussion is no turn', () => {
  it('titles and dates before the first words of the host', () => {
    expect(spoken(['GROUP G-12 – VERBATIM', 'Leeds, 12 March 2026', '', ...FIRST, ...SECOND])).toEqual(
      told(null, null),
    )
  })

  it('a head that tells what the discussion is about', () => {
    const head = ['Title: Gardens', 'Date: 12 March 2026', 'Host: Clare', 'Participants: Ida, Tom', '']
    expect(spoken([...head, ...FIRST, ...SECOND])).toEqual(told(null, null))
  })

  it('numbers of pages, and the lines that stand beside each of them', () => {
    const page = (number: number) => ['Institute of Gardens', `– page ${number} of 2 –`]
    expect(spoken([...page(1), ...FIRST, ...page(2), ...SECOND])).toEqual(told(null, null))
  })

  it('titles of rounds that the host opens, and of parts', () => {
    expect(spoken(['== Round 1: gardens ==', ...FIRST, '== Round 2: summer ==', ...SECOND])).toEqual(
      told(1, 2),
    )
    expect(spoken(['1. Gardens', ...FIRST, '', '2. Summer', ...SECOND])).toEqual(told(null, null))
    expect(spoken(['TOPIC 1: GARDENS', ...FIRST, 'TOPIC 2: SUMMER', ...SECOND])).toEqual(told(null, null))
  })

  it('titles in capitals that look like a name and a dash', () => {
    const lines = (said: readonly string[]) => said.map((line) => line.replace(': ', ' – '))
    const first = ['FIRST PART – GARDENS', ...lines(FIRST)]
    expect(spoken([...first, '', 'SECOND PART – SUMMER', '', ...lines(SECOND)])).toEqual(told(null, null))
  })

  it('what comes behind its end', () => {
    const end = ['--- End of transcript (5 turns) ---', 'Written down on 13 March']
    expect(spoken([...FIRST, ...SECOND, ...end])).toEqual(told(null, null))
  })
})

it.each([
  ['Tour 1 / Round 1', 'Tour 2 / Round 2'],
  ['1. PREMIER TOUR', '2. DEUXIÈME TOUR'],
  ['First round', 'Second round'],
  ['Runde 1', 'Runde 2'],
])('a round begins at %j', (one, two) => {
  expect(spoken([one, ...FIRST, two, ...SECOND])).toEqual(told(1, 2))
})

describe('what may have been said stays', () => {
  it('a sentence before the host speaks', () => {
    expect(spoken(['Good evening, and welcome.', ...FIRST])[0]).toEqual([
      null,
      null,
      'Good evening, and welcome.',
    ])
  })

  it('a title that nobody repeats as a question', () => {
    const [asked] = spoken(['## Who waters the garden', '**Ida**: Me.', '**Tom**: I do.', '**Ida**: No.'])
    expect(asked).toEqual([null, null, 'Who waters the garden'])
  })

  it('a line in capitals among many', () => {
    expect(spoken(['IDA: YES.', 'HOST: WHY?', 'TOM: NO.', 'HOST: WELL.'])).toHaveLength(4)
  })

  it('a numbered line that only one speaker goes on from', () => {
    const [, ida] = spoken([
      'Host: Your reasons?',
      'Ida: Two.',
      '1. Water',
      'Tom: None.',
      '2. Time',
      'Host: Thanks.',
    ])
    expect(ida?.[2]).toBe('Two.\n1. Water')
  })
})

it.each(['La présidente', 'the chair', 'coordinatrice'])('%s leads, in small letters', (host) => {
  const { turns } = readTranscript(`${host}. – Who?\nIda. – Me.\nTom. – No.\n${host}. – Ah.\nIda. – So.`)
  expect(turns.map(({ moderator }) => moderator)).toEqual([true, false, false, true, false])
})
