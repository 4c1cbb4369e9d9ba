import { toProblem } from '../../../shared/models/sonde-error.ts'
import type { Hub } from '../events/hub.ts'
import { tellsNoId } from '../lost-creation/call-outcome.ts'
import { toldId } from '../lost-creation/told-id.ts'
import type { CorePorts } from '../ports.ts'
import type { RecipeOf } from '../recipes/recipe-of.ts'
import type { FocusService } from './focus-service.ts'

interface ToldParts extends Pick<CorePorts, 'log'> {
  hub: Hub
  focus: Pick<FocusService, 'list' | 'session' | 'decide' | 'received' | 'snapshot'>
  recipeOf: RecipeOf
}

/**
 * Goes on with the sessions whose creation was answered without an id that Sonde found, once the person has shown where
 * the id is: the reply was kept. Returns a function that ends this.
 */
export function followToldSessions({ hub, focus, recipeOf, log }: ToldParts): () => void {
  /** Sessions that are being opened. */
  const opening = new Set<string>()
  const ends = [
    hub.subscribe('recipeSaved', (connectionId) => {
      for (const session of focus.list({})) if (session.connectionId === connectionId) void goOn(session.id)
    }),
    // A session whose reply came after the recipe was stored.
    hub.subscribe('focus', (id) => void goOn(id)),
  ]

  /** Never rejects: an error here must not reach whoever told of the session. */
  async function goOn(id: string): Promise<void> {
    if (opening.has(id)) return
    opening.add(id)
    try {
      const { state, remoteId, connectionId, problem } = focus.session(id)
      const isLost = state === 'unknown' || state === 'creating'
      if (!isLost || remoteId !== null || connectionId === null || !tellsNoId(problem)) return
      const path = recipeOf(connectionId)?.createdSessionId
      const told = await toldId(focus.received(id), path, (payload) => focus.snapshot(payload.id))
      if (told !== null) await focus.decide(id, told)
    } catch (error) {
      // The person can still decide about the session.
      log.error('recipes.told', { code: toProblem(error).code })
    } finally {
      opening.delete(id)
    }
  }

  return () => {
    for (const end of ends) end()
  }
}
