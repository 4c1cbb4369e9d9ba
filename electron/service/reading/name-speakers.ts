import type { Profile, Turn } from '../../../shared/models/focus.ts'

/**
 * The turns with speakers' names in place of the ids of drawn profiles, or of another field by which they are told apart. Turns
 * stay as received unless every speaker but the moderator is such an id and all these profiles have different names.
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
  return namesBy(speakers, profiles, ({ id }) => id) ?? namesByReference(speakers, profiles)
}

/** By the only field of all profiles, different in each, that has all of the speakers: the number of a seat, a reference. */
function namesByReference(
  speakers: ReadonlySet<string>,
  profiles: readonly Profile[],
): Map<string, string> | null {
  // A handle may be a name itself.
  if (![...speakers].every((speaker) => /\d/.test(speaker))) return null
  const fields = new Set(profiles.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  const found = [...fields].flatMap((field) => {
    const valueOfField = ({ attributes }: Profile): string | null =>
      attributes.find(({ name }) => name === field)?.value ?? null
    const values = new Set(profiles.map(valueOfField))
    const names = values.size === profiles.length ? namesBy(speakers, profiles, valueOfField) : null
    return names === null ? [] : [names]
  })
  const [only, ...others] = found
  return only !== undefined && others.length === 0 ? only : null
}

function namesBy(
  speakers: ReadonlySet<string>,
  profiles: readonly Profile[],
  told: (profile: Profile) => string | null,
): Map<string, string> | null {
  const names = new Map<string, string>()
  for (const speaker of speakers) {
    const [own, ...others] = profiles.filter((profile) => told(profile) === speaker)
    // Where the speaker is also the name of a profile, it is unclear which profile is meant.
    if (!own?.name || others.length > 0 || profiles.some(({ name }) => name === speaker)) return null
    names.set(speaker, own.name)
  }
  return new Set(names.values()).size === names.size ? names : null
}
