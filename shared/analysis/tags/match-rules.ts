import { hasPhrase, splitWords } from '../../text/has-words.ts'
import type { SplitText } from '../../text/stems/split-text.ts'
import { readWanted } from '../../text/stems/wanted-words.ts'
import { CODES, type CodedResponses } from '../coded-responses.ts'

/** Finds the answers to which the rules of tags apply. */
export interface RuleMatcher {
  /** Places (see `CodedResponses.personas`) of whoever answered an open-ended item with one of the phrases. */
  placesOf(item: number, phrases: readonly string[]): ReadonlySet<number>
}

/**
 * Case and accents do not count. A word is found by its beginning, and alone in its other forms too, as the search finds it;
 * the words of a phrase stand next to each other. A rule is worked out from the answers whenever it is asked for, and
 * remembered as long as the answers stay as they are.
 */
export function createRuleMatcher(coded: CodedResponses): RuleMatcher {
  const known = new Map<string, ReadonlySet<number>>()
  const find = (item: number, phrases: readonly string[]): ReadonlySet<number> => {
    const wanted = phrases.map(phraseTest)
    const codes = coded.codesOf(item)
    const places = new Set<number>()
    coded.wordsOf(item).forEach((texts, place) => {
      if (codes[place] !== CODES.words) return
      if (texts.some((text) => wanted.some((isIn) => isIn(text)))) places.add(place)
    })
    return places
  }
  return {
    placesOf(item, phrases) {
      const key = JSON.stringify([item, ...phrases])
      const before = known.get(key)
      if (before) return before
      const found = find(item, phrases)
      known.set(key, found)
      return found
    },
  }
}

function phraseTest(phrase: string): (text: SplitText) => boolean {
  const words = splitWords(phrase)
  const forms = words.length === 1 ? readWanted(phrase, false) : null
  return (text) => hasPhrase(text.folded(), words) || (forms?.isIn(text) ?? false)
}
