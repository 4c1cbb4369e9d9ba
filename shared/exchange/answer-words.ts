import type { ImportLanguage } from './draft-writer.ts'

/** Texts of answers that other programs show but do not write into their files. */
export const ANSWER_WORDS: Record<
  ImportLanguage,
  {
    yesNo: string[]
    uncertain: string
    change: string[]
    gender: string[]
    other: string
    none: string
  }
> = {
  fr: {
    yesNo: ['Oui', 'Non'],
    uncertain: 'Incertain',
    change: ['Augmentation', 'Sans changement', 'Diminution'],
    gender: ['Femme', 'Homme'],
    other: 'Autre',
    none: 'Aucun',
  },
  en: {
    yesNo: ['Yes', 'No'],
    uncertain: 'Uncertain',
    change: ['Increase', 'Same', 'Decrease'],
    gender: ['Female', 'Male'],
    other: 'Other',
    none: 'None',
  },
}

/** Whole numbers as options, at most `most`. */
export function numberOptions(from: number, to: number, step = 1, most = 101): string[] {
  if (!(step > 0) || !Number.isFinite(from) || !Number.isFinite(to)) return []
  const count = Math.min(most, Math.floor((to - from) / step) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) => String(from + index * step))
}
