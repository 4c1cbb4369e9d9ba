import { givenLabel } from '../models/given-label.ts'
import { slug } from '../text/fold-accents.ts'

/** The longest variable name that SPSS and Stata accept. */
const LONGEST_TAKEN = 32

/** The longest name of an item's variable, since `_missing` is appended to it. */
const LONGEST = 24

/** Words of stems that do not say what is asked about, in both languages, without accents. */
const EMPTY_WORDS = new Set(
  (
    'about after again also been before being could does doing from have having here into just many might more most much must ' +
    'only other over please same should some such than that their them then there these they this those through under very ' +
    'were what when where which while will with would your yours yourself ' +
    'alors apres aussi autre avant avec avez avoir beaucoup bien cela celle celui cette ceux chez comme comment dans depuis ' +
    'deja dire donc elle elles encore entre etes etre faire fait faites leur leurs mais meme moins notre nous parmi pendant ' +
    'peut peuvent plus plutot pour pouvez pourquoi pouvoir quand quel quelle quelles quels quoi sans selon sera serait sont ' +
    'sous souvent suis tous tout toute toutes tres vers voici vos votre vous'
  ).split(' '),
)

/**
 * A variable name for each item: `q3_train_work`. The number makes it unique; up to three words of the stem make it
 * readable. It has letters of the English alphabet, digits and `_`, begins with a letter and has at most 24 characters,
 * so that R, SPSS, Stata and SQL accept it.
 *
 * @returns one name for each stem, in their order
 */
export function variableNames(stems: readonly string[]): string[] {
  return stems.map((stem, position) => {
    const words = slug(stem, Number.POSITIVE_INFINITY)
      .split('-')
      .filter((word) => /^[a-z][a-z\d]{3,}$/.test(word) && !EMPTY_WORDS.has(word))
    return untakenName(fittingName(`q${position + 1}`, words.slice(0, 3)))
  })
}

/**
 * A variable name for a tag on the answers to an item: `q3_train_work_t1_price`. The tag's number makes it unique; the
 * name of the tag, cut to fit, makes it readable.
 *
 * @param variable the name of the item's variable (see `variableNames`)
 * @param number of the tag, from 1
 */
export function tagVariableName(variable: string, number: number, tag: string): string {
  const name = `${variable}_t${number}`
  const words = slug(tag, Number.POSITIVE_INFINITY)
    .replace(/[^a-z\d]+/g, '_')
    .replace(/^_|_$/g, '')
  return words === '' ? name : `${name}_${words}`.slice(0, LONGEST_TAKEN).replace(/_$/, '')
}

/** Names that a person may give to a variable, so that R, SPSS, Stata and SQL accept them. */
const OWN_NAME = /^[a-z][a-z0-9_]*$/i

/**
 * Names that files of results give to other columns, in either language: a suffix tells missing values and tags. No item
 * has one of these, so that no column made for an item has the name of another item's.
 */
const TAKEN =
  /^(?:persona|filtre|filter|questionnaire|survey|version|passation|run|connexion|connection|date|source|lecture|reading|notice)$|_(?:missing|absence)$|_t\d+(?:_|$)/i

/** What is wrong with a name that a person gave; null where it can be used. `reserved`: other columns have such names. */
export type VariableNameProblem = 'form' | 'length' | 'reserved' | null

export function variableNameProblem(name: string): VariableNameProblem {
  if (!OWN_NAME.test(name)) return 'form'
  if (name.length > LONGEST) return 'length'
  return TAKEN.test(name) ? 'reserved' : null
}

/**
 * The names of the variables of a questionnaire: those that the person gave, otherwise those of the file that it was
 * imported from, otherwise those made from the stems. A given name that cannot be used, or that another item has
 * (ignoring case), is replaced by the usual one, which is always free.
 */
export function chosenVariableNames(
  questions: readonly { id: string; stem: string; name?: string | undefined }[],
  own: Readonly<Record<string, string>> = {},
): string[] {
  const made = distinctNames(
    questions.map((question) => {
      const name = usableName(givenLabel(question.name) ?? '', /[^A-Za-z\d_]+/g, LONGEST)
      return name === null || TAKEN.test(name) ? null : name
    }),
    variableNames(questions.map(({ stem }) => stem)),
  )
  const taken = new Set(made.map((name) => name.toLowerCase()))
  return questions.map(({ id }, position) => {
    const usual = made[position] ?? ''
    const name = ownName(own, id)
    if (name === undefined || variableNameProblem(name) !== null) return usual
    if (name.toLowerCase() !== usual.toLowerCase() && taken.has(name.toLowerCase())) return usual
    taken.add(name.toLowerCase())
    return name
  })
}

/** The name that a person gave an item; undefined where there is none. Ids of imported items may be any words. */
export function ownName(own: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(own, id) ? own[id] : undefined
}

/**
 * A name as a program accepts it: without accents, and what it does not take becomes `_`, or is left out where that is
 * not taken either. Null where it then does not begin with a letter, or is too long.
 */
export function usableName(name: string, refused: RegExp, longest: number): string | null {
  const plain = name.trim().normalize('NFKD').replace(/\p{M}/gu, '')
  const fitting = plain
    .replace(refused, (signs) => signs.replace(/[^_]+/g, '_').replace(refused, ''))
    .replace(/^_+/, '')
  return /^[a-z]/i.test(fitting) && fitting.length <= longest ? fitting : null
}

/**
 * The given names, or those made in their place where there is none or an earlier one is the same (ignoring case). A
 * made name that equals a given one is lengthened.
 */
export function distinctNames(given: readonly (string | null)[], made: readonly string[]): string[] {
  const taken = new Set<string>()
  const take = (name: string): string | null => {
    if (taken.has(name.toLowerCase())) return null
    taken.add(name.toLowerCase())
    return name
  }
  const kept = given.map((name) => (name === null ? null : take(name)))
  return made.map((name, at) => {
    let free = kept[at] ?? take(name)
    for (let next = 2; free === null; next += 1) free = take(`${name}x${next}`)
    return free
  })
}

/** The name with as many whole words appended as fit. */
function fittingName(name: string, words: readonly string[]): string {
  const [first, ...others] = words
  if (first === undefined) return name
  const longer = `${name}_${first}`
  if (longer.length <= LONGEST) return fittingName(longer, others)
  // A first word that is too long is cut; a later one is left out.
  return /_/.test(name) ? name : longer.slice(0, LONGEST)
}

/** The name without the words at its end that make it one of another column's, such as "missing". */
function untakenName(name: string): string {
  return TAKEN.test(name) ? untakenName(name.replace(/_[^_]*$/, '')) : name
}
