import { foldTag } from '../../models/tag.ts'

/** What a column of a table of codes has. */
export type ColumnKind =
  | 'name'
  | 'path'
  | 'level'
  | 'parent'
  | 'parentId'
  | 'id'
  | 'depth'
  | 'definition'
  | 'more'
  | 'colour'
  | 'key'

/** Names of columns in both languages, as people and programs write them, without case and accents. */
const KINDS: readonly [ColumnKind, RegExp][] = [
  ['parentId', /^(?:parent|code parent)[ _-]?(?:id|guid|no)$/],
  [
    'parent',
    /^(?:parent(?:e|al)?(?: (?:code|name|node|tag|theme|category))?|(?:code|noeud|theme|nom du) parent|broader|under|place sous)$/,
  ],
  ['level', /^(?:level|niveau|tier|ebene)[ _-]?\d$/],
  ['depth', /^(?:level|niveau|depth|profondeur)$/],
  [
    'level',
    /^(?:(?:sub|sous)[ _-]?)?(?:themes?|themen|categor(?:y|ies|ie)|kategorie|famil(?:y|le|ies)|dimensions?|axe|axis|domaines?|domain)(?: (?:name|principale?|main))?$/,
  ],
  ['path', /^(?:hierarchical name|nom hierarchique|path|chemin|full ?name|nom complet|code path)$/],
  ['colour', /^(?:colou?r|couleur|farbe)$/],
  ['key', /^(?:key|touche|shortcut|raccourci|hotkey)$/],
  ['id', /^(?:(?:code|tag)[ _-]?(?:id|guid|no|number)|id|guid|uuid|uid|identifiant|numero|no|#)$/],
  [
    'definition',
    /^(?:(?:code|full|brief|short)? ?(?:definitions?|descriptions?|memos?|comments?)|definition (?:du code|complete|courte)|commentaires?|meaning|signification)$/,
  ],
  [
    'more',
    /^(?:inclusions?|exclusions?|includes?|excludes?|(?:inclusion|exclusion) criteria|criteres? d ?['’]?(?:inclusion|exclusion)|when (?:not )?to use|quand (?:ne pas )?(?:l ?['’]?)?utiliser|examples?|exemples?|example quote|verbatims?|notes?|remarks?|remarques?|instructions?|consignes?)$/,
  ],
  [
    'name',
    /^(?:(?:sub|sous)[ _-]?codes?|codes?|names?|noms?|code[ _-]?(?:name|label|system)|(?:nom|libelle|intitule) du code|labels?|libelles?|intitules?|titles?|titres?|tags?|etiquettes?|nodes?|noeuds?)$/,
  ],
]

/** The columns of a table of codes. */
export interface CodeColumns {
  /** The row of the names of columns; -1 where there is none. */
  header: number
  /** The kind of each column; undefined for those that are not read. */
  kinds: (ColumnKind | undefined)[]
}

/** How many rows may stand above the names of the columns: a title, a note. */
const MOST_ABOVE = 10

/** The kind of a column by its name; undefined for one that is not known. */
export function columnKind(name: string): ColumnKind | undefined {
  const folded = foldTag(name)
    .replace(/[:*]+$/, '')
    .trim()
  return KINDS.find(([, pattern]) => pattern.test(folded))?.[0]
}

/** Finds out which columns a table of codes has; null where no row names any by which codes could be read. */
export function codeColumnsOf(rows: readonly (readonly string[])[]): CodeColumns | null {
  for (const [header, row] of rows.slice(0, MOST_ABOVE).entries()) {
    const kinds = row.map(columnKind)
    const names = kinds.filter((kind) => kind === 'name' || kind === 'path' || kind === 'level')
    const known = kinds.filter((kind) => kind !== undefined)
    // A theme alone may be a code: "Family". Nobody names a code "Code".
    const isFirst = header === 0 && names.some((kind) => kind !== 'level')
    if (names.length > 0 && (known.length > 1 || isFirst)) return { header, kinds }
  }
  return null
}

/** Whether the first line of a text with tabs names the columns of a table of codes. */
export function isCodeHeader(row: readonly string[]): boolean {
  const kinds = row.map(columnKind)
  return (
    kinds.filter((kind) => kind !== undefined).length > 1 &&
    kinds.some((kind) => kind === 'name' || kind === 'path' || kind === 'level')
  )
}
