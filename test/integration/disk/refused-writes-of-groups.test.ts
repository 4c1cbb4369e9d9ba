import { describe, expect, it } from 'vitest'
import { anAccount } from '../../support/an-account.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { inStore } from '../storage/a-store.ts'
import { aPlace, aSession, connected, type Place } from './a-place.ts'

const SESSION = /^POST \/api\/v1\/focus$/
const TRANSCRIPT = /transcript$/

describe('a disk that refuses one write of a focus group', () => {
  async function runToEnd(place: Place): Promise<string> {
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => {
      const { session } = await client.focus.get({ id })
      expect(session.state).not.toMatch(/refused|unknown/)
      return session.state === 'open' && !session.unsaved
    })
    await client.focus.runToEnd({ id })
    await until('all rounds are here', async () => {
      const { session } = await client.focus.get({ id })
      return session.activity === 'idle' && session.state === 'complete' && !session.unsaved
    })
    return id
  }

  it('never makes it two sessions, never a round too many, and loses no word: whichever write it is', async () => {
    let writes = 0
    const whole = await aPlace(() => {
      writes += 1
      return false
    })
    const id = await runToEnd(whole)
    const { transcript } = await whole.core.client.focus.get({ id })
    const requests = whole.account.count(TRANSCRIPT)
    let asks = 0
    await Promise.all(
      Array.from({ length: writes }, async (_, at) => {
        let count = 0
        const place = await aPlace(() => ++count === at + 1)
        const ended = await runToEnd(place).catch((error: { code?: string }) => {
          // A refused write of the person's own step is reported; Sonde retries all others by itself.
          expect(error.code).toBe('STORAGE')
          asks += 1
          return null
        })
        if (ended === null) return
        expect(place.account.count(SESSION), `write ${at + 1}`).toBe(1)
        expect(place.account.count(TRANSCRIPT), `write ${at + 1}`).toBe(requests)
        const here = await place.core.client.focus.get({ id: ended })
        expect(here.transcript.turns, `write ${at + 1}`).toEqual(transcript.turns)
        expect(here.session.requests, `write ${at + 1}`).toBe(requests)
      }),
    )
    // The steps of the person: the draft, the space for the answer, the creation, and the request to run to the end.
    expect(asks).toBe(4)
  })

  it('never says on disk that all was said before that is there', async () => {
    let refusing = false
    const account = await anAccount({
      before: async (call) => {
        if (!TRANSCRIPT.test(call)) return undefined
        refusing = true
        return { transcript: 'Tour 3/3\nAnne : Oui.' }
      },
    })
    const place = await connected(account, tempFolder(), (write) => refusing && write === 'payloads.add')
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => (await client.focus.get({ id })).session.state === 'open')
    await client.focus.nextRound({ id })
    await until('it is over in memory', async () => {
      const { session } = await client.focus.get({ id })
      return session.state === 'complete' && session.unsaved
    })
    await place.core.close()
    const [session] = inStore(place.folder, (store) => store.focus.list({}))
    expect(session).toMatchObject({ state: 'open', requests: 1 })
  })

  it('shows what came while it is full, and asks for no further round', async () => {
    let full = false
    const place = await aPlace(() => full)
    const { client } = place.core
    const id = await aSession(place)
    await until('the session is open', async () => (await client.focus.get({ id })).session.state === 'open')
    await client.focus.runToEnd({ id })
    full = true
    const { session, transcript } = await until('the disk is met', async () => {
      const event = await client.focus.get({ id })
      return event.session.problem?.code === 'STORAGE' ? event : null
    })
    expect(transcript.turns.length).toBe(2 * place.account.count(TRANSCRIPT))
    expect(session).toMatchObject({ state: 'open', unsaved: transcript.turns.length > 0 })
    await expect(client.focus.nextRound({ id })).rejects.toMatchObject({ code: 'CONFLICT' })
    full = false
    await until(
      'all rounds are here',
      async () => (await client.focus.get({ id })).session.state === 'complete',
    )
  })
})
