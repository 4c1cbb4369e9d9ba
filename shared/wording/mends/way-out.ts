import type { WordingLanguage } from '../finding.ts'
import type { Mender } from './mender.ts'
import { keptOptions, withOptions } from './texts.ts'

const DOES_NOT_APPLY: Record<WordingLanguage, string> = {
  fr: 'Cela ne me concerne pas',
  en: 'This does not apply to me',
}
const NOT_AT_ALL: Record<WordingLanguage, string> = { fr: 'Pas du tout', en: 'Not at all' }
const A_LITTLE: Record<WordingLanguage, RegExp> = {
  fr: /^(?:un peu|légèrement|très peu)$/iu,
  en: /^(?:a little|slightly|somewhat)$/iu,
}

/**
 * Adds the answer of those for whom the premise of a question is not true. Where the question asks how much something
 * changed, that is "not at all", at the end of the scale where the smallest degree stands.
 */
export const addWayOut: Mender = (item, { why }) => {
  if (item.type !== 'single_choice' || item.options.length < 2) return []
  const kept = keptOptions(item)
  if (why === 'presupposition_change') {
    const least = item.options.findIndex((text) => A_LITTLE[item.lang].test(text.trim()))
    const added = { from: null, text: NOT_AT_ALL[item.lang] }
    if (least === 0) return [withOptions(item, 'add_option', [added, ...kept])]
    if (least === kept.length - 1) return [withOptions(item, 'add_option', [...kept, added])]
    return []
  }
  return [withOptions(item, 'add_option', [...kept, { from: null, text: DOES_NOT_APPLY[item.lang] }])]
}
