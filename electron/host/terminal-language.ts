/** A sentence in both languages of Sonde. */
export interface Sentence {
  fr: string
  en: string
}

/** The language of the terminal: French where the system says so, else English. */
export function terminalLanguage(env: NodeJS.ProcessEnv = process.env): keyof Sentence {
  const named = env.LC_ALL || env.LC_MESSAGES || env.LANG || Intl.DateTimeFormat().resolvedOptions().locale
  return /^fr/i.test(named) ? 'fr' : 'en'
}

/** The sentence for the terminal. */
export function inTerminal(sentence: Sentence): string {
  return sentence[terminalLanguage()]
}
