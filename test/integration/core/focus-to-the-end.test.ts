import { describe, expect, it, onTestFinished } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** Runs a focus group of three rounds to its end; the service answers the nth request with `text(n)`. */
async function runToEnd(text: (asked: number) => string) {
  let asked = 0
  const account = await anAccount({
    before: async (call) => {
      if (!/transcript$/.test(call)) return undefined
      asked += 1
      // Stops answering after 30 requests, so that a core that never stops asking fails the test.
      return asked > 30 ? undefined : { transcript: text(asked) }
    },
  })
  const { client, close } = openTestCore({ folder: tempFolder() })
  onTestFinished(() => close())
  const { id: connectionId } = await client.connections.add({
    ...{ name: 'Live', baseUrl: account.baseUrl, key: 'sk-live-0123456789', plan: 'admin', colour: 'teal' },
  })
  const { id, revision } = await client.focus.createDraft({ draft: aFocusDraft({ rounds: 3 }) })
  await client.focus.create({ id, revision, connectionId })
  await until('it is open', async () => (await client.focus.get({ id })).session.state === 'open')
  const transcripts: number[] = []
  let events = 0
  const watching = new AbortController()
  onTestFinished(() => watching.abort())
  let hasEnded = false
  const watched = (async () => {
    for await (const event of await client.focus.watch({ id }, { signal: watching.signal })) {
      const { session, transcript } = event
      events += 1
      hasEnded = session.activity === 'idle' && session.requests > 0
      if (transcript !== null) transcripts.push(transcript.turns.length)
    }
  })().catch(() => undefined)
  await until('the stream has begun', () => events > 0)
  await client.focus.runToEnd({ id })
  const { session } = await until('it has come to rest', async () => {
    const event = await client.focus.get({ id })
    return event.session.activity === 'idle' ? event : null
  })
  await until('the stream has told that', () => hasEnded)
  watching.abort()
  await watched
  return { session, events, transcripts }
}

const turns = (count: number) =>
  Array.from({ length: count }, (_, at) => `Modératrice : Point ${at + 1}.\nAnne : Oui, ${at + 1}.`).join(
    '\n',
  )
const time = (asked: number) => new Date(Date.UTC(2026, 0, 1) + asked * 1000).toISOString()

describe('a focus group that runs to its end', () => {
  it('is over when no new turn comes, though a time in the transcript is another one in each answer', async () => {
    const marks: ((asked: number, text: string) => string)[] = [
      (asked, text) => `Transcription générée le ${time(asked)}\n\n${text}`,
      (asked, text) => `${text}\n\n(état à ${time(asked)})`,
    ]
    for (const mark of marks) {
      const { session } = await runToEnd((asked) => mark(asked, turns(Math.min(asked, 3))))
      expect(session).toMatchObject({ state: 'complete', requests: 4, problem: null })
    }
  })

  it('stays open where the turns of one round go on coming in, but for another time', async () => {
    const { session } = await runToEnd((asked) => `Vu ${time(asked)}\n${turns(1)}`)
    expect(session).toMatchObject({ state: 'open', requests: 3 })
  })

  it('is asked for no more where nobody is named and the text grows no longer', async () => {
    const { session } = await runToEnd((asked) => `${time(asked)}\n${'il parle '.repeat(Math.min(asked, 2))}`)
    expect(session).toMatchObject({ state: 'open', requests: 4 })
  })

  it('sends its transcript to the page once a round, and not with every change', async () => {
    const { session, events, transcripts } = await runToEnd(turns)
    expect(session.requests).toBe(5)
    expect(transcripts).toEqual([0, 2, 4, 6, 8, 10])
    expect(events).toBeGreaterThan(transcripts.length + session.requests)
  })

  it('is asked for no more than its rounds and two, whatever comes, and stays open', async () => {
    const { session } = await runToEnd(turns)
    expect(session).toMatchObject({ state: 'open', requests: 5 })
  })
})
