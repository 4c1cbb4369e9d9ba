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

const NEWEST = ['Fin.', 'Non.', 'Oui.', ...[...SENTENCES].reverse()].map((text, at) => ({
  user: SPEAKERS[at % 2],
  text,
}))

it.each<[string, (at: number) => unknown]>([
  ['seconds with decimals', (at) => `${1762800329 - at * 47}.00010${7 - at}`],
  ['milliseconds', (at) => 1762800016000 - at * 8000],
  ['dates and times', (at) => `2026-11-05T14:${String(20 - 2 * at).padStart(2, '0')}:00+01:00`],
])('puts the newest message last, by %s', (_, sent) => {
  const rows = NEWEST.map((row, at) => ({ sent: sent(at), ...row }))
  const oldestFirst = NEWEST.map(({ text }) => text).reverse()
  expect(findTurns({ rows })?.map(({ text }) => text)).toEqual(oldestFirst)
  expect(findTurns({ rows: [...rows].reverse() })?.map(({ text }) => text)).toEqual(oldestFirst)
  // So few may fall by chance, whatever they are the times of.
  expect(findTurns({ rows: rows.slice(3) })).toBeNull()
})

it('keeps the order in which rounds are counted, whatever times fall', () => {
  const rows = NEWEST.map((row, at) => ({ tour: 1 + Math.floor(at / 3), ...row, lu: 1762800016 - at }))
  expect(findTurns({ rows })?.map(({ text }) => text)).toEqual(NEWEST.map(({ text }) => text))
})

it('keeps the order where times do not all fall, or another one rises', () => {
  const rows = SENTENCES.map((text, at) => ({ user: SPEAKERS[at], text, sent: 1762800000 - at }))
  const [first, second, third] = rows
  const mixed = [first, third, second].map((row) => row?.text)
  expect(findTurns({ rows: [first, third, second] })?.map(({ text }) => text)).toEqual(mixed)
  const both = rows.map((row, at) => ({ ...row, spoken: 1762700000 + at }))
  expect(findTurns({ rows: both })?.map(({ text }) => text)).toEqual(SENTENCES)
})

const EIGHT = [...SENTENCES, 'Deux fois par jour, en hiver.', ...SENTENCES, 'Le soir, si je rentre tôt.']

it('takes rounds that begin at a 0 which was left out for rounds, and not for speakers', () => {
  const utterances = EIGHT.map((text, at) => ({
    ...(at < 4 ? {} : { round: 1 }),
    ...(at % 4 === 0 ? { moderator: {} } : { persona: { personaId: `${9000 + (at % 4)}` } }),
    text,
  }))
  const said = findTurns({ utterances })
  expect(said?.map(({ speaker }) => speaker)).toEqual(
    EIGHT.map((_, at) => (at % 4 === 0 ? null : `${9000 + (at % 4)}`)),
  )
})

it('takes how something was said for no speaker', () => {
  const rows = EIGHT.map((text, at) => ({
    speaker_name: ['Ana', 'Ben', 'Cléa'][at % 3],
    text,
    detected_emotional_tone: ['warm', 'dry'][at % 2],
  }))
  expect(findTurns({ rows })?.map(({ speaker }) => speaker)).toEqual(
    EIGHT.map((_, at) => ['Ana', 'Ben', 'Cléa'][at % 3]),
  )
})

const SAID_BY = EIGHT.map((text, at) => ({ who: ['Ana', 'Ben', 'Cléa'][at % 3] ?? '', text }))
const linesOf = (data: unknown) => findTurns(data)?.map(({ speaker, text }) => `${speaker}: ${text}`)
const LINES = SAID_BY.map(({ who, text }) => `${who}: ${text}`)

it('takes what a model thought for nothing that was said', () => {
  const rows = SAID_BY.map(({ who, text }, at) => ({
    who,
    content: text,
    reasoning: `As somebody of my age I would think about this for a long while, and then say so ${at}.`,
  }))
  expect(linesOf({ rows })).toEqual(LINES)
})

it('follows the numbers of turns and of rounds, whatever their order in the list', () => {
  const rows = SAID_BY.map((row, at) => ({ seq: at + 1, ...row }))
  const shuffled = [3, 0, 6, 1, 7, 2, 5, 4].map((at) => rows[at])
  expect(linesOf({ rows: shuffled })).toEqual(LINES)
  const rounds = [
    { round: 2, turns: SAID_BY.slice(4) },
    { round: 1, turns: SAID_BY.slice(0, 4) },
  ]
  expect(linesOf({ rounds })).toEqual(LINES)
})

it('reads a log in which rounds are opened, and only some rows say something', () => {
  const log = (rows: typeof SAID_BY) => [
    { no: 1, type: 'round.opened', payload: { prompt: 'Votre dernier trajet en train ?' } },
    ...rows.map(({ who, text }, at) => ({ no: at + 2, type: 'message.posted', payload: { by: who, text } })),
    { no: rows.length + 2, type: 'round.closed', payload: { round: 1 } },
  ]
  expect(linesOf({ events: log(SAID_BY) })).toEqual(['null: Votre dernier trajet en train ?', ...LINES])
  const noted = log(SAID_BY).map((row) => ({ ...row, note: 'Vu par la salle de contrôle.' }))
  expect(linesOf({ events: noted })).toBeUndefined()
})
