import type { Persona } from '../panel/persona.ts'
import type { Message, Session } from '../store/session-store.ts'
import { speakerNames } from './transcript-text.ts'

/** What is said in one round. */
export function discussRound(
  _session: Pick<Session, 'titre' | 'guide' | 'seed' | 'maxTurns'>,
  profiles: readonly Persona[],
  _before: readonly Message[],
  turn: number,
): Message[] {
  return speakerNames(profiles).map((speaker) => ({ turn, speaker, text: `Tour ${turn}.` }))
}
