const LOCALE = { fr: 'fr-FR', en: 'en-GB' } as const

/** The day of a moment where the person is, for a text in a language: "30 novembre 2026". `time`: ms since 1970. */
export function dayInWords(time: number, language: 'fr' | 'en'): string {
  return new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long' }).format(time)
}
