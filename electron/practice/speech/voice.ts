import { keyOf, unit } from '../random.ts'
import { contentWords, type Language } from '../text.ts'
import { bankEn } from './bank-en.ts'
import { bankFr } from './bank-fr.ts'
import { capital } from './capital.ts'
import type { Phrases } from './phrases.ts'
import { phrasesEn } from './phrases-en.ts'
import { phrasesFr } from './phrases-fr.ts'
import { nounPhraseOf } from './subject.ts'
import { type Bank, type Theme, themeOf } from './theme.ts'

/** Kinds of phrases. */
export type Matter = keyof Bank

/** What a text is about, with the phrases to speak about it. */
export interface Topic {
  readonly language: Language
  /** Noun phrase with its determiner. */
  readonly subject: string
  readonly theme: Theme
  readonly phrases: Phrases
  /** All phrases, the theme's own first. */
  readonly bank: Bank
}

/** The topic of a text; what the text itself does not show is taken from its surroundings. */
export function topicOf(text: string, surroundings: string, language: Language): Topic {
  const phrases = language === 'fr' ? phrasesFr : phrasesEn
  const banks = language === 'fr' ? bankFr : bankEn
  const own = themeOf(contentWords(text.replace(usual, ' ')))
  const theme = own === 'general' ? themeOf(contentWords(surroundings)) : own
  const subject =
    nounPhraseOf(text, language) ?? nounPhraseOf(surroundings.slice(0, 300), language) ?? phrases.anySubject
  const bank = theme === 'general' ? banks.general : together(banks[theme], banks.general)
  return { language, subject, theme, phrases, bank }
}

/** Words that begin like « ordinateur », and say nothing of computers. */
const usual = /\b(?:extra)?ordinar?(?:y|ily|ires?|irement)\b/gi

function together(first: Bank, second: Bank): Bank {
  return {
    good: [...first.good, ...second.good],
    bad: [...first.bad, ...second.bad],
    wish: [...first.wish, ...second.wish],
    lived: [...first.lived, ...second.lived],
  }
}

/** One of the candidates, chosen evenly by the key. */
export function one(candidates: readonly string[], ...key: readonly (string | number)[]): string {
  return candidates[Math.floor(unit(keyOf(...key)) * candidates.length)] ?? ''
}

/** Number of candidates at the beginning of each list that can also follow an opening; the others begin a sentence. */
export const afterOpening = 4

/** Makes a sentence of a clause. */
export function sentence(clause: string): string {
  const text = capital(clause.trim())
  return /[.!?…»”]$/.test(text) ? text : `${text}.`
}
