import type { Respondent } from '../../../../shared/models/results.ts'
import { addTo } from '../../json/add-to.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { mayBeDrawName } from '../words/draw-words.ts'
import type { ExplainsItself } from '../words/envelope.ts'
import { DEMOGRAPHIC } from '../words/names.ts'

const SPLIT = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/**
 * Words in the names of traits: under them a number, or a word that is the same in all rows, describes the person and
 * is neither a weight nor a flag.
 */
const DEMOGRAPHIC_WORDS = SPLIT(
  'country pays nationality nationalite city ville quartier language langue religion marital civil job metier ' +
    'emploi occupation profession education diplome study etude etudes sex sexe gender genre area zone milieu habitat ' +
    'age ages naissance birth born year annee foyer menage household enfant enfants child children kids revenu revenus income ' +
    'salaire salary densite density postal zip insee commune departement region latitude longitude lat lon lng',
)
/** Words in the names of fields by which a row may stand for several persons, whatever else the name says. */
const WEIGHT_WORDS = SPLIT(
  'freq eff effectif effectifs wt weight weights poids pct percent represents represente',
)
const STATUS_WORDS = SPLIT('status statut state etat reponse response answer row ligne')
const NUMBER = /^\s*-?\d+([.,]\d+)?\s*%?\s*$/
const FLAG = /^(true|false)$/

/**
 * Names of fields in respondents' rows that may say more than who answered: a number that is no known trait of a person
 * may be a weight; a flag, a state or a value that all rows share may say that the answer does not count. Only the last
 * part of each name, in lower case.
 */
export function doubtfulTraits(
  respondents: readonly Respondent[],
  explains: ExplainsItself,
): ReadonlySet<string> {
  const found = new Map<string, string[]>()
  for (const { attributes } of respondents) {
    for (const { name, value } of attributes) addTo(found, name, value)
  }
  const doubtful = [...found].filter(([name, values]) => {
    const words = wordsOfKey(name)
    const isFlag = values.every((value) => FLAG.test(value))
    if (isFlag) return !values.every((value) => explains(value === 'true', { name, isTop: false }))
    if (mayBeDrawName(name)) return true
    // A value that all respondents share may be about the answers rather than the persons.
    const isSame =
      respondents.length > 1 && values.length === respondents.length && new Set(values).size === 1
    const isOfPerson = DEMOGRAPHIC.test(lastPart(name)) || words.some((word) => DEMOGRAPHIC_WORDS.has(word))
    if (isSame && !isOfPerson && values[0] !== '')
      return !values.every((value) => explains(value, { name, isTop: false }))
    if (words.length > 0 && words.every((word) => STATUS_WORDS.has(word)))
      return !values.every((value) => explains(value, { name, isTop: false }))
    return (
      isDoubtfulNumber(name, values) &&
      !values.every((value) => explains(Number(value), { name, isTop: false }))
    )
  })
  return new Set(doubtful.map(([name]) => lastPart(name)))
}

/** Whether a column has numbers that are no known trait of a person and do not just number the rows. */
export function isDoubtfulNumber(name: string, values: readonly string[]): boolean {
  const told = values.filter((value) => value.trim() !== '')
  if (told.length === 0 || !told.every((value) => NUMBER.test(value))) return false
  const words = wordsOfKey(name)
  if (words.some((word) => WEIGHT_WORDS.has(word))) return true
  if (words.some((word) => DEMOGRAPHIC_WORDS.has(word))) return false
  const isPlace = [0, 1].some((first) => values.every((value, at) => Number(value) === at + first))
  return !isPlace || values.length === 1
}

function lastPart(name: string): string {
  return (name.split('.').at(-1) ?? name).toLowerCase()
}
