import { splitEnglishNouns } from './english-nouns.ts'
import { splitFrenchNouns } from './french-nouns.ts'
import type { Halves, Joined } from './joined.ts'

/** « la police et la justice », "the price and quality of …": two things that are judged. */
export function splitNouns(joined: Joined): Halves {
  if (joined.either || /^,/u.test(joined.after)) return null
  return joined.lang === 'fr' ? splitFrenchNouns(joined) : splitEnglishNouns(joined)
}
