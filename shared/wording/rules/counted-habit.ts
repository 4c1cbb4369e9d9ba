import type { ItemContext } from '../item-context.ts'
import { plainOption } from '../options/read-options.ts'
import type { Span } from '../text/phrases.ts'

const HABIT = {
  fr: /(?<!\p{L})(?:a quelle frequence|combien de fois|tous les combien)(?!\p{L})/u,
  en: /(?<!\p{L})how (?:often|frequently|many times)(?= (?:do|does|are|is)(?!\p{L}))/u,
}
/** A number of times without a period: "1 to 3 times", « 4 fois ou plus ». */
const TIMES = {
  fr: /^(?:plus de |moins de |au moins |de )?(?:\d+|une|deux|trois)(?: ?(?:a|ou|-|–) ?(?:\d+|deux|trois))? fois(?: (?:ou|et) (?:plus|moins))?$/u,
  en: /^(?:(?:more than|less than|at least|over) )?(?:\d+(?: ?(?:to|or|-|–) ?\d+)? times?|once|twice|once or twice|three times)(?: or (?:more|less|fewer))?$/u,
}
/** A period in which times are counted: « par semaine », "in a typical week". */
const IN_HOW_LONG = {
  fr: /(?<!\p{L})(?:par|chaque|dans (?:une?|la|le)|en une?|au cours d'une?|lors d'une?) (?:\p{L}+ )?(?:heure|jour|journee|semaine|mois|trimestre|an|annee|saison|seance|visite|repas)/u,
  en: /(?<!\p{L})(?:an?|per|each|every|in the|in an?|during an?) (?:typical |average |normal |usual |ordinary |given |single )?(?:hour|day|week|month|quarter|year|season|session|visit|meal|night)(?!\p{L})/u,
}
/** A single such option is not enough, since the others may name the period. */
const LEAST_OPTIONS = 2

/** A habit to be counted in times, if neither the stem nor any response option names a period. */
export function countedHabit({ lang, text, answers }: ItemContext): Span | null {
  const asked = HABIT[lang].exec(text)
  if (!asked || IN_HOW_LONG[lang].test(text)) return null
  const options = answers.map((option) => plainOption(option.text))
  if (options.some((option) => IN_HOW_LONG[lang].test(option))) return null
  if (options.filter((option) => TIMES[lang].test(option)).length < LEAST_OPTIONS) return null
  return { start: asked.index, end: asked.index + asked[0].length }
}
