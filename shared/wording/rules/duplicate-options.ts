import { findingInOptions, type Rule } from '../item-context.ts'
import { meaningsOf, vocabularyOf } from '../options/option-meaning.ts'

/** Two options that no respondent could tell apart. */
export const duplicateOptions: Rule = (item) => {
  const seen = new Set<string>()
  let dontKnow = false
  const vocabulary = vocabularyOf(item.options, item.lang)
  for (const option of item.options) {
    const keys = meaningsOf(option, item.lang, vocabulary)
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
