import type { Question } from '../../models/draft.ts'
import { type AmongItems, amongItems } from '../../wording/among-items.ts'
import { isUnreadable } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { itemLanguage } from '../twins/make-twin.ts'
import { rulesFound } from '../twins/planted.ts'

/**
 * Why an item is not known to be sound. `unread`: it is in a language that the wording checker cannot read, which finds
 * nothing there whatever is asked. `found`: the checker finds something in it.
 */
export type Unsound = 'unread' | 'found'

/** What the wording checker assumes of these items; `otherwise` is the language where they show none. */
export function amongQuestions(questions: readonly Question[], otherwise: WordingLanguage): AmongItems {
  const items = questions.map(({ stem, options }) => ({ stem, options: options.map(({ text }) => text) }))
  return amongItems(items, otherwise)
}

/** Why an item is not known to be sound; null where the wording checker reads it and finds nothing. */
export function findUnsound(item: Question, { language, unread }: AmongItems): Unsound | null {
  if (isUnreadable(item.stem, unread)) return 'unread'
  return rulesFound(item, itemLanguage(item, language)).size > 0 ? 'found' : null
}

/** The choice items that are known to be sound: only with such an item a twin's defect is the difference. */
export function soundItems(questions: readonly Question[], lang: WordingLanguage): Question[] {
  const among = amongQuestions(questions, lang)
  return questions.filter(
    (question) =>
      question.type === 'single_choice' &&
      question.options.length > 1 &&
      question.stem.trim() !== '' &&
      findUnsound(question, among) === null,
  )
}
