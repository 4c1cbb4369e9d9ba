import type { z } from 'zod'
import { readFocusFilters } from '../panel/filters.ts'
import { matching, sampleForTable } from '../panel/panel.ts'
import { keyOf, unit } from '../random.ts'
import { invalidValue, Refusal } from '../refusal.ts'
import type { SessionView } from '../shapes/shape.ts'
import type { Session } from '../store/session-store.ts'
import type { PracticeParts } from './practice-parts.ts'
import type { Call, Handler } from './route.ts'
import type { focusBody, focusPageQuery } from './schemas.ts'

/** Fewest profiles of a discussion (interface, « What the service does » 2). */
const fewest = 2

/** POST /api/v1/focus */
export const createFocus: Handler = (parts, { caller, body }) => {
  const sent = body as z.output<typeof focusBody>
  const found = matching(parts.panel(), readFocusFilters(sent.filtres))
  if (found.length < fewest) {
    const reason =
      found.length === 0
        ? 'no profile of the panel matches these filters'
        : 'only one profile of the panel matches these filters, and a discussion needs two'
    throw invalidValue(['body', 'filtres'], reason, sent.filtres)
  }
  const key = keyOf('table', parts.seed, parts.sessions.nextNumber())
  const profiles = sampleForTable(found, sent.nb_personas, key)
  const session = parts.sessions.create(
    caller.account.id,
    {
      titre: sent.titre,
      guide: sent.guide,
      nbPersonas: sent.nb_personas,
      maxTurns: sent.max_turns,
      filtres: sent.filtres,
      seed: parts.seed,
    },
    profiles,
  )
  return parts.shape.sessionCreated({ session, profiles, messages: [] })
}

/** GET /api/v1/focus */
export const listFocus: Handler = (parts, { caller, input }) => {
  const { limit, offset, q, status } = input as z.output<typeof focusPageQuery>
  return parts.shape.sessions(parts.sessions.page(caller.account.id, limit, offset, { q, status }))
}

/** GET /api/v1/focus/{session_id} */
export const focusSession: Handler = (parts, call) => parts.shape.session(viewOf(parts, owned(parts, call)))

/**
 * GET /api/v1/focus/{session_id}/transcript: runs one round and returns the discussion so far. Requests for the same
 * session wait for each other. HEAD only reads and runs no round.
 */
export const focusTranscript: Handler = async (parts, call) => {
  const { id } = owned(parts, call)
  if (!call.head && !parts.dice.withoutRound(parts.conditions())) {
    await parts.rounds.run(id, () => runRound(parts, call))
  }
  return parts.shape.transcript(viewOf(parts, owned(parts, call)))
}

/** DELETE /api/v1/focus/{session_id} */
export const deleteFocus: Handler = (parts, call) => {
  const session = owned(parts, call)
  parts.sessions.delete(session)
  return parts.shape.sessionDeleted(session.id)
}

async function runRound(parts: PracticeParts, call: Call): Promise<void> {
  const session = owned(parts, call)
  const turn = session.turnsDone + 1
  if (turn > session.maxTurns) return
  // Loaded while the participants think: the service starts without the vocabulary of discussions.
  const discussing = import('../discussion/discuss-round.ts')
  await parts.clock.sleep(roundMs(session, turn, parts.conditions().speed), parts.closing)
  // A round interrupted by the close is not stored; it runs at the next transcript request.
  if (parts.closing.aborted) return
  const { discussRound } = await discussing
  const { profiles, messages } = viewOf(parts, session)
  parts.sessions.addRound(session, turn, discussRound(session, profiles, messages, turn))
}

/** Duration of a round in milliseconds: 0.4 to 0.7 s per profile at speed 1. */
function roundMs(session: Session, turn: number, speed: number): number {
  return (session.nbPersonas * (400 + 300 * unit(keyOf('round', session.seed, session.n, turn)))) / speed
}

function owned(parts: PracticeParts, { caller, path }: Call): Session {
  const session = parts.sessions.find(caller.account.id, path.session_id ?? '')
  if (!session) throw new Refusal(404, 'Focus session not found.')
  return session
}

function viewOf(parts: PracticeParts, session: Session): SessionView {
  return {
    session,
    profiles: parts.sessions.profiles(session.id),
    messages: parts.sessions.messages(session.id),
  }
}
