import type { Language } from '../text.ts'

/** Puts words in quotation marks. Those that the words have themselves are replaced by inner ones, which differ. */
export function quoted(words: string, language: Language): string {
  if (language === 'en') return `“${words.replaceAll('“', '‘').replaceAll('”', '’')}”`
  return `« ${words.replace(/«\s*/g, '“').replace(/\s*»/g, '”')} »`
}
