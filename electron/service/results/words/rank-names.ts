import { wordsOfKey } from '../../json/words-of-key.ts'

/** Words in the names of lists in which somebody has put the options in an order of their own. */
const OF_RANKS: ReadonlySet<string> = new Set(
  'rank ranks ranking ranked rang rangs classement classements preference preferences'.split(' '),
)

/** Whether a list's name says that somebody has put what is in it in an order of their own. */
export function isRankName(name: string): boolean {
  return wordsOfKey(name).some((word) => OF_RANKS.has(word))
}
