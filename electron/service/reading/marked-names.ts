import type { Turn } from '../../../shared/models/focus.ts'
import { isModerator } from './transcript-line.ts'

/** "R. [Ana]", "Réponse (Ana)": a mark for an answer, and whose it is. */
const MARKED =
  /^(\p{L}{1,3}|r[ée]ponses?|answers?|participante?|respondent|r[ée]pondante?|speaker|persona|voix|voice)\s?\.?\s?[([]([^()[\]]{1,60})[)\]]$/iu

/**
 * The turns with the name in place of a mark that is the same before all names ("R. [Ana]", "R. [Ben]"); whoever has
 * another mark and no name ("Q.") leads the discussion. As they are where some turn has another form.
 */
export function withoutMarks(received: readonly Turn[]): Turn[] {
  const turns = withoutVerbs(received)
  const speakers = turns.flatMap(({ speaker }) => speaker ?? [])
  const marked = speakers.map((speaker) => MARKED.exec(speaker))
  const marks = new Set(marked.flatMap((parts) => parts?.[1] ?? []))
  const names = new Set(marked.flatMap((parts) => parts?.[2]?.trim() ?? []))
  const others = new Set(speakers.filter((_, at) => marked[at] === null))
  const [mark = ''] = marks
  const areNames = [...names].every((name) => /^\p{Lu}/u.test(name))
  const areMarks = areNames && marks.size === 1 && names.size > 1 && others.size < 2 && !isModerator(mark)
  if (!areMarks) return [...turns]
  return turns.map((turn) => {
    const name = MARKED.exec(turn.speaker ?? '')?.[2]?.trim()
    if (name !== undefined) return { ...turn, speaker: name, moderator: isModerator(name) }
    return { ...turn, moderator: turn.speaker !== null }
  })
}

/** "Ana says", "Ana dit": a verb behind all names. */
const SAYS = /^(.+?)\s+(?:says?|said|asks?|asked|replies|dit|demande|r[ée]pond|a dit)$/iu

function withoutVerbs(turns: readonly Turn[]): readonly Turn[] {
  const speakers = turns.flatMap(({ speaker }) => speaker ?? [])
  if (speakers.length === 0 || !speakers.every((speaker) => SAYS.test(speaker))) return turns
  return turns.map((turn) => ({ ...turn, speaker: SAYS.exec(turn.speaker ?? '')?.[1] ?? turn.speaker }))
}

/**
 * The turns with the only speaker whom a legend of the others does not name as the host, where no other host is known.
 */
export function withHost(turns: readonly Turn[], legend: ReadonlyMap<string, string>): Turn[] {
  const named = new Set(legend.values())
  const speakers = new Set(turns.flatMap(({ speaker }) => speaker ?? []))
  const [host, ...others] = [...speakers].filter((speaker) => !named.has(speaker))
  const isKnown = turns.some(({ moderator }) => moderator)
  if (isKnown || host === undefined || others.length > 0 || speakers.size < 3) return [...turns]
  return turns.map((turn) => ({ ...turn, moderator: turn.speaker === host }))
}
