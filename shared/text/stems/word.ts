import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { frenchness } from '../../wording/detect-language.ts'
import type { WordingLanguage } from '../../wording/finding.ts'
import { foldAccents } from '../fold-accents.ts'

/** A word as answers are searched and counted by: made once, however often it stands in answers. */
export interface Word {
  /** From 0, counted up: no two words have the same number. */
  number: number
  /** Lower case, accents kept. */
  written: string
  /** Lower case, without accents. */
  folded: string
  /** Above 0 where it speaks for French, below 0 where it speaks for English. */
  frenchness: number
  /**
   * Its stems in a language, without accents. The first one is that of the word as it is written, or of its singular where the
   * stemmer does not know the plural; by the others it is found too, also by those who type no accents.
   */
  stems(language: WordingLanguage): readonly string[]
}

const known = new Map<string, Word>()
const MOST_KNOWN = 200_000
let made = 0

/** The word of these letters: the same object each time, as long as not too many words are known. */
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

/** Shorter words end in an s of their own. */
const LEAST_LETTERS = 5

/** Singulars that Snowball's French and Porter's English stemmer leave apart: "vélos", "menus"; "buses". */
function singularsOf(language: WordingLanguage, form: string): string[] {
  if (form.length < LEAST_LETTERS) return []
  if (language === 'fr') return /[ou]s$/u.test(form) ? [form.slice(0, -1)] : []
  return /[^s]ses$/u.test(form) ? [form.slice(0, -2)] : []
}
