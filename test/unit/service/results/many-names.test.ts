import { describe, expect, it } from 'vitest'
import { withoutCells } from '../../../../electron/service/reading/celled-lines.ts'
import { rowsOfLog } from '../../../../electron/service/reading/lines-of-fields.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'
import { readResults } from '../../../../electron/service/results/read-results.ts'
import { told } from './a-told-survey.ts'

/** Payloads that took minutes: every row with names of its own, long texts, tables in a text. */

/** Ten times as long as they take on a slow machine. */
const LIMIT = { timeout: 20_000 }
const OPTIONS = ['Every day', 'Every week', 'Rarely', 'Never']
const WORDS = 'I think that the town should build a bridge'
const many = <T>(count: number, one: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => one(at))

describe('results are read in time that goes with their length where', LIMIT, () => {
  it.each<[string, () => unknown]>([
    ['every row has a name of its own', () => many(1000, (at) => ({ [`k${at}`]: at }))],
    [
      'every row has two stages of its own',
      () => many(1000, (at) => ({ [`raw${at}`]: OPTIONS[at % 4], [`final${at}`]: OPTIONS[at % 4] })),
    ],
    [
      'every row has two texts of its own',
      () => many(1000, (at) => ({ [`A${at}`]: WORDS, [`B${at}`]: WORDS })),
    ],
    [
      'a table of many rows stands in a text',
      () => ({ text: `id,q1,q2\n${many(4_000, (at) => `${at},${OPTIONS[at % 4]},x`).join('\n')}` }),
    ],
  ])('%s', (_, make) => {
    const data = make()
    expect(readResults(data, told, { personas: 8 }).answers).toBeInstanceOf(Array)
  })
})

describe('other replies are read in time that goes with their length where', LIMIT, () => {
  it.each<[string, number]>([
    ['6,000 entries have a name of their own', 6_000],
    ['6,000 entries have one of eight names', 8],
  ])('%s', (_, names) => {
    const turns = many(6_000, (at) => ({ [`P${at % names}`]: `${WORDS} ${at}` }))
    expect(() => readTranscriptText(turns)).not.toThrow()
  })

  it('3,000 records are in a map', () => {
    const records = Object.fromEntries(many(3_000, (at) => [`${at}`, { answer: OPTIONS[at % 4], q: 'q1' }]))
    expect(() => readRecords(records, 'survey')).not.toThrow()
  })

  it('a line has 30,000 cells that might be quoted', () => {
    const line = many(30_000, (at) => `"${at}"`).join(',')
    expect(withoutCells([`${line},`, line])).toEqual([`${line},`, line])
  })

  it('20,000 spaces stand between two letters', () => {
    const text = `x${' '.repeat(20_000)}y`
    expect(rowsOfLog(text)).toBeUndefined()
    expect(rowsOfLog(`${text}: z${' '.repeat(20_000)}z`)).toBeUndefined()
  })

  it('a text of 50,000 letters could be an address', () => {
    const long = 'a'.repeat(50_000)
    const data = {
      members: [
        { name: long, email: 'ana@exemple.fr' },
        { name: 'Bo', email: `${long}@${long}` },
      ],
    }
    expect(() => readMembers(data)).not.toThrow()
  })
})
