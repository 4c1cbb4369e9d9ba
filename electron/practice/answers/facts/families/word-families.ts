import { contentWords, type Language } from '../../../text.ts'
import { idleWords } from '../leftover.ts'
import { expressions } from './expressions.ts'
import { families } from './lexicon.ts'

/** The families whose words a stem contains, and the number of its content words that belong to none. */
export interface WordFamilies {
  readonly found: ReadonlySet<string>
  readonly unknown: number
}

/** Whole words, and word beginnings indexed by their first three or four letters. */
const whole = new Map<string, string[]>()
const beginnings = new Map<string, (readonly [string, string])[]>()

for (const [family, words] of Object.entries(families)) {
  for (const word of words.trim().split(/\s+/)) {
    if (!word.endsWith('*')) add(whole, word, family)
    else add(beginnings, word.slice(0, 4).replace('*', ''), [word.slice(0, -1), family] as const)
  }
}

function add<Value>(to: Map<string, Value[]>, key: string, value: Value): void {
  const before = to.get(key)
  if (before) before.push(value)
  else to.set(key, [value])
}

/** The families of a word; beginnings are indexed by three or four letters. */
function familiesOf(word: string): readonly string[] {
  const exact = whole.get(word)
  if (exact) return exact
  return [...(beginnings.get(word.slice(0, 4)) ?? []), ...(beginnings.get(word.slice(0, 3)) ?? [])]
    .filter(([beginning]) => word.startsWith(beginning))
    .map(([, family]) => family)
}

/**
 * Words that mean in one language something other than in the lexicon's other language: « son travail », « car »,
 * "chat", "main".
 */
const falseFriends: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set('son sons car man or place pays long total fly get go big'.split(' ')),
  en: new Set(
    'chat chats main vis dors pays don dons marche occupe dispose formes vol ou comment courses'.split(' '),
  ),
}

/** Finds the families of words in a folded stem, with one look-up per word. */
export function familiesIn(stem: string, language: Language): WordFamilies {
  const text = expressions.reduce((said, [words, family]) => said.replace(words, ` ${family} `), stem)
  const found = new Set<string>()
  const left: string[] = []
  for (const word of text.split(/[^A-Za-z0-9]+/)) {
    if (/^[A-Z]{2,}$/.test(word)) {
      found.add(word)
      continue
    }
    const named = falseFriends[language].has(word) ? [] : familiesOf(word)
    if (named.length === 0) left.push(word)
    for (const family of named) found.add(family)
  }
  const unknown = contentWords(left.join(' ')).filter((word) => !idleWords.has(word)).length
  return { found, unknown }
}
