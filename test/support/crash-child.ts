import type { CreationTuning } from '../../electron/core/runs/create-run.ts'
import type { SecretStore } from '../../electron/secrets/secret-store.ts'
import { openTestCore } from './open-test-core.ts'
import { aSurveyDraft } from './sample-drafts.ts'
import { until } from './until.ts'

/** Milliseconds. The calls of the killed ones count: whoever comes after may have to wait for minutes until the key has room. */
const PATIENCE = 400_000

/** What the parent tells this program. */
export interface CrashOrder {
  folder: string
  baseUrl: string
  key: string
  /** Surveys 1 to this one are to be launched, those that are not yet. */
  upTo: number
  tuning: CreationTuning
}

/** Launches surveys and follows them until all answers are stored; its parent kills it at any instant. */
async function obey({ folder, baseUrl, key, upTo, tuning }: CrashOrder): Promise<void> {
  const secrets: SecretStore = {
    tier: 'keychain',
    get: async () => JSON.stringify({ origin: new URL(baseUrl).origin, key }),
    set: async () => undefined,
    delete: async () => undefined,
  }
  const { client, close } = openTestCore({ folder, secrets, tuning })
  process.stdout.write('open\n')
  const live = (await client.connections.list()).find(({ practice }) => !practice)
  const connection =
    live ?? (await client.connections.add({ name: 'Live', baseUrl, key, plan: 'admin', colour: 'teal' }))
  const launched = new Set((await client.runs.list({})).map(({ title }) => title))
  for (let number = 1; number <= upTo; number++) {
    const title = `Survey ${number}`
    if (launched.has(title)) continue
    const survey = await client.surveys.create({ draft: aSurveyDraft({ title, personas: 3 }) })
    await client.runs.launch({ surveyId: survey.id, revision: survey.revision, connectionId: connection.id })
  }
  await until(
    'every answer is stored',
    async () =>
      (await client.runs.list({})).every(({ results, state }) => results === 'stored' || state === 'unknown'),
    PATIENCE,
  )
  await close()
  process.stdout.write('done\n')
}

const order: CrashOrder = JSON.parse(process.argv[2] ?? '{}')
await obey(order)
