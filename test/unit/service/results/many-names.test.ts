import { describe, expect, it } from 'vitest'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { told } from './a-told-survey.ts'

/** Payloads that took minutes: every row with names of its own, long texts, tables in a text. */

const MOST_SECONDS = 8
const OPTIONS = ['Every day', 'Every week', 'Rarely', 'Never']
const WORDS = 'I think that the town should build a bridge'
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

function secondsFor(read: () => unknown): number {
  const from = performance.now()
  read()
  return (performance.now() - from) / 1000
}

describe('results are read quickly where', () => {
  it.each<[string, () => unknown]>([
    ['every row has a name of its own', () => many(2500, (at) => ({ [`k${at}`]: at }))],
    [
      'every row has two stages of its own',
      () => many(2500, (at) => ({ [`raw${at}`]: OPTIONS[at % 4], [`final${at}`]: OPTIONS[at % 4] })),
    ],
    [
      'every row has two texts of its own',
      () => many(2000, (at) => ({ [`A${at}`]: WORDS, [`B${at}`]: WORDS })),
    ],
    [
      'a table of many rows stands in a text',
      () => ({ text: `id,q1,q2\n${many(12_000, (at) => `${at},${OPTIONS[at % 4]},x`).join('\n')}` }),
    ],
  ])('%s', (_, make) => {
    const data = make()
    expect(secondsFor(() => readResults(data, told, { personas: 8 }))).toBeLessThan(MOST_SECONDS)
  })
})

describe('other answers are read quickly where', () => {
  it.each<[string, number]>([
    ['16,000 entries have a name of their own', 16_000],
    ['16,000 entries have one of eight names', 8],
  ])('%s', (_, names) => {
    const turns = many(16_000, (at) => ({ [`P${at % names}`]: `${WORDS} ${at}` }))
    expect(secondsFor(() => readTranscriptText(turns))).toBeLessThan(MOST_SECONDS)
  })

  it('a text of 100,000 letters could be an address', () => {
    const long = 'a'.repeat(100_000)
    const data = {
      members: [
        { name: long, email: 'ana@exemple.fr' },
        { name: 'Bo', email: `${long}@${long}` },
      ],
    }
    expect(secondsFor(() => readMembers(data))).toBeLessThan(MOST_SECONDS)
  })
})
