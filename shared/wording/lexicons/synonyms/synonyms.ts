import type { WordingLanguage } from '../../finding.ts'
import { plainWords } from '../../options/plain-words.ts'
import { fold } from '../../text/fold.ts'
import { SAME_DAILY_LIFE } from './daily-life.ts'
import { SAME_DOINGS } from './doings.ts'
import { SAME_PEOPLE } from './people.ts'
import { SAME_POINTS } from './scales.ts'
import { SAME_THINGS } from './things.ts'

/**
 * The groups that a wording belongs to, by its plain words joined with spaces (articles and endings taken off): two
 * options that share a group say the same. The first group is the one that a phrase within an option is read as.
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
