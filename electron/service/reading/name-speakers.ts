import type { Profile, Turn } from '../../../shared/models/focus.ts'

/**
 * The turns with speakers' names in place of the ids of drawn profiles. Turns stay as received unless every speaker but
 * the moderator is such an id and all these profiles have different names.
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
    // Where the speaker is also the name of a profile, it is unclear which profile is meant.
    if (!own?.name || others.length > 0 || profiles.some(({ name }) => name === speaker)) return null
    names.set(speaker, own.name)
  }
  return new Set(names.values()).size === names.size ? names : null
}
