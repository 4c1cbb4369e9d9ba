import { checkItem } from '../../../shared/wording/check-item.ts'
import type { RuleCode, WordingLanguage } from '../../../shared/wording/finding.ts'

/** The rules that find something in an item; it is open-ended without options. */
export function foundRules(lang: WordingLanguage, stem: string, options: readonly string[] = []): RuleCode[] {
  const type = options.length > 0 ? 'single_choice' : 'open_ended'
  return checkItem({ lang, type, stem, options }).map((finding) => finding.rule)
}

/** A case: language, stem, response options. */
export type Case = readonly [WordingLanguage, string, (readonly string[])?]

export const YES_NO = { fr: ['Oui', 'Non', 'Sans opinion'], en: ['Yes', 'No', "Don't know"] } as const
