import { isObject, type JsonObject, keysAmong } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { isDrawName, mayBeDrawName } from '../words/draw-words.ts'
import { ID_NAMES, QUESTION_NAMES, RESPONDENT_ID_NAMES } from '../words/names.ts'
import type { FieldsOfItems } from './fields-of-items.ts'

/** Words in the names of fields that tell several answers of one persona apart by when or how they were given. */
const TIMES: ReadonlySet<string> = new Set(
  (
    'wave waves vague vagues round rounds tour attempt attempts essai essais run runs iteration iterations version versions ' +
    'pass passe passage simulation phase time date period periode year annee revision take source status statut state etat'
  ).split(' '),
)
const PERSONA = [...RESPONDENT_ID_NAMES, ...ID_NAMES, 'prenom', 'prénom', 'nom', 'name']
/** The names of the fields that tell whose a row is, and about what. */
export const SUBJECT = [...PERSONA, ...QUESTION_NAMES, 'texte', 'text']

/** What tells a row's answers and its items from everything else in it. */
interface Told {
  isAnswer(value: unknown): boolean
  isStem(name: string): boolean
  /** Whether somebody says a sentence in a field of that name: "completion" may be what a model wrote. */
  isSaid(name: string): boolean
  /** Whether a field stands for one option of an item, as its name and those of its row say. */
  isOfOneOption(row: JsonObject, name: string): boolean
  numbers: FieldsOfItems
}

/**
 * The words of the fields that tell the item of each row, as a list of the items does: no persona has two rows of one
 * of them. Such a word tells no time elsewhere either ("seconds_on_step").
 */
function wordsForItems(rows: readonly JsonObject[], { numbers }: Told): ReadonlySet<string> {
  const names = [...numbers].flatMap(([name, known]) => {
    if (!rows.every((row) => known.has(row[name]))) return []
    const own = rows.map((row) => JSON.stringify([row[name], keysAmong(row, PERSONA).map((key) => row[key])]))
    return new Set(own).size === own.length ? [name] : []
  })
  return new Set(names.flatMap(wordsOfKey))
}

/** A name without the words that tell items. */
function withoutWords(name: string, words: ReadonlySet<string>): string {
  if (words.size === 0) return name
  return wordsOfKey(name)
    .filter((word) => !words.has(word))
    .join(' ')
}

/** A longer text is none of an item. */
const LONGEST_STEM = 8000

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_STEM
}

/** Whether rows about the same subject differ by a time or a version. */
export function isOfSeveralTimes(rows: readonly JsonObject[], told: Told): boolean {
  const { isAnswer, isStem, isSaid } = told
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const ofItems = wordsForItems(rows, told)
  // Whatever it is called, a field with the text of an item in every row tells what the row is about.
  const asked = [...names].filter((name) => rows.every((row) => isText(row[name]) && isStem(row[name])))
  return [...names].some((name) => {
    const bare = withoutWords(name, ofItems)
    if (!wordsOfKey(bare).some((word) => TIMES.has(word)) && !mayBeDrawName(bare)) return false
    if (isStem(name) || isSaid(name) || isOfOption(name, rows, told)) return false
    if (rows.some((row) => isAnswer(row[name]))) return false
    const times = new Map<string, unknown>()
    return rows.some((row) => {
      const subject = JSON.stringify([...keysAmong(row, SUBJECT), ...asked].map((key) => [key, row[key]]))
      if (subject === '[]' || typeof row[name] === 'object') return false
      const before = times.get(subject)
      times.set(subject, row[name])
      return before !== undefined && before !== row[name]
    })
  })
}

/** Whether rows that name no persona are told apart by which repeated draw of an answer they are. */
export function isOfDraws(received: readonly JsonObject[], told: Told): boolean {
  const { isAnswer, isStem, isSaid } = told
  const rows = received.filter((row) => !namesPersona(row))
  const haveIds = rows.some((row) => keysAmong(row, ID_NAMES).length > 0)
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const ofItems = wordsForItems(rows, told)
  const saysDraw = haveIds ? isDrawName : mayBeDrawName
  return [...names].some(
    (name) =>
      saysDraw(withoutWords(name, ofItems)) &&
      !isStem(name) &&
      !isSaid(name) &&
      !isOfOption(name, rows, told) &&
      !rows.some((row) => isAnswer(row[name])) &&
      new Set(rows.map((row) => row[name]).filter((value) => typeof value !== 'object')).size > 1,
  )
}

/** "A free trial only" is an option, and tells no trial. */
function isOfOption(name: string, rows: readonly JsonObject[], { isOfOneOption }: Told): boolean {
  const row = rows.find((one) => name in one)
  return row !== undefined && isOfOneOption(row, name)
}

/** Whether a row has a field that tells whose it is, other than an id of its own. */
export function namesPersona(row: unknown): boolean {
  return (
    isObject(row) && keysAmong(row, [...RESPONDENT_ID_NAMES, 'prenom', 'prénom', 'first_name']).length > 0
  )
}
