import { onTestFinished } from 'vitest'
import type { Connection, Plan } from '../../shared/models/connection.ts'
import type { SurveyDraft } from '../../shared/models/draft.ts'
import type { Run } from '../../shared/models/run.ts'
import { openTestCore, type TestCore, type TestCoreOptions } from './open-test-core.ts'
import { aSurveyDraft } from './sample-drafts.ts'
import { tempFolder } from './temp-folder.ts'
import type { SimulatedTime } from './tracking/simulated-time.ts'
import { until } from './until.ts'

/** Tuning for tests, in milliseconds: a lost creation is settled within a second, and running runs are not followed. */
export const QUICK = { settles: 900, looks: 300, pace: () => 3_600_000 }

/** Options of a core in simulated time, at Sonde's own pace, with a key of the smallest plan. */
export function inSimulatedTime({ clock, fetch }: SimulatedTime): LaunchOptions {
  return { clock, fetch, plan: 'standard', tuning: {} }
}

interface LaunchOptions extends Partial<TestCoreOptions> {
  marks?: boolean
  key?: string
  plan?: Plan
  /** A core that is already open; without it one is opened. */
  core?: TestCore
}

/** A core with one connection, and functions to launch on it. */
export interface Launcher {
  core: TestCore
  connection: Connection
  launch(draft?: Partial<SurveyDraft>): Promise<Run>
  /** Waits until the run is running or its state is unknown; returns it as it is then. */
  settled(run: Run): Promise<Run>
}

/** Opens a core with a connection to the service at `baseUrl`. */
export async function launchOn(
  baseUrl: string,
  { marks = true, key = 'sk-live-0123456789', plan = 'admin', core: opened, ...options }: LaunchOptions = {},
): Promise<Launcher> {
  const core = opened ?? openCore(options)
  const { client } = core
  const connection = await client.connections.add({
    name: 'Live',
    baseUrl,
    key,
    plan,
    colour: 'teal',
    marks,
  })
  return {
    core,
    connection,
    launch: async (draft) => {
      const { id, revision } = await client.surveys.create({ draft: aSurveyDraft(draft) })
      return client.runs.launch({ surveyId: id, revision, connectionId: connection.id })
    },
    settled: ({ id }) =>
      until('the run runs or asks', async () => {
        const run = await client.runs.get({ id })
        return run.state === 'running' || run.state === 'unknown' ? run : null
      }),
  }
}

function openCore(options: Partial<TestCoreOptions>): TestCore {
  const core = openTestCore({ folder: tempFolder(), tuning: QUICK, ...options })
  onTestFinished(() => core.close())
  return core
}
