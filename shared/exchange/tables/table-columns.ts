/** Words for what a column has, of which its name in the header consists. */
const STEMS = new Set(
  'question questions text texte stem énoncé enonce libellé libelle label item intitulé intitule wording'.split(
    ' ',
  ),
)
const OPTIONS = new Set(
  'option options choice choices choix réponse réponses reponse reponses response responses answer answers modalité modalités modalite modalites proposition propositions'.split(
    ' ',
  ),
)
const TYPES = new Set(['type', 'kind', 'format'])
/** Words for the name of a question's variable in data, and for the condition on which it is asked. */
const VARIABLES = new Set(['variable', 'variables', 'var', 'varname', 'nom', 'name'])
const FILTERS = new Set(
  'filtre filtres filter filters condition conditions relevant relevance affichage branching'.split(' '),
)
/** Words that may stand beside these. */
const BESIDE = /^(?:d|du|de|des|la|of|the|possibles?|proposées?|list|liste|labels?|\d+|[a-z])$/
/** What is in front of the stems where no header says so: numbers or codes of questions. */
const CODE = /^[A-Za-z]{0,3}\d+(?:[.-]?\d+|[a-z])?[.)]?$/
/** How many rows may stand above the header: a title, an introduction. */
const MOST_ABOVE = 10

/** The columns of a table with a row for each question. */
export interface TableColumns {
  stem: number
  /** -1 where there is none. */
  type: number
  /** Names of the variables; -1 where there are none. */
  variable: number
  /** Conditions on which questions are asked; -1 where there are none. */
  filter: number
  isOption(column: number): boolean
  /** Whether all options of a question are in one cell, as far as the header tells. */
  isOneCell: boolean
  /** The row of the header; -1 where there is none. */
  header: number
  /** Names of the columns that are not read. */
  unread: string[]
}

/** Finds out what the columns of a table have: by its header, or else by their place. */
export function columnsOf(rows: readonly (readonly string[])[]): TableColumns {
  const header = rows
    .slice(0, MOST_ABOVE)
    .findIndex(
      (row) => (row.filter(isFilled).length > 1 || rows[0] === row) && row.some((name) => isStem(name)),
    )
  const row = rows[header]
  return row ? namedColumns(row, header, rows) : placedColumns(rows)
}

function namedColumns(
  row: readonly string[],
  header: number,
  rows: readonly (readonly string[])[],
): TableColumns {
  const names = row.map((name) => name.trim().toLowerCase())
  const stem = names.findIndex((name) => isStem(name))
  const type = names.findIndex((name, at) => at !== stem && (isOf(name, TYPES) || isTypeOf(name)))
  const isFree = (at: number) => at !== stem && at !== type
  // Names of variables are single words; a column of longer names has something else.
  const areWords = (at: number) => rows.slice(header + 1).every((each) => !/\S\s+\S/.test(each[at] ?? ''))
  const variable = names.findIndex((name, at) => isFree(at) && isOf(name, VARIABLES) && areWords(at))
  const filter = names.findIndex((name, at) => isFree(at) && isOf(name, FILTERS))
  // A name that is given once for several columns stands above the first of them.
  const isOption = (column: number): boolean => {
    const name = names[column] ?? ''
    if (name === '') return column > 0 && isOption(Math.min(column, names.length) - 1)
    return isFree(column) && isOf(name, OPTIONS)
  }
  const isRead = (at: number) => !isFree(at) || at === variable || at === filter || isOption(at)
  const unread = names.filter((name, at) => name !== '' && !isRead(at))
  return {
    stem,
    type,
    variable,
    filter,
    isOption,
    isOneCell: names.filter((_, at) => isOption(at)).length === 1,
    header,
    unread,
  }
}

function placedColumns(rows: readonly (readonly string[])[]): TableColumns {
  const areCoded = rows.every((row) => CODE.test((row[0] ?? '').trim()) && isFilled(row[1] ?? ''))
  const stem = areCoded ? 1 : 0
  const isOneCell = rows.every((row) => row.length <= stem + 2)
  return {
    stem,
    type: -1,
    variable: areCoded ? 0 : -1,
    filter: -1,
    isOption: (column) => column > stem,
    isOneCell,
    header: -1,
    unread: [],
  }
}

/** A number tells apart columns of a table of answers: "Question 1", "Question 2". */
const isStem = (name: string) => !/\d/.test(name) && isOf(name, STEMS)

const isFilled = (cell: string) => cell.trim() !== ''

/** Whether a name consists of these words and of others that only explain them: "Answer_1", "Texte de la question". */
function isOf(name: string, words: ReadonlySet<string>): boolean {
  const all = wordsOf(name)
  return all.some((word) => words.has(word)) && all.every((word) => words.has(word) || BESIDE.test(word))
}

/** Whether a name is that of a kind of question or answer: "Question type", "Type de réponse". */
function isTypeOf(name: string): boolean {
  const all = wordsOf(name)
  const known = (word: string) => TYPES.has(word) || STEMS.has(word) || OPTIONS.has(word) || BESIDE.test(word)
  return all.some((word) => TYPES.has(word)) && all.every(known)
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/(\d+)$/, ' $1')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
