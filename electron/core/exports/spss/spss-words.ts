import type { ExportLanguage } from '../export-words.ts'

/** Words of an SPSS file that other files do not have. */
interface SpssWords {
  /** What the file is, in its name. */
  what: string
  colon: string
  /** The label of the variable that says why an item's own has no value. */
  whyMissing: (name: string) => string
  /** The label of the variable with the number of an open answer, and of the value for one that is none. */
  number: (stem: string, unit: string) => string
  notNumber: string
  /** The label of the variable of a tag on the answers to an item. */
  tag: (tag: string, stem: string) => string
  /** That ways out are missing values here, which the percentages of Sonde count. */
  waysOut: string
  /** Which variables have other names than in the file of codes. */
  renamed: (pairs: string) => string
  /** What was cut. */
  cutLabels: (names: string) => string
  cutTexts: (count: number) => string
}

export const SPSS_WORDS: Record<ExportLanguage, SpssWords> = {
  fr: {
    what: 'spss',
    colon: '\u00A0: ',
    number: (stem, unit) => `${stem} (nombre${unit && `, ${unit}`})`,
    notNumber: 'pas un nombre',
    whyMissing: (name) => `pourquoi ${name} n’a pas de valeur`,
    tag: (tag, stem) => `${tag}\u00A0: ${stem}`,
    waysOut:
      'Les réponses comme « ne sait pas » sont des valeurs manquantes : SPSS les exclut de ses pourcentages valides, alors que les pourcentages de Sonde les comptent dans leur base.',
    renamed: (pairs) => `Variables renommées pour SPSS\u00A0: ${pairs}`,
    cutLabels: (names) =>
      `Libellés coupés, en entier dans le dictionnaire (255 octets au plus pour une variable, 120 pour une valeur)\u00A0: ${names}`,
    cutTexts: (count) => `Réponses coupées à 32 767 octets\u00A0: ${count}`,
  },
  en: {
    what: 'spss',
    colon: ': ',
    number: (stem, unit) => `${stem} (number${unit && `, ${unit}`})`,
    notNumber: 'not a number',
    whyMissing: (name) => `why ${name} has no value`,
    tag: (tag, stem) => `${tag}: ${stem}`,
    waysOut:
      'Answers such as “don’t know” are missing values: SPSS leaves them out of its valid percent, while the percentages of Sonde have them in their base.',
    renamed: (pairs) => `Variables renamed for SPSS: ${pairs}`,
    cutLabels: (names) =>
      `Labels that were cut, whole in the codebook (at most 255 bytes for a variable, 120 for a value): ${names}`,
    cutTexts: (count) => `Answers cut to 32,767 bytes: ${count}`,
  },
}
