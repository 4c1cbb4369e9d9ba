import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { canonicalJson } from '../../../shared/experiments/canonical-json.ts'
import { withOneLoopback } from '../../../shared/models/base-url.ts'
import type { Experiment, ExperimentPlan } from '../../../shared/models/experiment.ts'
import type { ExperimentEvidence } from '../../../shared/models/experiment-evidence.ts'
import { isUnderWay, type Run } from '../../../shared/models/run.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { createNodeFetch } from '../../host/node-fetch.ts'
import { openCore } from '../../host/open-core.ts'
import { memoryStore } from '../../secrets/memory-store.ts'

/** The result of an experiment that was carried out. */
export interface CarriedOut {
  experiment: Experiment
  evidence: ExperimentEvidence
  connection: { name: string; practice: boolean }
}

interface Order {
  /** Data folder; it exists. */
  folder: string
  /** Identifies the experiment: with the same value and folder, the command goes on with it. */
  identity: unknown
  /** Makes the plan for a connection. */
  plan(connectionId: string): ExperimentPlan
  /** Null: the practice service. */
  service: { baseUrl: string; key: string } | null
  /** Called whenever something has changed: how many runs have answers, and what blocks a run (a problem's code). */
  onProgress(done: number, all: number, problem: string | null): void
}

/** Milliseconds between two looks at the state of the runs. */
const LOOK = 300

/**
 * Launches the experiment, or goes on with it, and follows it until none of its runs is under way any more. Rejects
 * with ORPCError.
 */
export async function carryOut({ folder, identity, plan, service, onProgress }: Order): Promise<CarriedOut> {
  const settings = settingsSchema.parse({})
  const core = await openCore({
    folder,
    log: { info: () => undefined, error: () => undefined },
    secrets: memoryStore(),
    fetch: createNodeFetch(process.env),
    settings: { read: () => settings, write: () => undefined },
    handOver: () => Promise.reject(new Error('No keys are created here.')),
    announce: () => undefined,
    app: { version: '0', host: 'browser', platform: process.platform, lastingAddress: false },
  })
  try {
    const client = createRouterClient(core.router)
    const connections = await client.connections.list()
    // Never another service's connection: the key would be sent there.
    let connection = connections.find(({ practice, baseUrl }) =>
      service === null
        ? practice
        : !practice && withOneLoopback(baseUrl) === withOneLoopback(service.baseUrl),
    )
    if (service && connection) await client.connections.replaceKey({ id: connection.id, key: service.key })
    else if (service)
      connection = await client.connections.add({
        ...{ name: new URL(service.baseUrl).host, ...service },
        ...{ plan: 'standard', colour: 'teal' },
      })
    if (!connection) throw new Error('The practice service could not start.')
    const id = uuidOf(identity)
    const { revision } = await client.experiments.create({ id, plan: plan(connection.id) })
    await client.experiments.launch({ id, revision })
    let told = ''
    for (;;) {
      const { experiment, runStates } = await client.experiments.get({ id })
      const done = runStates.filter(({ results }) => results === 'stored').length
      const problem = runStates.find((run) => run.problem !== null)?.problem?.code ?? null
      if (told !== `${done} ${problem}`) onProgress(done, experiment.runs.length, problem)
      told = `${done} ${problem}`
      if (!runStates.some(goesOn)) {
        const evidence = await client.experiments.evidence({ id })
        return { experiment, evidence, connection: { name: connection.name, practice: connection.practice } }
      }
      await setTimeout(LOOK)
    }
  } finally {
    await core.close()
  }
}

/** Whether a run will go on without a person. One for which the service wants another key will not. */
function goesOn(run: Run): boolean {
  const code = run.problem?.code
  return (isUnderWay(run.state) || run.results === 'waiting') && code !== 'KEY_REFUSED' && code !== 'NO_KEY'
}

/** An id made of a value: the same for the same value. */
function uuidOf(value: unknown): string {
  const hex = createHash('sha256').update(canonicalJson(value)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
