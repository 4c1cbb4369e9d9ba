import type { SplitText } from '../../stems/split-text.ts'
import { readWanted } from '../../stems/wanted-words.ts'
import { hasPhrase, splitWords } from '../../text/has-words.ts'
import { CODES, type CodedResponses } from '../coded-responses.ts'

/** Finds the answers to which the rules of tags apply. */
export interface RuleMatcher {
  /** Indices in `CodedResponses.personas` of those whose answer to an open-ended item has one of the phrases. */
  placesOf(item: number, phrases: readonly string[]): ReadonlySet<number>
}

/**
 * Makes a matcher for the answers of a run. Case and accents do not count. A word is found by its beginning; a rule of
 * a single word also finds its other forms, as the search does. The words of a phrase must follow each other. The
 * result of each rule is kept as long as the matcher.
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
