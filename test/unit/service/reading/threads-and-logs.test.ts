import { expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  ['Moderator', 'Where were you on Sunday, at two?'],
  ['Uma', 'In the car, somewhere dry.'],
  ['Stan', 'Home: in front of the snooker.'],
  ['Moderator', 'Would an open library change anything?'],
  ['Stan', 'No, I have not been since they moved.'],
  ['Uma', 'Yes, that is the whole list!'],
] as const
const TOLD = SAID.map(([speaker, text]) => `${speaker}: ${text}`)
const read = (data: unknown): string[] =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => `${speaker}: ${text}`)

it('reads a stream of events, each a document', () => {
  const stream = SAID.map(
    ([who, text], at) => `event: turn\nid: ${at}\ndata: ${JSON.stringify({ who, text })}`,
  ).join('\n\n')
  expect(read(stream)).toEqual(TOLD)
  expect(read({ stream })).toEqual(TOLD)
})

it('reads replies below what they reply to, deeper than rounds are', () => {
  const thread = (at: number, end: number): unknown[] =>
    at < end ? [{ who: SAID[at]?.[0], text: SAID[at]?.[1], replies: thread(at + 1, end) }] : []
  expect(read({ forum: { id: 4, thread: [...thread(0, 3), ...thread(3, 6)] } })).toEqual(TOLD)
})

it('reads rounds that hold what each says in a map', () => {
  const rounds = [SAID.slice(0, 3), SAID.slice(3)].map((said, at) => ({
    ...{ no: at + 1, said: Object.fromEntries(said) },
  }))
  expect(read({ rounds })).toEqual(TOLD)
})

it.each([
  ['user', 'assistant', (who: string, text: string) => `${who}: ${text}`],
  ['system', 'assistant', (who: string, text: string) => `[${who}] ${text}`],
] as const)('reads who speaks in a conversation with a model, as %s and %s', (asks, answers, write) => {
  const messages = SAID.map(([who, text]) =>
    who === 'Moderator' ? { role: asks, content: text } : { role: answers, content: write(who, text) },
  )
  expect(read({ messages })).toEqual(TOLD.map((line) => line.replace('Moderator', 'null')))
})

it('reads sentences of a turn one after the other', () => {
  const turns = SAID.map(([who, text]) => ({ who, sentences: [text, 'And so on, you see.'] }))
  expect(read({ turns })).toEqual(TOLD.map((line) => `${line} And so on, you see.`))
})

it('reads what is asked in each round in a record of its own', () => {
  const round = (at: number): unknown => ({
    moderator: { text: SAID[at]?.[1] },
    replies: SAID.slice(at + 1, at + 3).map(([speaker, text]) => ({ speaker, text })),
  })
  expect(read({ rounds: [round(0), round(3)] })).toEqual(
    TOLD.map((line) => line.replace('Moderator', 'null')),
  )
})

it('asks where the questions of rounds stand in a list of their own', () => {
  const replies = [SAID.slice(1, 3), SAID.slice(4)].map((round) =>
    round.map(([who, text]) => ({ who, text })),
  )
  const data = { questions: [SAID[0][1], SAID[3][1]], replies }
  expect(readTranscript(readTranscriptText(data)).certainty).toBe('unsure')
})

it('shows the names of records that have ids for names', () => {
  const people = { m0: { name: 'Moderator' }, p1: { name: 'Uma', age: 34 }, p2: { name: 'Stan' } }
  const ids: Record<string, string> = { Moderator: 'm0', Uma: 'p1', Stan: 'p2' }
  expect(read({ people, turns: SAID.map(([who, text]) => ({ by: ids[who], text })) })).toEqual(TOLD)
})

it('shows the names that a list gives for ids, beside a moderator who needs none', () => {
  const ids: Record<string, string> = { Moderator: 'moderator', Uma: 'p1', Stan: 'p2' }
  const participants = [
    { id: 'p1', name: 'Uma' },
    { id: 'p2', name: 'Stan' },
  ]
  const turns = SAID.map(([who, text]) => ({ by: ids[who], text }))
  expect(read({ participants, turns })).toEqual(TOLD.map((line) => line.replace('Moderator', 'moderator')))
})
