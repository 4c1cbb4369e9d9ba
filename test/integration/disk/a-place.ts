import { onTestFinished } from 'vitest'
import { memoryStore } from '../../../electron/secrets/memory-store.ts'
import type { SecretStore } from '../../../electron/secrets/secret-store.ts'
import type { Run } from '../../../shared/models/run.ts'
import { type Account, anAccount } from '../../support/an-account.ts'
import { openTestCore, type TestCore } from '../../support/open-test-core.ts'
import { aFocusDraft, aSurveyDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { until } from '../../support/until.ts'
import { fragileStorage, type Refuses } from './fragile-storage.ts'

export const TUNING = { settles: 300, looks: 100, pace: () => 50 }
export const CREATION = /^POST \/api\/v1\/surveys$/
export const LAUNCH = /launch$/

/** A Sonde whose disk refuses some writes, connected to a service that the test controls. */
export interface Place {
  core: TestCore
  account: Account
  folder: string
  connectionId: string
  secrets: SecretStore
}

export async function connected(account: Account, folder: string, refuses: Refuses): Promise<Place> {
  const secrets = memoryStore()
  const core = openTestCore({
    ...{ folder, secrets, tuning: TUNING },
    between: (real) => fragileStorage(real, refuses),
  })
  onTestFinished(() => core.close())
  const { id } = await core.client.connections.add({
    name: 'Live',
    baseUrl: account.baseUrl,
    key: 'sk-live-0123456789',
    plan: 'admin',
    colour: 'teal',
  })
  return { core, account, folder, secrets, connectionId: id }
}

export async function aPlace(refuses: Refuses): Promise<Place> {
  return await connected(await anAccount(), tempFolder(), refuses)
}

export async function launch({ core: { client }, connectionId }: Place): Promise<Run> {
  const survey = await client.surveys.create({ draft: aSurveyDraft() })
  return await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId })
}

/** Waits until the run's answers are on the disk; adds every reported state to `seen`. */
export async function stored({ core: { client } }: Place, id: string, seen: Set<string>): Promise<Run> {
  return await until('the answers are stored', async () => {
    const run = await client.runs.get({ id })
    seen.add(run.state)
    return run.results === 'stored' && !run.unsaved ? run : null
  })
}

export async function aSession({ core: { client }, connectionId }: Place): Promise<string> {
  const draft = await client.focus.createDraft({ draft: aFocusDraft() })
  await client.focus.create({ id: draft.id, revision: draft.revision, connectionId })
  return draft.id
}
