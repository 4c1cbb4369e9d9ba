import { foldWanted, joinStretches, type Stretch, stretchesIn } from '../text/find-text.ts'
import type { WordingLanguage } from '../wording/finding.ts'
import { type SplitText, WORD } from './split-text.ts'
import { type Word, wordOf } from './word.ts'

/** A query for answers, parsed once for all of them. */
export interface WantedWords {
  /** Whether the query is empty, so that every text matches. */
  isEmpty: boolean
  /** Whether a text has all terms of the query. */
  isIn(text: SplitText): boolean
  /** The stretches of a text that match a term, in order and without overlaps. */
  stretchesIn(text: SplitText): Stretch[]
}

/** One term of a query: a word or a phrase. */
interface Term {
  isIn(text: SplitText): boolean
  stretchesIn(text: SplitText): Stretch[]
}

/** A phrase in quotation marks of any kind, which may still lack the closing one, or a part without spaces. */
const PARTS = /["“”«»]([^"“”«»]*)["“”«»]?|[^\s"“”«»]+/gu
/** An elided French word before an apostrophe: "l'école", "qu'il". */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu
/** An asterisk after the beginning of a word: "transp*". */
const BEGINNING = /\*+$/u

/**
 * Parses a query. All of its terms must match, in any order. A word also finds its other forms (the same stem, in
 * French or English); "transp*" finds words with this beginning; phrases in quotation marks, and parts without letters
 * or digits, are found exactly.
 *
 * @param isTyping whether the last word may be incomplete, so that it also finds words that begin with it
 */
export function readWanted(query: string, isTyping: boolean): WantedWords {
  const parts = [...query.matchAll(PARTS)]
  const terms = parts.flatMap(([part, phrase], place) => {
    if (phrase !== undefined) return phrase.trim() === '' ? [] : [phraseTerm(phrase)]
    return wordTerms(part, isTyping && place === parts.length - 1 && !/\s$/u.test(query))
  })
  return {
    isEmpty: terms.length === 0,
    isIn: (text) => terms.every((term) => term.isIn(text)),
    stretchesIn: (text) => joinStretches(terms.flatMap((term) => term.stretchesIn(text))),
  }
}

function wordTerms(part: string, isLast: boolean): Term[] {
  const isBeginning = BEGINNING.test(part)
  const words = part.replace(ELIDED, '').match(WORD) ?? []
  if (words.length === 0) return [phraseTerm(part)]
  return words.map((word, place) =>
    wordTerm(wordOf(word), (isBeginning || isLast) && place === words.length - 1),
  )
}

/** A term that finds the forms of a word and, if `isBeginning`, also the words that begin with it. */
function wordTerm(wanted: Word, isBeginning: boolean): Term {
  const isMeant = eachOnce(
    (word, language) =>
      isForm(word, wanted, language) || (isBeginning && word.folded.startsWith(wanted.folded)),
  )
  return {
    isIn: ({ words, languages }) =>
      languages.some((language) => words.some((word) => isMeant[language](word))),
    stretchesIn: ({ text, languages }) =>
      [...text.matchAll(WORD)].flatMap(({ 0: letters, index: start }) =>
        languages.some((language) => isMeant[language](wordOf(letters)))
          ? [{ start, end: start + letters.length }]
          : [],
      ),
  }
}

/** Keeps the judgement of each word by language, since all answers consist of the same few thousand words. */
function eachOnce(
  judge: (word: Word, language: WordingLanguage) => boolean,
): Record<WordingLanguage, (word: Word) => boolean> {
  const inLanguage = (language: WordingLanguage) => {
    const NO = 1
    const YES = 2
    let verdicts = new Uint8Array(4_096)
    return (word: Word): boolean => {
      const { number } = word
      if (number >= verdicts.length) {
        const longer = new Uint8Array(number * 2)
        longer.set(verdicts)
        verdicts = longer
      }
      verdicts[number] ||= judge(word, language) ? YES : NO
      return verdicts[number] === YES
    }
  }
  return { fr: inLanguage('fr'), en: inLanguage('en') }
}

/** Whether a word is a form of `wanted`. Stemming is slow, so first letters are compared first: forms share them. */
function isForm(word: Word, wanted: Word, language: WordingLanguage): boolean {
  if (word.folded === wanted.folded) return true
  if (word.folded[0] !== wanted.folded[0]) return false
  const stems = wanted.stems(language)
  return word.stems(language).some((stem) => stems.includes(stem))
}

function phraseTerm(phrase: string): Term {
  const wanted = foldWanted(phrase)
  const find = (text: SplitText) =>
    stretchesIn(text.text, wanted).filter((stretch) => isWhole(text.text, stretch))
  return {
    isIn: (text) => text.folded().includes(wanted) && find(text).length > 0,
    stretchesIn: find,
  }
}

/** Whether a stretch begins and ends at word boundaries, so that a phrase is not found inside longer words. */
function isWhole(text: string, { start, end }: Stretch): boolean {
  return !isInside(text, start) && !isInside(text, end)
}

/** Whether a position is inside a word. */
function isInside(text: string, place: number): boolean {
  return (
    /[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, place - 2), place)) &&
    /^[\p{L}\p{N}]/u.test(text.slice(place, place + 2))
  )
}
