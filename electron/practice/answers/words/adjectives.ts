import type { Language } from '../../text.ts'
import { list } from './lore.ts'

/** Words for what something is like, good or bad; in French only such as do not depend on gender. */
export const adjectives: Readonly<Record<Language, Readonly<Record<'good' | 'bad', readonly string[]>>>> = {
  fr: {
    good: list(
      'utile | agréable | calme | pratique | simple | moderne | formidable | indispensable | sympathique | rapide',
    ),
    bad: list(
      'difficile | pénible | triste | bizarre | trop rapide | inutile | fragile | interminable | instable',
    ),
  },
  en: {
    good: list(
      'useful | pleasant | quiet | practical | simple | modern | great | necessary | friendly | quick',
    ),
    bad: list(
      'difficult | tiring | sad | strange | too fast | useless | fragile | endless | ordinary, no more',
    ),
  },
}
