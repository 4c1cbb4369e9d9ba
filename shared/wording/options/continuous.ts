import type { WordingLanguage } from '../finding.ts'

/** Units of what can be divided, so that there are values between two whole numbers. */
const DIVISIBLE: Record<WordingLanguage, RegExp> = {
  fr: /€|\$|£|%|(?<!\p{L})(?:euros?|km|kilom|m|m²|mètres?|metres?|kg|kilos?|h|heures?|min|minutes?|mois|ans?|ann[ée]es?|semaines?|hectares?|ha|litres?)(?!\p{L})/iu,
  en: /€|\$|£|%|(?<!\p{L})(?:euros?|pounds?|dollars?|km|miles?|metres?|kg|hours?|min|minutes?|months?|years?|weeks?|hectares?|litres?|am|pm)(?!\p{L})/iu,
}
/** Ages in full years are counted, though a year can be divided. */
const AGE: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:[âa]ges?|né|naissance)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:age|aged|how old|born)(?!\p{L})/iu,
}
/** "How many minutes", "how much": the question names the unit. */
const ASKED: Record<WordingLanguage, RegExp> = {
  fr: /(?<!\p{L})(?:combien (?:de temps|d['’]heures|de minutes|d['’]ann[ée]es|de kilom[èe]tres)|quelle distance|quelle surface|quelle part|(?:revenu|loyer|montant|prix|budget|poids|taille|dur[ée]e)\p{L}*)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:how (?:much|long|far)|how many (?:hours|minutes|years|miles)|income|rent|price|weight|share)(?!\p{L})/iu,
}

/** Whether the options measure something that can be divided, rather than count. */
export function isContinuous(stem: string, options: readonly string[], lang: WordingLanguage): boolean {
  if (AGE[lang].test(stem)) return false
  return options.some((text) => /\d/u.test(text) && DIVISIBLE[lang].test(text)) || ASKED[lang].test(stem)
}
