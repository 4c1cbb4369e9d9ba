import type { Run } from '../../../shared/models/run.ts'
import { toProblem } from '../../../shared/models/sonde-error.ts'
import { parsePayload } from '../../service/desk/desk-payload.ts'
import { taughtId } from '../../service/recipes/read-taught-answers.ts'
import type { Hub } from '../events/hub.ts'
import { tellsNoId } from '../lost-creation/call-outcome.ts'
import { unparsedKind } from '../outcomes/unparsed-kinds.ts'
import type { CorePorts } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import type { RunService } from './run-service.ts'

interface ToldParts extends Pick<CorePorts, 'log'> {
  hub: Hub
  runs: Pick<RunService, 'list' | 'decide' | 'offer' | 'isAnothers' | 'payloads' | 'payload'>
  recipeOf: RecipeOf
}

/** A longer reply to a creation is none. */
const LONGEST = 1_000_000

/**
 * Goes on with the runs whose creation was answered without an id that Sonde found, once the person has shown where the id is:
 * the reply was kept. Returns a function that ends this.
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
      const remoteId = await idOf(run)
      if (remoteId === null || runs.isAnothers(id, remoteId)) return
      runs.offer(id, { remoteIds: [remoteId], account })
      runs.decide(id, { kind: 'adopt', remoteId })
    } catch (error) {
      // The person can still decide about the run.
      log.error('recipes.told', { code: toProblem(error).code })
    }
  }

  /** The id in the newest reply to the creation, by the recipe of its connection. */
  async function idOf({ id, connectionId }: Run): Promise<string | null> {
    const path = recipeOf(connectionId)?.createdSurveyId
    const kept = runs.payloads(id).filter(({ kind }) => kind === unparsedKind('creation'))
    const newest = kept.toSorted((one, other) => other.receivedAt - one.receivedAt)[0]
    if (path === undefined || !newest) return null
    const { text, total } = await runs.payload(newest.id, 0, LONGEST)
    return total > text.length ? null : taughtId(parsePayload(text).data, path)
  }

  return () => {
    for (const end of ends) end()
  }
}
