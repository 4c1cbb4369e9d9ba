import { type Session, session } from 'electron'

/**
 * A session in memory that no page uses, without cookies, cache and dictionaries. Electron keeps it
 * until Sonde ends, therefore calls take a session in turn (`lending.ts`) instead of opening one each.
 */
export function openQuietSession(name: string): Session {
  const quiet = session.fromPartition(`sonde-${name}`, { cache: false })
  // Otherwise each session downloads a dictionary.
  quiet.setSpellCheckerLanguages([])
  return quiet
}
