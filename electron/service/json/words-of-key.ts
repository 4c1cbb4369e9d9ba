import { foldAccents } from '../../../shared/text/fold-accents.ts'

/** The words of names already split, kept within bounds because the same names come again in every row of a payload. */
const known = new Map<string, readonly string[]>()
const MOST_KNOWN = 5000
const LONGEST_KNOWN = 60
/** What some stores write behind the names of the fields that their users add: "Answers_Expected__c". */
const OWN_FIELD = /(?<=[\p{L}\d])__[cr]$/u

/** The words of a name, in lower case and without accents: "progress_pct" and "progressPct" have two. */
export function wordsOfKey(key: string): readonly string[] {
  const before = known.get(key)
  if (before) return before
  const words = foldAccents(
    key
      .slice(0, 200)
      .replace(OWN_FIELD, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  if (key.length > LONGEST_KNOWN) return words
  // Another payload has other names: those of one that had thousands must not keep them out.
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, words)
  return words
}
