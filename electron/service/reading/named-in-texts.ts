import type { Column } from './speaker-column.ts'
import { isModerator, readSpeaker } from './transcript-line.ts'

/** Who says each of several texts, and what is said. */
interface NamedTexts {
  speakers: readonly string[]
  texts: readonly string[]
}

/** The speakers that texts name themselves ("Ana: Yes."); null where some text names none, or nobody speaks twice. */
export function namedInTexts(values: readonly string[]): NamedTexts | null {
  for (const style of ['bold', 'bracket', 'plain'] as const) {
    const turns = values.flatMap((value) => readSpeaker(value.trim(), style) ?? [])
    const speakers = turns.map(({ speaker }) => speaker)
    const texts = turns.map(({ text }) => text)
    const different = new Set(speakers).size
    if (turns.length === values.length && different > 1 && different < speakers.length && !texts.includes(''))
      return { speakers, texts }
  }
  return null
}

/** Words by which programs that talk to a model tell who writes; none of them is a person. */
const ROLES: ReadonlySet<string> = new Set([
  'user',
  'assistant',
  'system',
  'human',
  'ai',
  'model',
  'bot',
  'tool',
])

/**
 * The turns of texts that name their speakers but for the host's, where a field tells the two kinds apart, as the roles
 * of a conversation with a model do: `{role: "user", content: "Why?"}`, `{role: "assistant", content: "Ana:
 * Because."}`.
 */
export function namedBesideHost(
  values: readonly string[],
  columns: readonly Column[],
): { speaker: string | null; text: string }[] | null {
  for (const { values: kinds } of columns) {
    const words = new Set(kinds)
    if (words.size !== 2 || words.has(null)) continue
    const areRoles = [...words].every((word) => ROLES.has(word?.toLowerCase() ?? ''))
    for (const host of words) {
      const read = namedTexts(
        values,
        kinds.map((kind) => kind !== host),
      )
      const names = read?.flatMap((turn) => turn?.speaker ?? []) ?? []
      const distinct = new Set(names).size
      if (read === null || distinct < 2 || (distinct === names.length && !areRoles)) continue
      // Texts that all name somebody are read as such, but for a word before a colon in the role of a host.
      const isHost = kinds.map((kind) => kind === host)
      if (namesItself(values, isHost) || (!areRoles && areNamed(values, isHost))) continue
      const own = host !== null && isModerator(host) ? host : null
      return values.map((value, at) => read[at] ?? { speaker: own, text: value.trim() })
    }
  }
  return null
}

/** Whether the texts of a host name a moderator, or all the same person. */
function namesItself(values: readonly string[], isHost: readonly boolean[]): boolean {
  const names = values.flatMap((value, at) =>
    isHost[at] ? [readSpeaker(value.trim(), 'plain')?.speaker ?? null] : [],
  )
  const [first] = names
  const isSame = names.length > 1 && first !== null && names.every((name) => name === first)
  return isSame || names.some((name) => name !== null && isModerator(name))
}

function areNamed(values: readonly string[], isMeant: readonly boolean[]): boolean {
  return values.every((value, at) => !isMeant[at] || readSpeaker(value.trim(), 'plain') !== null)
}

/**
 * Who speaks in each of the texts that are to name somebody; null where one names nobody, or another one names them
 * too.
 */
function namedTexts(
  values: readonly string[],
  isNamed: readonly boolean[],
): ({ speaker: string; text: string } | null)[] | null {
  for (const style of ['bold', 'bracket', 'plain'] as const) {
    const read = values.map((value) => readSpeaker(value.trim(), style))
    const named = read.map((turn, at) => (isNamed[at] ? turn : null))
    const names = new Set(named.flatMap((turn) => turn?.speaker ?? []))
    const isEach = named.every((turn, at) => !isNamed[at] || (turn !== null && turn.text !== ''))
    const isElse = read.some((turn, at) => !isNamed[at] && turn !== null && names.has(turn.speaker))
    if (isEach && !isElse) return named
  }
  return null
}
