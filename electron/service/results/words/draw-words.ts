import { wordsOfKey } from '../../json/words-of-key.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for one of several answers that the same persona gave, in the singular. */
const DRAWS = SPLIT(
  'draw tirage iteration iter replicate replication replica rep repetition trial bootstrap essai resample',
)
/** Words that may mean this, but may also describe something that each persona has once. */
const PERHAPS = SPLIT(
  'seed run simulation sim sample attempt pass passe fold chain mc monte permutation epoch step take turn round tour ' +
    'generation completion variant variante instance copy clone temperature k',
)

/** The id of a filled-in form, as XForms name it: it tells one persona's answers from another's. */
const OF_FORMS = /^instance_?id$/i

const singularWords = (name: string): string[] => wordsOfKey(name).map((word) => word.replace(/(?<!s)s$/, ''))

/** Whether a name says that a row is one of several answers of one persona. */
export function isDrawName(name: string): boolean {
  return singularWords(name).some((word) => DRAWS.has(word))
}

/** Whether a name may say that a row is one of several answers of one persona. */
export function mayBeDrawName(name: string): boolean {
  if (OF_FORMS.test(name)) return false
  return singularWords(name).some((word) => DRAWS.has(word) || PERHAPS.has(word))
}
