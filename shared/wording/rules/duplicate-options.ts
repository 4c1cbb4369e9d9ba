import { findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { conceptKey, namesNear, widerKey } from '../options/concept-key.ts'
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
  return sameNotions(item)
}

/** The same notions in other words: "The fees are too high" and "Membership is too expensive". */
function sameNotions(item: ItemContext) {
  const seen = new Map<string, boolean>()
  for (const option of item.options) {
    const key = option.range ? null : conceptKey(option.text, item.lang)
    if (key === null) continue
    const near = namesNear(key)
    const wider = widerKey(key, item.lang)
    const other = wider === null ? undefined : seen.get(wider)
    if (seen.has(key) || (other !== undefined && (near || other)))
      return [findingInOptions('duplicate_options', option.index)]
    seen.set(key, near)
    if (wider !== null) seen.set(wider, near)
  }
  return []
}

/** "Don't know" and "no opinion" differ; "don't know" and "not sure" do not. */
function isPlainDontKnow(text: string): boolean {
  return /^(?:(?:je )?(?:ne |n')?(?:le )?sai[st] (?:pas|plus)|nsp|(?:i )?(?:don't|do not|dont) know|(?:i am |i'm )?not sure|unsure|aucune idee|no idea|(?:je ne suis )?pas sure?|uncertain)$/u.test(
    text,
  )
}
