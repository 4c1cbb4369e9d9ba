import type { Bank, Theme } from '../../speech/theme.ts'
import type { Thing } from './thing.ts'
import type { Tongue } from './tongue.ts'

/** Everything to say about a theme: clauses, wishes and advice. */
export interface Matter extends Bank {
  readonly advice: readonly string[]
  /** Those of the experiences that happened once. */
  readonly events: readonly string[]
}

/** Number of phrases at the beginning of a bank that belong to its own theme; the others fit anything. */
const ownSayings = 4

/** Everything to say about a theme. Wishes and experiences belong to it; opinions may be such as fit anything. */
export function matterOf(tongue: Tongue, theme: Theme, bank: Bank, thing: Thing | undefined): Matter {
  const lore = tongue.lore[theme]
  const more = tongue.more[theme]
  const own = (said: readonly string[]) => (theme === 'general' ? said : said.slice(0, ownSayings))
  const known = (said: readonly string[] | undefined, otherwise: readonly string[], enough: number) =>
    said !== undefined && said.length >= enough ? said : [...(said ?? []), ...otherwise]
  const tales = thing?.tales.map(({ text }) => text)
  return {
    good: [...(thing?.good ?? []), ...lore.good, ...bank.good],
    bad: [...(thing?.bad ?? []), ...lore.bad, ...bank.bad],
    wish: known(thing?.wish, [...more.wish, ...own(bank.wish)], 3),
    lived: known(tales, [...more.lived, ...own(bank.lived)], 2),
    events: known(tales, more.lived, 2),
    // The advice on a known thing, with a little advice that fits anything.
    advice:
      theme !== 'general' && thing !== undefined && thing.advice.length >= 3
        ? [...thing.advice, ...tongue.lore.general.advice.slice(0, 2)]
        : known(thing?.advice, [...lore.advice, ...more.advice], theme === 'general' ? 1 : 3),
  }
}
