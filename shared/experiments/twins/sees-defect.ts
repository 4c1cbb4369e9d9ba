import type { Question } from '../../models/draft.ts'
import type { Twin } from '../../models/experiment.ts'
import { detectLanguage } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { rulesFound, showsDefect } from './planted.ts'

const LANGUAGES: readonly WordingLanguage[] = ['fr', 'en']

/**
 * Whether the wording checker finds the planted defect in a twin as it is asked: a person can edit it away. The twin is
 * read in the language of its item, or in either where the item shows none.
 */
export function seesDefect({ question, defect }: Twin, item: Question): boolean {
  const own = detectLanguage(`${item.stem} ${item.options.map(({ text }) => text).join(' ')}`)
  return (own ? [own] : LANGUAGES).some((lang) => showsDefect(rulesFound(question, lang), defect))
}
