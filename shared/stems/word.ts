import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { foldAccents } from '../text/fold-accents.ts'
import { frenchness } from '../wording/detect-language.ts'
import type { WordingLanguage } from '../wording/finding.ts'

/** A word for searching and counting answers: one object for each spelling, however often it occurs. */
export interface Word {
  /** A unique number, counted up from 0. */
  number: number
  /** Lower case, accents kept. */
  written: string
  /** Lower case, without accents. */
  folded: string
  /** Above 0 where it indicates French, below 0 where it indicates English. */
  frenchness: number
  /**
   * Its stems in a language, without accents. The first is the stem of the word as written, or of its singular if the
   * stemmer does not handle the plural. A search finds the word by any of them, also if typed without accents.
   */
  stems(language: WordingLanguage): readonly string[]
}

const known = new Map<string, Word>()
const MOST_KNOWN = 200_000
let made = 0

/** The word with this spelling: the same object each time, until MOST_KNOWN words are kept. */
export function wordOf(letters: string): Word {
  const found = known.get(letters)
  if (found) return found
  if (known.size >= MOST_KNOWN) known.clear()
  const word = makeWord(letters)
  known.set(letters, word)
  return word
}

function makeWord(letters: string): Word {
  const written = letters.toLowerCase().normalize('NFC')
  const folded = foldAccents(written)
  const stems: Partial<Record<WordingLanguage, readonly string[]>> = {}
  made += 1
  return {
    number: made - 1,
    written,
    folded,
    frenchness: frenchness(folded, written),
    stems: (language) => {
      stems[language] ??= stemsOf(language, written, folded)
      return stems[language]
    },
  }
}

function stemsOf(language: WordingLanguage, written: string, folded: string): readonly string[] {
  const forms = [...new Set([written, folded])].flatMap((form) => [...singularsOf(language, form), form])
  const stem = language === 'fr' ? stemFrench : stemEnglish
  return [...new Set(forms.map((form) => foldAccents(stem(form))))]
}

/** The final "s" of a shorter word is not taken for a plural. */
const LEAST_LETTERS = 5

/** Singulars of plurals that Snowball's French and Porter's English stemmers miss: "vélos", "menus"; "buses". */
function singularsOf(language: WordingLanguage, form: string): string[] {
  if (form.length < LEAST_LETTERS) return []
  if (language === 'fr') return /[ou]s$/u.test(form) ? [form.slice(0, -1)] : []
  return /[^s]ses$/u.test(form) ? [form.slice(0, -2)] : []
}
