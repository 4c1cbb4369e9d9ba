import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  ['moderator', 'What do you do when it rains?'],
  ['b2', 'I stay at the window, mostly.'],
  ['b1', 'I go out, the paths are empty then.'],
  ['moderator', 'And on a Sunday in the rain?'],
  ['b1', 'Out as well, with another coat.'],
  ['b3', 'Sundays are for bread.'],
  ['b2', 'The window again, I said so.'],
] as const
type Id = (who: string, at: number) => string

/** Rows in another order, as answers of programs that run side by side. */
const rows = (id: Id) =>
  SAID.map(([who, text], at) => ({ ref: id(who, at), run: { parts: [{ said: text }] }, cost: 30 + at })).sort(
    (one, other) => ((one.cost * 5) % 7) - ((other.cost * 5) % 7),
  )
const read = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => [speaker, text])

describe('ids that name a turn and who speaks', () => {
  it.each<[string, Id]>([
    ['a stop', (who, at) => `t0${at + 1}.${who}`],
    ['a stroke', (who, at) => `turn-${at}/${who}`],
    ['a colon', (who, at) => `${at + 1}:${who}`],
  ])('tell them in the order of their numbers, with %s between', (_, id) => {
    expect(read({ batch: 'x-7', out: rows(id) })).toEqual(SAID)
  })

  it.each<[string, Id]>([
    ['nobody leads', (who, at) => `t${at + 1}.${who.replace('moderator', 'b0')}`],
    ['a number is missing', (who, at) => `t${at < 3 ? at : at + 2}.${who}`],
    ['a number comes twice', (who, at) => `t${Math.max(1, at)}.${who}`],
    ['what is before the numbers differs', (who, at) => `${at % 2 ? 't' : 'u'}${at}.${who}`],
  ])('tell nobody where %s', (_, id) => {
    expect(read({ batch: 'x-7', out: rows(id) }).filter(([who]) => who !== null)).toEqual([])
  })
})
