/** A sentence in both languages of Sonde. */
export interface Sentence {
  fr: string
  en: string
}

/** The language for the terminal: French where the system's language is French, else English. */
export function terminalLanguage(env: NodeJS.ProcessEnv = process.env): keyof Sentence {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^fr/i.test(named) ? 'fr' : 'en'
}

/** The sentence for the terminal. */
export function inTerminal(sentence: Sentence): string {
  return sentence[terminalLanguage()]
}
