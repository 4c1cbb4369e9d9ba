/** Words that ask for something (folded), and the answers in French and in English, separated by bars. */
export type Told = readonly [words: RegExp, fr: string, en: string]
