import type { Bank, Theme } from '../../speech/theme.ts'
import type { Tongue } from './tongue.ts'

/** All there is to say on a field of life: clauses, things wished for, and advice. */
export interface Matter extends Bank {
  readonly advice: readonly string[]
  /** Those of the things lived through that happened once. */
  readonly events: readonly string[]
}

/** So many sayings at the beginning of a bank are those of its own field of life; what fits anything stands after them. */
const ownSayings = 4

/** What there is to say on a field of life. Wishes and tales are its own; views may be such as fit anything. */
export function matterOf(tongue: Tongue, theme: Theme, bank: Bank): Matter {
  const lore = tongue.lore[theme]
  const more = tongue.more[theme]
  const own = (said: readonly string[]) => (theme === 'general' ? said : said.slice(0, ownSayings))
  return {
    good: [...lore.good, ...bank.good],
    bad: [...lore.bad, ...bank.bad],
    wish: [...more.wish, ...own(bank.wish)],
    lived: [...more.lived, ...own(bank.lived)],
    events: more.lived,
    advice: [...lore.advice, ...more.advice],
  }
}
