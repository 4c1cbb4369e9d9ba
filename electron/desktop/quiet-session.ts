import { type Session, session } from 'electron'

/** A session in memory that no page has: no cookies, no cache, no dictionaries. Electron keeps it until Sonde ends. */
export function openQuietSession(name: string): Session {
  const quiet = session.fromPartition(`sonde-${name}`, { cache: false })
  // Else each session fetches a dictionary.
  quiet.setSpellCheckerLanguages([])
  return quiet
}
