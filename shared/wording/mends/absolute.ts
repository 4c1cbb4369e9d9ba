import type { WordedItem, WordingLanguage } from '../finding.ts'
import type { Mender } from './mender.ts'
import { withStems } from './texts.ts'

/** Leaves room for exceptions: "usually" for "always", "most" for "all", "ever" for "never" in a question. */
export const mendAbsolute: Mender = (item, { start, end }) => {
  if (start === null || end === null) return []
  const words = item.stem.slice(start, end)
  for (const way of WAYS[item.lang]) {
    const stem = way(item, start, words)
    if (stem !== null) return [withStems(item, 'reword', [stem])]
  }
  return []
}

type Way = (item: WordedItem, start: number, words: string) => string | null

/** Whether it asks what should be, where "all" is part of the measure and "most" would be another one. */
const MEASURE: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:faut-il|faudrait-il|devrai(?:t|ent)|doi(?:t|vent)|pour ou contre|favorable|opposé)/iu,
  en: /(?<!\p{L})(?:should|must|ought|support|oppose|favou?r|against)(?!\p{L})/iu,
}
const ASKS_YOU = /^(?:[^?]*, )?do you never /iu

function replaced({ stem }: WordedItem, start: number, length: number, by: string): string {
  const opens = start === 0
  const word = opens ? by.charAt(0).toUpperCase() + by.slice(1) : by
  const rest = stem.slice(start + length)
  const text = by === '' ? stem.slice(0, start) + rest.replace(/^ /u, '') : stem.slice(0, start) + word + rest
  return opens && by === '' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

const WAYS: Record<WordingLanguage, readonly Way[]> = {
  en: [
    (item, start, words) =>
      /^always$/iu.test(words) ? replaced(item, start, words.length, 'usually') : null,
    (item, start, words) =>
      /^never$/iu.test(words) && ASKS_YOU.test(item.stem)
        ? replaced(item, start, words.length, 'ever')
        : null,
    // "All your colleagues", "all the teachers".
    (item, start, words) => {
      const found = /^all(?: of)? (?<whose>your|the|our|my)(?= )/iu.exec(words)
      if (!found || MEASURE.en.test(item.stem)) return null
      return replaced(item, start, found[0].length, `most of ${found.groups?.whose}`)
    },
    (item, start, words) => {
      if (
        !/^all \p{L}+s$/iu.test(words) ||
        !/^$|(?:think|believe|say|that|do|are|is|have|should|must) $/iu.test(item.stem.slice(0, start))
      )
        return null
      return replaced(
        item,
        start,
        MEASURE.en.test(item.stem) ? 4 : 3,
        MEASURE.en.test(item.stem) ? '' : 'most',
      )
    },
  ],
  fr: [
    (item, start, words) =>
      /^(?:toujours|systématiquement)$/iu.test(words) &&
      !/(?<!\p{L})plus\s$/iu.test(item.stem.slice(0, start))
        ? replaced(item, start, words.length, 'en général')
        : null,
    // « Tous les jeunes … » as a subject; after a verb « la plupart des » would not be certain.
    (item, start, words) => {
      const found = /^tou(?:te)?s les(?= )/iu.exec(words)
      if (!found || MEASURE.fr.test(item.stem) || !/^$|(?:que|,)\s$/iu.test(item.stem.slice(0, start)))
        return null
      return replaced(item, start, found[0].length, 'la plupart des')
    },
    (item, start, words) => {
      const found = /^tou(?:te)?s (?=les )/iu.exec(words)
      if (!found || !/(?:faut-il [\p{L}]+er|lisez-vous)\s$/iu.test(item.stem.slice(0, start))) return null
      return replaced(item, start, found[0].length, '')
    },
  ],
}
