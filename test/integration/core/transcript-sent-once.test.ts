import { expect, it, onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import type { FocusChange } from '../../../shared/contract/focus.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

it('a transcript is sent once to whoever follows its group, and again when it has grown', async () => {
  const service = await startPracticeService({ speed: 40, seed: 3 })
  const core = openTestCore({ folder: tempFolder(), practice: practicePort(service) })
  onTestFinished(async () => {
    await core.close()
    await service.close()
  })
  const { focus } = core.client
  const { id, revision } = await focus.createDraft({ draft: aFocusDraft() })
  await focus.create({ id, revision, connectionId: 'practice' })
  const idleAfter = (requests: number) =>
    until(`request ${requests} is answered`, async () => {
      const event = await focus.get({ id })
      const { state, activity, requests: answered } = event.session
      return state !== 'creating' && activity === 'idle' && answered === requests ? event : null
    })
  await idleAfter(0)
  await focus.nextRound({ id })
  const shown = await idleAfter(1)
  expect(shown.transcript.turns.length).toBeGreaterThan(0)

  const follow = async (edition?: string) => {
    const end = new AbortController()
    onTestFinished(() => end.abort())
    const stream = await focus.watch({ id, ...(edition && { edition }) }, { signal: end.signal })
    return { next: async () => (await stream.next()).value as FocusChange }
  }
  const known = await follow(shown.transcript.edition)
  expect(await known.next()).toMatchObject({ session: { id }, transcript: null })
  for (const edition of [undefined, 'an older one']) {
    const unknown = await follow(edition)
    expect((await unknown.next()).transcript).toEqual(shown.transcript)
  }

  await focus.nextRound({ id })
  const grown = await idleAfter(2)
  const told: FocusChange[] = []
  while (told.at(-1)?.session.requests !== 2 || told.at(-1)?.session.activity !== 'idle')
    told.push(await known.next())
  const sent = told.flatMap(({ transcript }) => (transcript ? [transcript.edition] : []))
  expect(sent).toEqual([grown.transcript.edition])
})
