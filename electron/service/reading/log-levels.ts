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

/** The lines without those of a program's log among them. Lines that are a log as a whole stay as they are. */
export function withoutLogLines(lines: readonly string[]): readonly string[] {
  const others = lines.filter((line) => !LINE.test(line))
  const filled = others.filter((line) => line.trim() !== '').length
  return filled > lines.length - others.length ? others : lines
}

/** The turns without what a program logged; null where nothing else is there. */
export function withoutLogged(turns: readonly ListedTurn[]): ListedTurn[] | null {
  const said = turns.filter(({ speaker }) => speaker === null || !isLevel(speaker))
  return said.length * 2 > turns.length ? said : null
}
