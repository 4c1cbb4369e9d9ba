import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import { tellsNoId } from '../lost-creation/call-outcome.ts'
import { toldId } from '../lost-creation/told-id.ts'
import type { CorePorts } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import type { RunService } from './run-service.ts'

interface ToldParts extends Pick<CorePorts, 'log'> {
  hub: Hub
  runs: Pick<RunService, 'list' | 'decide' | 'offer' | 'isAnothers' | 'payloads' | 'payload'>
  recipeOf: RecipeOf
}

/**
 * Goes on with the runs whose creation was answered without an id that Sonde found, once the person has shown where the
 * id is: the reply was kept. Returns a function that ends this.
 */
export function followToldCreations({ hub, runs, recipeOf, log }: ToldParts): () => void {
  const ends = [
    hub.subscribe('recipeSaved', (connectionId) => {
      for (const run of runs.list({})) if (run.connectionId === connectionId) void goOn(run)
    }),
    // A run that was still looking for its survey when the recipe was stored.
    hub.subscribe('run', (run) => void goOn(run)),
  ]

  async function goOn(run: Run): Promise<void> {
    const { id, account } = run
    if (run.state !== 'unknown' || run.remoteId !== null || !tellsNoId(run.creationProblem)) return
    try {
      const path = recipeOf(run.connectionId)?.createdSurveyId
      const remoteId = await toldId(runs.payloads(id), path, async (payload) => {
        const { text, total } = await runs.payload(payload.id, 0, payload.length)
        return total > text.length ? null : text
      })
      if (remoteId === null || runs.isAnothers(id, remoteId)) return
      runs.offer(id, { remoteIds: [remoteId], account })
      runs.decide(id, { kind: 'adopt', remoteId })
    } catch (error) {
      // The person can still decide about the run.
      log.error('recipes.told', { code: toProblem(error).code })
    }
  }

  return () => {
    for (const end of ends) end()
  }
}
