import type { Finding } from '../finding.ts'
import { findingInOptions, type ItemContext, type Rule } from '../item-context.ts'
import { conceptKey, namesNear, widerKey } from '../options/concept-key.ts'
import { meaningsOf, vocabularyOf } from '../options/option-meaning.ts'

/** Two options with the same meaning. */
export const duplicateOptions: Rule = (item) => {
  /** For each meaning the first option that has it. */
  const seen = new Map<string, number>()
  let dontKnow: number | null = null
  const vocabulary = vocabularyOf(item.options, item.lang)
  for (const option of item.options) {
    const keys = meaningsOf(option, item.lang, vocabulary)
    if (option.kind === 'dont_know' && isPlainDontKnow(option.text)) {
      if (dontKnow !== null) return [sameAs(dontKnow, option.index)]
      dontKnow = option.index
    }
    const first = keys.map((key) => seen.get(key)).find((index) => index !== undefined)
    if (first !== undefined) return [sameAs(first, option.index)]
    for (const key of keys) seen.set(key, option.index)
  }
  return sameNotions(item)
}

/** Options with the same notions in different words: "The fees are too high" and "Membership is too expensive". */
function sameNotions(item: ItemContext) {
  const seen = new Map<string, { near: boolean; index: number }>()
  for (const { index, range, text } of item.options) {
    const key = range ? null : conceptKey(text, item.lang)
    if (key === null) continue
    const near = namesNear(key)
    const wider = widerKey(key, item.lang)
    const same = seen.get(key)
    if (same) return [sameAs(same.index, index)]
    const other = wider === null ? undefined : seen.get(wider)
    if (other && (near || other.near)) return [sameAs(other.index, index)]
    seen.set(key, { near, index })
    if (wider !== null) seen.set(wider, { near, index })
  }
  return []
}

function sameAs(other: number, option: number): Finding {
  return { ...findingInOptions('duplicate_options', option), other }
}

/** "Don't know" and "no opinion" differ; "don't know" and "not sure" do not. */
function isPlainDontKnow(text: string): boolean {
  return /^(?:(?:je )?(?:ne |n')?(?:le )?sai[st] (?:pas|plus)|nsp|(?:i )?(?:don't|do not|dont) know|(?:i am |i'm )?not sure|unsure|aucune idee|no idea|(?:je ne suis )?pas sure?|uncertain)$/u.test(
    text,
  )
}
