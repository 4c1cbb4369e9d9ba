import { expect, it } from 'vitest'
import { findTurns } from '../../../../electron/service/reading/find-turns.ts'

const SENTENCES = ['Je préfère attendre de voir.', 'Non, pas du tout, merci.', 'Le prix est trop haut.']

it('takes people who say something in each round for people, also where one repeats the same', () => {
  const rounds = SENTENCES.map((text) => ({ Ana: text, Ben: 'The bus comes twice a day, and that is it.' }))
  const turns = findTurns({ t1: rounds[0], t2: rounds[1], t3: rounds[2] })
  expect(turns?.map(({ speaker }) => speaker)).toEqual(['Ana', 'Ben', 'Ana', 'Ben', 'Ana', 'Ben'])
})

it('takes no list of words for what somebody said', () => {
  const rows = SENTENCES.map((text, at) => ({ who: at === 1 ? 'Ben' : 'Ana', tags: [text, text] }))
  expect(findTurns({ rows })).toBeNull()
})

const SPEAKERS = ['Ana', 'Ben', 'Ana']

it('finds what was said in lists of one object, however deep', () => {
  const entry = SENTENCES.map((text, at) => ({
    url: `https://service.example/said/${at}`,
    resource: { from: { display: SPEAKERS[at] }, payload: [{ content: text }] },
  }))
  expect(findTurns({ entry })?.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(
    SENTENCES.map((text, at) => `${SPEAKERS[at]}: ${text}`),
  )
})

it.each([
  ['seconds with decimals', ['1762800329.000107', '1762800282.000106', '1762800235.000105']],
  ['milliseconds', [1762800016000, 1762800008000, 1762800000000]],
  [
    'dates and times',
    ['2026-11-05T14:04:00+01:00', '2026-11-05T14:02:00+01:00', '2026-11-05T14:00:00+01:00'],
  ],
])('puts the newest message last, by %s', (_, times) => {
  const rows = times.map((sent, at) => ({ sent, user: SPEAKERS[at], text: SENTENCES[at] }))
  expect(findTurns({ rows })?.map(({ text }) => text)).toEqual([...SENTENCES].reverse())
  expect(findTurns({ rows: [...rows].reverse() })?.map(({ text }) => text)).toEqual([...SENTENCES].reverse())
})

it('keeps the order where times do not all fall, or another one rises', () => {
  const rows = SENTENCES.map((text, at) => ({ user: SPEAKERS[at], text, sent: 1762800000 - at }))
  const [first, second, third] = rows
  const mixed = [first, third, second].map((row) => row?.text)
  expect(findTurns({ rows: [first, third, second] })?.map(({ text }) => text)).toEqual(mixed)
  const both = rows.map((row, at) => ({ ...row, spoken: 1762700000 + at }))
  expect(findTurns({ rows: both })?.map(({ text }) => text)).toEqual(SENTENCES)
})
