import type { WordingLanguage } from '../../wording/finding.ts'
import { foldWanted, joinStretches, type Stretch, stretchesIn } from '../find-text.ts'
import { type SplitText, WORD } from './split-text.ts'
import { type Word, wordOf } from './word.ts'

/** What a person looks for in answers, read once for all of them. */
export interface WantedWords {
  /** Whether nothing is looked for, so that everything is found. */
  isEmpty: boolean
  /** Whether all that is looked for stands in a text. */
  isIn(text: SplitText): boolean
  /** Where in a text something of it stands, in order and without overlaps. */
  stretchesIn(text: SplitText): Stretch[]
}

/** One of the things that are looked for. */
interface Term {
  isIn(text: SplitText): boolean
  stretchesIn(text: SplitText): Stretch[]
}

/** A phrase in quotation marks of any kind, which may not have been closed yet, or what stands between blanks. */
const PARTS = /["“”«»]([^"“”«»]*)["“”«»]?|[^\s"“”«»]+/gu
/** What stands before an apostrophe: "l'école", "qu'il". */
const ELIDED = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’ʼ](?=\p{L})/giu
/** The word before it is a beginning: "transp*". */
const BEGINNING = /\*+$/u

/**
 * Reads what a person typed. Words find their other forms (the same stem, in French or in English), all of them, in any order;
 * "transp*" finds what begins so; a phrase in quotation marks, and signs that are no words, are found exactly.
 *
 * @param isTyping whether the last word may not have been typed to its end, so that it is a beginning as well
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

/** A term that finds the forms of a word, and where it is a beginning also the words that begin with it. */
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

/** Judges each word once in each language: the same few thousand words make up all answers. */
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

/** Stemming costs more than all else: words that do not begin alike have no stem in common. */
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

/** Whether a stretch begins and ends where words do: a phrase of whole words is not found within longer ones. */
function isWhole(text: string, { start, end }: Stretch): boolean {
  return !isInside(text, start) && !isInside(text, end)
}

/** Whether a place lies within a word. */
function isInside(text: string, place: number): boolean {
  return (
    /[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, place - 2), place)) &&
    /^[\p{L}\p{N}]/u.test(text.slice(place, place + 2))
  )
}
