import { wordsOfKey } from '../../json/words-of-key.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words in the name of what was said at first. What was said before and after something are two answers. */
const RAW = SPLIT(
  'raw brut brute bruts brutes original originale initial initiale unparsed unprocessed provisional provisoire ' +
    'preliminary preliminaire draft brouillon',
)
/** Words in the name of what was made of it. */
const FINAL = SPLIT(
  'final finale parsed clean cleaned nettoye nettoyee validated valide validee resolved retained retenu retenue ' +
    'adjudicated definitive definitif revised revise revisee corrected corrige corrigee',
)

/** Whether a name says that its value is what was said at first: "raw_answer". */
export function isRawName(name: string): boolean {
  return wordsOfKey(name).some((word) => RAW.has(word))
}

/** Whether a name says that its value is what was made of what was said: "final_answer". */
export function isFinalName(name: string): boolean {
  return wordsOfKey(name).some((word) => FINAL.has(word))
}

/** A name without the words that say which of the two it is: "q1_raw" and "q1_final" are both "q1". */
export function withoutStage(name: string): string {
  return wordsOfKey(name)
    .filter((word) => !RAW.has(word) && !FINAL.has(word))
    .join(' ')
}
