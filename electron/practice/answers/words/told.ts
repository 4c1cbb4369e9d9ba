/** Answers by the words that ask for them (folded): the words, the answers in French and in English, between bars. */
export type Told = readonly [words: RegExp, fr: string, en: string]
