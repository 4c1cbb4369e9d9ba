import type { ResultsLayout } from '../../../shared/models/results-layout.ts'
import type { ExportLanguage } from './export-words.ts'

/** Words of a workbook of results that other files do not have. */
interface WorkbookWords {
  /** The name of the first sheet, and the head of the column with the names of the others. */
  about: string
  sheet: string
  /** Head of the column that says what a sheet holds. */
  holds: string
  /** The name of the sheet of each layout, and what it holds. */
  sheets: Record<ResultsLayout, [name: string, holds: string]>
  /** Stands at the end of a text that was cut. */
  cut: string
  /** What the file is, in its name. */
  what: string
}

export const WORKBOOK_WORDS: Record<ExportLanguage, WorkbookWords> = {
  fr: {
    ...{ about: 'À propos', sheet: 'feuille', holds: 'contenu', what: 'classeur' },
    sheets: {
      counts: ['Effectifs', 'une ligne par modalité : effectif, base, pourcentage'],
      respondents: ['Personas', 'une ligne par persona, réponses en toutes lettres'],
      codes: ['Codes', 'une ligne par persona, réponses codées'],
      long: ['Réponses', 'une ligne par réponse'],
      codebook: ['Dictionnaire', 'les variables et les codes de la feuille « Codes »'],
    },
    cut: '… [coupé : une cellule ne peut pas dépasser 32 767 caractères]',
  },
  en: {
    ...{ about: 'About', sheet: 'sheet', holds: 'holds', what: 'workbook' },
    sheets: {
      counts: ['Counts', 'one row per response option: count, base, percentage'],
      respondents: ['Personas', 'one row per persona, answers in words'],
      codes: ['Codes', 'one row per persona, answers as codes'],
      long: ['Answers', 'one row per answer'],
      codebook: ['Codebook', 'the variables and codes of the sheet “Codes”'],
    },
    cut: '… [cut: a cell can have at most 32,767 characters]',
  },
}
