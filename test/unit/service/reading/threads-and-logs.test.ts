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

it('shows the names that a list gives for ids, beside a moderator who needs none', () => {
  const ids: Record<string, string> = { Moderator: 'moderator', Uma: 'p1', Stan: 'p2' }
  const participants = [
    { id: 'p1', name: 'Uma' },
    { id: 'p2', name: 'Stan' },
  ]
  const turns = SAID.map(([who, text]) => ({ by: ids[who], text }))
  expect(read({ participants, turns })).toEqual(TOLD.map((line) => line.replace('Moderator', 'moderator')))
})
