import { wordsOfKey } from '../../json/words-of-key.ts'

/** In a few languages, because such a field tells most surely which item its entry is about. */
const ITEM_WORDS: ReadonlySet<string> = new Set(
  'question questions item items q quest pregunta frage vraag domanda stem'.split(' '),
)

/** Whether a field says by its name that it tells the item of its entry. */
export function isNamedForItems({ name }: { name: string }): boolean {
  return wordsOfKey(name).some((word) => ITEM_WORDS.has(word))
}
