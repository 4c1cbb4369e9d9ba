import type { ListedTurn } from './turn-pairs.ts'

/** How grave a line of a program's log is: nobody's name. */
const LEVEL = `(?:trace|debug|verbose|infos?|information|notices?|warn(?:ing)?s?|err(?:ors?)?|fatal|critical|severe|alert|emerg(?:ency)?|avertissements?|avis|erreurs?|critique|alerte|journal|log)`
const IS_LEVEL = new RegExp(`^${LEVEL}$`, 'i')
/** "WARNING: slow model", "[info] started", "14:02:11 error: stopped". */
const LINE = new RegExp(
  String.raw`^\s*(?:[[(]?\d[\d:.,/TZ+ -]*[\])]?\s*)?(?:[[(<]${LEVEL}[\])>]\s*:?|\*\*${LEVEL}\s?:?\*\*\s?:?|${LEVEL}\s?[:|])(?:\s|$)`,
  'i',
)

/** Whether a speaker is only the word for how grave something is: "warning". */
export function isLevel(speaker: string): boolean {
  return IS_LEVEL.test(speaker.trim())
}

/** A line without a time and brackets before the word: "Info: I walk to work." */
const BARE = new RegExp(String.raw`^\s*(${LEVEL})\s?:\s+(\S.*)$`, 'i')

/** The lines without those of a program's log among them. Lines that are a log as a whole stay as they are. */
export function withoutLogLines(lines: readonly string[]): readonly string[] {
  const others = lines.filter((line) => !LINE.test(line))
  const filled = others.filter((line) => line.trim() !== '').length
  if (filled <= lines.length - others.length) return lines
  const turns = lines.filter((line) => line.trim() !== '').map(bareTurn)
  return arePersons(turns) ? lines : others
}

/** The turns without what a program logged; null where nothing else is there. */
export function withoutLogged(turns: readonly ListedTurn[]): ListedTurn[] | null {
  if (arePersons(turns)) return [...turns]
  const said = turns.filter(({ speaker }) => speaker === null || !isLevel(speaker))
  return said.length * 2 > turns.length ? said : null
}

/** Whether turns are the lines of a log: most speakers are levels. */
export function areLogged(turns: readonly { speaker: string | null }[]): boolean {
  return turns.filter(({ speaker }) => speaker !== null && isLevel(speaker)).length * 2 > turns.length
}

type Said = Pick<ListedTurn, 'speaker' | 'text'>

/** A line as a turn; with a time or brackets, a level stays what it is. */
function bareTurn(line: string): Said {
  const [, speaker = null, text = line] = BARE.exec(line) ?? []
  return speaker === null && LINE.test(line) ? { speaker: 'log', text: '' } : { speaker, text }
}

const FEWEST_TURNS = 2
const FEWEST_WORDS = 4

/**
 * Whether the speakers that are called like levels are one person of this name: written like a name, it takes turns
 * with others and speaks in sentences.
 */
function arePersons(turns: readonly Said[]): boolean {
  const isOwn = ({ speaker }: Said): boolean => speaker !== null && isLevel(speaker)
  const own = turns.filter(isOwn)
  const [name = '', ...others] = new Set(own.map(({ speaker }) => speaker?.trim()))
  const areTurns = !turns.some((turn, at) => at > 0 && isOwn(turn) && isOwn(turns[at - 1] as Said))
  return (
    own.length >= FEWEST_TURNS &&
    others.length === 0 &&
    /^\p{Lu}\p{Ll}+$/u.test(name) &&
    areTurns &&
    own.every(({ text }) => text.trim().split(/\s+/).length >= FEWEST_WORDS && /[.!?…»"”]\s*$/u.test(text))
  )
}
