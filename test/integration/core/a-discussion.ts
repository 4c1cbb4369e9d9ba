import { onTestFinished } from 'vitest'
import { startPracticeService } from '../../../electron/practice/practice-service.ts'
import { openTestCore, practicePort } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'

/** A practice group after its first round. */
export async function aDiscussion() {
  const service = await startPracticeService({ speed: 40, seed: 3 })
  const folder = tempFolder()
  const core = openTestCore({ folder, practice: practicePort(service) })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await core.close()
    await service.close()
  }
  onTestFinished(close)
  const { focus } = core.client
  const { id, revision } = await focus.createDraft({ draft: aFocusDraft() })
  await focus.create({ id, revision, connectionId: 'practice' })
  const when = <T>(what: string, test: (event: Awaited<ReturnType<typeof focus.get>>) => T | null) =>
    until(what, async () => test(await focus.get({ id })))
  await when('the session is open', ({ session }) => (session.state === 'open' ? session : null))
  await focus.nextRound({ id })
  const turns = await when('a round has run', ({ session, transcript }) =>
    session.activity === 'idle' && transcript.turns.length > 0 ? transcript.turns : null,
  )
  return { client: core.client, id, turns, folder, close }
}
