import type { WordingLanguage } from '../finding.ts'
import { SAME_DAILY_LIFE } from '../lexicons/synonyms/daily-life.ts'
import { SAME_DOINGS } from '../lexicons/synonyms/doings.ts'
import { SAME_PEOPLE } from '../lexicons/synonyms/people.ts'
import { SAME_POINTS } from '../lexicons/synonyms/scales.ts'
import { SAME_THINGS } from '../lexicons/synonyms/things.ts'
import { fold } from '../text/fold.ts'
import { plainWords } from './plain-words.ts'

/**
 * The synonym groups of a wording, by its plain words joined by spaces (without articles and endings). Two options that
 * share a group mean the same. A phrase within an option is replaced by its first group.
 */
export function synonymsOf(lang: WordingLanguage): ReadonlyMap<string, readonly string[]> {
  const known = maps.get(lang)
  if (known) return known
  const map = new Map<string, string[]>()
  const lines = [SAME_POINTS, SAME_PEOPLE, SAME_THINGS, SAME_DOINGS, SAME_DAILY_LIFE].flatMap((groups) =>
    groups[lang].trim().split('\n'),
  )
  for (const [number, line] of lines.entries()) {
    for (const variant of line.split(/ \/ /u)) {
      const words = plainWords(fold(variant.trim()), lang).join(' ')
      const groups = map.get(words) ?? []
      if (words !== '' && !groups.includes(`#${number}`)) map.set(words, [...groups, `#${number}`])
    }
  }
  maps.set(lang, map)
  return map
}

const maps = new Map<WordingLanguage, ReadonlyMap<string, readonly string[]>>()
