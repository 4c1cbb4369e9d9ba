import { htmlText } from '../../../shared/exchange/text/html-text.ts'
import type { Profile, Turn } from '../../../shared/models/focus.ts'
import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** More speakers than any discussion has. */
const MOST = 50
/** What stands for a name: with a number in it, a letter behind a word, or a few capitals. */
const TAG = /^(?:\S*\d\S*|\p{L}{1,12} (?:\d{1,3}|\p{Lu})|(?:\p{Lu}\.?){1,4})$/u

/**
 * The turns with speakers' names in place of ids, places or initials of drawn profiles. Names stay as received unless
 * every speaker but the moderator is such an id and all these profiles have different names. Where nobody is known as
 * the moderator, it is the only speaker who is none of the profiles.
 */
export function nameSpeakers(received: Turn[], profiles: readonly Profile[]): Turn[] {
  const turns = withHost(received, profiles)
  const speakers = new Set(
    turns.flatMap(({ speaker, moderator }) => (speaker === null || moderator ? [] : [speaker])),
  )
  const names =
    namesOf(speakers, profiles) ?? inOwnSpelling(speakers, profiles) ?? namesWithin(speakers, profiles)
  if (names === null) return turns
  return turns.map((turn) => ({ ...turn, speaker: names.get(turn.speaker ?? '') ?? turn.speaker }))
}

/** Names that the profiles give to all speakers; null where they do not, or in two ways. */
function namesOf(speakers: ReadonlySet<string>, profiles: readonly Profile[]): Map<string, string> | null {
  // Where a speaker is also the name of a profile, it is unclear which profile is meant.
  if (speakers.size === 0 || [...speakers].some((speaker) => isNameOf(speaker, profiles))) return null
  const areTags = [...speakers].every((speaker) => TAG.test(speaker))
  const legends = [
    byId(profiles),
    byReference(profiles, speakers),
    ...(areTags ? [...byField(profiles), byPlace(profiles, speakers), byInitials(profiles)] : []),
  ]
  const found = legends.map((legend) => namesIn(legend, speakers)).filter((names) => names !== null)
  const [names, ...others] = found
  const isSame = (other: Map<string, string>): boolean =>
    [...speakers].every((speaker) => other.get(speaker) === names?.get(speaker))
  return names !== undefined && others.every(isSame) ? names : null
}

function isNameOf(speaker: string, profiles: readonly Profile[]): boolean {
  return profiles.some(({ name }) => name === speaker)
}

/** The names of some speakers; null where one has none, or two have the same. */
function namesIn(
  legend: ReadonlyMap<string, string>,
  speakers: ReadonlySet<string>,
): Map<string, string> | null {
  const names = new Map<string, string>()
  for (const speaker of speakers) {
    const name = legend.get(speaker)
    if (name === undefined) return null
    names.set(speaker, name)
  }
  return new Set(names.values()).size === names.size ? names : null
}

function byId(profiles: readonly Profile[]): Map<string, string> {
  return legendOf(profiles.map(({ id, name }) => [id, name]))
}

/** A reference: the kind of what it names, or the address of a list, before the id ("Guest/g-4", "#g-4"). */
const REFERENCE = /^(\S*[/:#])([^\s/:#]+)$/

/**
 * By the id at the end of a reference, where all speakers are references of one kind and the profiles have ids of which
 * each ends otherwise.
 */
function byReference(profiles: readonly Profile[], speakers: ReadonlySet<string>): Map<string, string> {
  const references = [...speakers].map((speaker) => REFERENCE.exec(speaker))
  const [kind] = new Set(references.map((reference) => reference?.[1] ?? null))
  if (typeof kind !== 'string' || references.some((reference) => reference?.[1] !== kind)) return new Map()
  const ends = profiles.map(({ id, name }): [string | null, string | null] => [
    id === null ? null : (REFERENCE.exec(id)?.[2] ?? id),
    name,
  ])
  if (new Set(ends.map(([end]) => end)).size < ends.length) return new Map()
  return new Map([...legendOf(ends)].map(([end, name]) => [`${kind}${end}`, name]))
}

/** By each field that differs from profile to profile, as a seat does: its value and the name beside it. */
function byField(profiles: readonly Profile[]): Map<string, string>[] {
  const fields = new Set(profiles.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  return [...fields].flatMap((field) => {
    const values = profiles.map(
      ({ attributes }) => attributes.find(({ name }) => name === field)?.value ?? null,
    )
    return new Set(values).size === profiles.length && !values.includes(null)
      ? [legendOf(profiles.map(({ name }, at) => [values[at] ?? null, name]))]
      : []
  })
}

/**
 * By the number or letter behind the same word ("P1", "Participant B"), where a field numbers the profiles from 0 or 1,
 * or gives each a letter; empty where the words differ, or two fields tell them differently.
 */
function byPlace(profiles: readonly Profile[], speakers: ReadonlySet<string>): Map<string, string> {
  const parts = [...speakers].map((speaker) => /^(.*?)(\d{1,3}|(?<=[\s_-])\p{Lu})$/su.exec(speaker))
  const [word] = new Set(parts.map((part) => part?.[1] ?? null))
  const isOneWord = parts.every((part) => part?.[1] === word)
  const placed = byField(profiles).filter((legend) => {
    const keys = [...legend.keys()]
    return keys.length === profiles.length && (isCount(keys) || keys.every((key) => /^\p{Lu}$/u.test(key)))
  })
  const fitting = placed.filter((legend) => parts.every((part) => legend.has(part?.[2] ?? '')))
  const [names, ...others] = fitting
  const isSame = others.every((other) => [...other].every(([key, name]) => names?.get(key) === name))
  if (!isOneWord || names === undefined || !isSame) return new Map()
  return new Map([...names].map(([key, name]) => [`${word ?? ''}${key}`, name]))
}

/** Whether values count from 0 or 1, each once. */
function isCount(values: readonly string[]): boolean {
  const numbers = values.map((value) => (/^\d{1,3}$/.test(value) ? Number(value) : Number.NaN))
  const first = Math.min(...numbers)
  return (first === 0 || first === 1) && Math.max(...numbers) === numbers.length - 1 + first
}

/** By the capitals with which a name begins, up to three: "LE" for Leïla, "AB" for Ana Belmonte. */
function byInitials(profiles: readonly Profile[]): Map<string, string> {
  return legendOf(
    profiles.flatMap(({ name }): [string, string | null][] => {
      const plain = foldAccents(name ?? '').toUpperCase()
      const words = plain.split(/[^A-Z]+/).filter((word) => word !== '')
      const initials = words.map((word) => word[0]).join('')
      const short = [...new Set([plain.slice(0, 1), plain.slice(0, 2), plain.slice(0, 3), initials])]
      return short
        .filter((word) => /^[A-Z]+$/.test(word))
        .flatMap((word) => [
          [word, name],
          [`${word}.`, name],
        ])
    }),
  )
}

/** What each of some pairs means; without what means several names. */
function legendOf(pairs: readonly (readonly [string | null, string | null])[]): Map<string, string> {
  const legend = new Map<string, string>()
  const unclear = new Set<string>()
  for (const [tag, name] of pairs) {
    if (tag === null || name === null) continue
    if (legend.has(tag)) unclear.add(tag)
    legend.set(tag, name)
  }
  for (const tag of unclear) legend.delete(tag)
  return legend
}

/** The turns with the only speaker who is none of the profiles as the host, where all others are. */
function withHost(turns: Turn[], profiles: readonly Profile[]): Turn[] {
  const speakers = new Set(turns.flatMap(({ speaker }) => speaker ?? []))
  if (turns.some(({ moderator }) => moderator) || speakers.size < 3 || speakers.size > MOST) return turns
  const others = [...speakers].filter((speaker) => !isOneOf(speaker, profiles))
  // Of tags, whoever is left where the profiles explain all the others.
  const left = [...speakers].filter(
    (speaker) => namesOf(new Set([...speakers].filter((one) => one !== speaker)), profiles) !== null,
  )
  const [host, ...more] = others.length === 1 ? others : left
  if (host === undefined || more.length > 0) return turns
  return turns.map((turn) => ({ ...turn, moderator: turn.speaker === host }))
}

/**
 * The names that stand behind a tag in what all speakers are called ("P1/Ana", "PARTICIPANT 2 (Ben Cole)"); null where
 * one has none, or two.
 */
function namesWithin(
  speakers: ReadonlySet<string>,
  profiles: readonly Profile[],
): Map<string, string> | null {
  const legend = [...speakers].flatMap((speaker): [string, string][] => {
    // "P1/Ana", "ParticipantSpoke (Ana)".
    const behind = /^(?:\p{L}{0,12}[ .°#_-]?\d{1,3}\W+|\p{L}{3,24}\s\()(.*)$/su.exec(speaker)?.[1] ?? ''
    const said = plain(behind.replace(/[)\]]\s*$/, ''))
    const own = profiles.flatMap(({ name }) => (name !== null && plain(name) === said ? [name] : []))
    return own.length === 1 && own[0] !== undefined ? [[speaker, own[0]]] : []
  })
  return speakers.size > 0 ? namesIn(new Map(legend), speakers) : null
}

/**
 * The names of speakers who are all written in capitals, as the profiles write them; null where one is none of these.
 */
function inOwnSpelling(
  speakers: ReadonlySet<string>,
  profiles: readonly Profile[],
): Map<string, string> | null {
  if ([...speakers].some((speaker) => bareName(speaker) !== bareName(speaker).toUpperCase())) return null
  const called = new Map(profiles.map(({ name }) => [plain(name ?? ''), htmlText(name ?? '')]))
  const legend = [...speakers].flatMap((speaker): [string, string][] => {
    const name = called.get(plain(speaker)) ?? called.get(plain(bareName(speaker)))
    return name === undefined ? [] : [[speaker, name]]
  })
  return speakers.size > 0 && called.size === profiles.length ? namesIn(new Map(legend), speakers) : null
}

/** A name without what is told of its bearer: "FLEUR (24, Amsterdam)". */
function bareName(speaker: string): string {
  return speaker.replace(/\s?\([^()]*\)$/, '')
}

/** A name as it is compared: "TOUR&Eacute;" and "Touré" are the same, "ANA M.." and "Ana M." too. */
function plain(text: string): string {
  return foldAccents(htmlText(text)).toLowerCase().replace(/\.+$/, '')
}

/** Whether a speaker is a profile: by name ("Ana", "ANA", "Ana (34 ans)"), by id, or by another field. */
function isOneOf(speaker: string, profiles: readonly Profile[]): boolean {
  const said = plain(speaker)
  return profiles.some(({ id, name, attributes }) => {
    const called = plain(name ?? '')
    const isCalled =
      called !== '' && said.startsWith(called) && !/^[\p{L}\d]/u.test(said.slice(called.length))
    return isCalled || id === speaker || attributes.some(({ value }) => value === speaker)
  })
}
