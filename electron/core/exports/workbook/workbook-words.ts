import type { ItemDecision } from '../../../../shared/models/annotations.ts'
import type { ResultsLayout } from '../../../../shared/models/results-layout.ts'
import type { ExportLanguage } from '../export-words.ts'

/** The sheets that hold what no CSV does. */
type AddedSheet = 'crossed' | 'tags' | 'quotes' | 'decisions'

/** Words of a workbook of results that other files do not have. */
export interface WorkbookWords {
  /** The name of the first sheet, and the head of the column with the names of the others. */
  about: string
  sheet: string
  /** Head of the column that says what a sheet holds. */
  holds: string
  /** The name of each sheet, and what it holds. */
  sheets: Record<ResultsLayout | AddedSheet, [name: string, holds: string]>
  /** What items are broken down by, said of the sheet that does it. */
  crossedBy: (variables: string) => string
  /** Heads of the columns of the added sheets. */
  heads: {
    crossedBy: string
    group: string
    row: string
    tag: string
    byRule: string
    quote: string
    decision: string
    ownNote: string
  }
  /** The group of everybody, and of those of whom the variable is not known (where it is a tag, see `untagged`). */
  everybody: string
  ungrouped: string
  /** A variable made of the tags of an item. */
  tagsOf: (item: number, stem: string) => string
  tagsOfAny: string
  /** Said where answers carry several tags, beside their rows and beside the groups that they make. */
  overlap: string
  groupsOverlap: string
  /** Stands between two remarks. */
  and: string
  /** An option whose text is empty. */
  noOption: string
  /** The row of the answers without a tag. */
  untagged: string
  decisions: Record<ItemDecision, string>
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
      crossed: ['Tableaux croisés', 'une ligne par modalité et par groupe'],
      tags: ['Étiquettes', 'une ligne par étiquette : effectif, base, pourcentage'],
      quotes: ['Citations', 'les réponses conservées comme citations'],
      decisions: ['Décisions', 'décision et note pour chaque question'],
      respondents: ['Personas', 'une ligne par persona, réponses en toutes lettres'],
      codes: ['Codes', 'une ligne par persona, réponses codées'],
      long: ['Réponses', 'une ligne par réponse'],
      codebook: ['Dictionnaire', 'les variables et les codes de la feuille « Codes »'],
    },
    crossedBy: (variables) => `croisés par : ${variables}`,
    heads: {
      ...{ crossedBy: 'croisé par', group: 'groupe', row: 'modalité ou étiquette', tag: 'étiquette' },
      ...{ byRule: 'dont par règle', quote: 'citation', decision: 'décision', ownNote: 'note' },
    },
    overlap: 'plusieurs étiquettes par réponse\u00a0: la somme dépasse la base',
    groupsOverlap: 'un persona peut être dans plusieurs groupes',
    and: '\u202f; ',
    noOption: 'Modalité sans texte',
    ...{ everybody: 'Ensemble', ungrouped: 'non indiqué', untagged: 'Sans étiquette' },
    tagsOf: (item, stem) => `Étiquettes de la question ${item} : ${stem}`,
    tagsOfAny: 'Étiquettes de toutes les questions',
    decisions: { keep: 'à garder', fix: 'à corriger', drop: 'à supprimer' },
    cut: '… [coupé : une cellule ne peut pas dépasser 32 767 caractères]',
  },
  en: {
    ...{ about: 'About', sheet: 'sheet', holds: 'holds', what: 'workbook' },
    sheets: {
      counts: ['Counts', 'one row per response option: count, base, percentage'],
      crossed: ['Cross-tables', 'one row per response option and group'],
      tags: ['Tags', 'one row per tag: count, base, percentage'],
      quotes: ['Quotes', 'the answers kept as quotes'],
      decisions: ['Decisions', 'decision and note for each item'],
      respondents: ['Personas', 'one row per persona, answers in words'],
      codes: ['Codes', 'one row per persona, answers as codes'],
      long: ['Answers', 'one row per answer'],
      codebook: ['Codebook', 'the variables and codes of the sheet “Codes”'],
    },
    crossedBy: (variables) => `by: ${variables}`,
    heads: {
      ...{ crossedBy: 'crossed by', group: 'group', row: 'response option or tag', tag: 'tag' },
      ...{ byRule: 'by rule', quote: 'quote', decision: 'decision', ownNote: 'note' },
    },
    overlap: 'several tags per answer: the sum exceeds the base',
    groupsOverlap: 'a persona can be in several groups',
    and: '; ',
    noOption: 'Option without text',
    ...{ everybody: 'All', ungrouped: 'not given', untagged: 'No tag' },
    tagsOf: (item, stem) => `Tags, item ${item}: ${stem}`,
    tagsOfAny: 'Tags of any item',
    decisions: { keep: 'keep', fix: 'fix', drop: 'drop' },
    cut: '… [cut: a cell can have at most 32,767 characters]',
  },
}
