import type { WordingLanguage } from '../finding.ts'
import { findingInOptions, type Rule } from '../item-context.ts'
import { OPTION_FILLERS, synonymsOf } from '../lexicons/synonyms.ts'
import type { ReadOption } from '../options/read-options.ts'

/** Two options that no respondent could tell apart. */
export const duplicateOptions: Rule = (item) => {
  const seen = new Set<string>()
  let dontKnow = false
  for (const option of item.options) {
    const keys = [option.text, meaningOf(option, item.lang)]
    if (option.kind === 'dont_know' && isPlainDontKnow(option.text)) {
      if (dontKnow) return [findingInOptions('duplicate_options', option.index)]
      dontKnow = true
    }
    if (keys.some((key) => seen.has(key))) return [findingInOptions('duplicate_options', option.index)]
    for (const key of keys) seen.add(key)
  }
  return []
}

/** "Don't know" and "no opinion" differ; "don't know" and "not sure" do not. */
function isPlainDontKnow(text: string): boolean {
  return /^(?:(?:je )?(?:ne |n')?(?:le )?sai[st] (?:pas|plus)|nsp|(?:i )?(?:don't|do not|dont) know|(?:i am |i'm )?not sure|unsure|aucune idee|no idea|(?:je ne suis )?pas sure?|uncertain)$/u.test(
    text,
  )
}

/** What an option says once synonyms, articles, gender and number are levelled. */
function meaningOf(option: ReadOption, lang: WordingLanguage): string {
  const { range } = option
  const known = synonymsOf(lang).get(option.text)
  if (known) return known
  if (range) return `${range.dimension} ${range.low} ${range.high} ${range.lowIn} ${range.highIn}`
  const synonyms = synonymsOf(lang)
  const words = levelled(option.text.split(/[^\p{L}\p{N}'%+-]+|(?<=')/u), synonyms, lang)
  const joined = words.join(' ') || option.text
  const meaning = synonyms.get(joined) ?? joined
  return / (?:et|ou|and|or) /u.test(meaning) ? meaning.split(' ').sort().join(' ') : meaning
}

/** Replaces the longest known phrases first: "en voiture personnelle" and "en automobile" meet. */
function levelled(
  words: readonly string[],
  synonyms: ReadonlyMap<string, string>,
  lang: WordingLanguage,
): string[] {
  const kept = words.filter((word, place) => {
    const pronoun = /^une?$/u.test(word) && (words[place - 1] === "l'" || words[place + 1] === 'peu')
    return word !== '' && (pronoun || !OPTION_FILLERS[lang].has(word))
  })
  const out: string[] = []
  for (let place = 0; place < kept.length; ) {
    let taken = 0
    for (let size = Math.min(4, kept.length - place); size > 0 && taken === 0; size -= 1) {
      const phrase = kept.slice(place, place + size)
      const found =
        synonyms.get(phrase.join(' ')) ?? synonyms.get(phrase.map((word) => singular(word, lang)).join(' '))
      if (found !== undefined) {
        out.push(found)
        taken = size
      }
    }
    if (taken === 0) out.push(singular(kept[place] ?? '', lang))
    place += Math.max(1, taken)
  }
  return out
}

const SHORTEST_INFLECTED = 4

/** Takes a plural or feminine ending off; only to compare options with each other. */
function singular(word: string, lang: WordingLanguage): string {
  if (word.length < SHORTEST_INFLECTED) return word
  if (lang === 'en')
    return word.endsWith('ss') ? word : word.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/s$/u, '')
  return word
    .replace(/s$/u, '')
    .replace(/(?<=[^e])ee$/u, 'e')
    .replace(/(?<=(?:ant|ent|ait|eur))e$/u, '')
}
