import { areUnreadable, detectLanguage } from './detect-language.ts'
import type { WordingLanguage } from './finding.ts'

/** What the wording checker assumes of an item because of the questionnaire that it is part of. */
export interface AmongItems {
  /** The language of an item that shows none of its own. */
  language: WordingLanguage
  /** Whether the questionnaire is in a language that the checker cannot read. */
  unread: boolean
}

/**
 * What the items of a questionnaire tell of each of them.
 *
 * @param otherwise the language to assume where the questionnaire shows none either
 */
export function amongItems(
  items: readonly { stem: string; options: readonly string[] }[],
  otherwise: WordingLanguage,
): AmongItems {
  const whole = items.map(({ stem, options }) => `${stem} ${options.join(' ')}`).join('\n')
  return {
    language: detectLanguage(whole) ?? otherwise,
    unread: areUnreadable(items.map(({ stem }) => stem)),
  }
}
