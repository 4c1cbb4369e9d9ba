import type { WordingLanguage } from '../../finding.ts'
import { plainWords } from '../../options/plain-words.ts'
import { fold } from '../../text/fold.ts'
import { SAME_DAILY_LIFE } from './daily-life.ts'
import { SAME_DOINGS } from './doings.ts'
import { SAME_PEOPLE } from './people.ts'
import { SAME_POINTS } from './scales.ts'
import { SAME_THINGS } from './things.ts'

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
