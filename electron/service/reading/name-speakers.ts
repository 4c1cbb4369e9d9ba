import type { Profile, Turn } from '../../../shared/models/focus.ts'

/**
 * The turns with names for those who speak under the id of a drawn profile. Only where all who speak, but for the
 * moderator, are such ids, and their names are told apart; everything else stays as received.
 */
export function nameSpeakers(turns: Turn[], profiles: readonly Profile[]): Turn[] {
  const speakers = new Set(
    turns.flatMap(({ speaker, moderator }) => (speaker === null || moderator ? [] : [speaker])),
  )
  const names = namesOf(speakers, profiles)
  if (names === null) return turns
  return turns.map((turn) => ({ ...turn, speaker: names.get(turn.speaker ?? '') ?? turn.speaker }))
}

function namesOf(speakers: ReadonlySet<string>, profiles: readonly Profile[]): Map<string, string> | null {
  const names = new Map<string, string>()
  for (const speaker of speakers) {
    const [own, ...others] = profiles.filter(({ id }) => id === speaker)
    // What one profile is called may be the id of another.
    if (!own?.name || others.length > 0 || profiles.some(({ name }) => name === speaker)) return null
    names.set(speaker, own.name)
  }
  return new Set(names.values()).size === names.size ? names : null
}
