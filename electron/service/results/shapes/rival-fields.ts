import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import { addTo } from '../../json/add-to.ts'
import { asFields, isObject, showValue } from '../../json/json-value.ts'
import { wordsOfKey } from '../../json/words-of-key.ts'
import { findText } from '../words/comparable.ts'
import { isForeignName, isShownEnd } from '../words/foreign-words.ts'
import { areTwoMoments } from '../words/moments.ts'
import { findSlug } from '../words/slugs.ts'
import type { Cell, Gathered, QuestionRef } from './gathered.ts'
import { withoutSameWords } from './same-words.ts'

/** Fewer options beside the answers may stand there by chance. */
const FEWEST = 3
/** A field that has options for this share of the answers to choices may hold these. */
const NEARLY_ALL = 0.8
const LONGEST_CODE = 12
/** Words for options beside an answer that are not what this persona answered, or not in the first place. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'second seconde deuxieme third troisieme 2 2nd 3 alternative other autre runner before avant earlier anterieur anterieure ' +
    'human humain humaine spouse partner conjoint partenaire neighbour neighbor voisin mode modal modale majority ' +
    'majorite average moyenne judge juge rater coder codeur shown montre montree offered propose proposee proposed guess ' +
    'least worst pire moins'
  ).split(' '),
)

/** What a field beside the answers to choices holds. */
interface FieldTally {
  /** In how many entries it has an option of their item. */
  options: number
  /** The entries in which this is not the option taken for the answer. */
  different: Set<Cell>
  /** By item and value taken for the answer: the options beside it. */
  meanings: Map<string, Set<number>>
}

/**
 * Looks at what else stands in the entries of answers. Where another field has options of the items and the one taken
 * for the answers has none, these are no answers: null. Where both have options, those that differ are unclear.
 */
export function withoutRivalFields(
  received: Gathered,
  { questions }: SurveyDraft,
  itemOf: (question: QuestionRef) => number | null,
): Gathered | null {
  const optionOf = questions.map(({ options }) => {
    const texts = options.map(({ text }) => text)
    const [byText, bySlug] = [findText(texts), findSlug(texts)]
    return (text: string): number | null => byText(text) ?? bySlug(text)
  })
  const isChoice = (cell: Cell): boolean => questions[itemOf(cell.question) ?? -1]?.type === 'single_choice'
  const gathered = { ...received, cells: sayingDifferent(received.cells, itemOf, isChoice) }
  const fields = new Map<string, FieldTally>()
  /** The fields that had several options in one entry. */
  const several = new Set<string>()
  /** The names of all fields beside answers. */
  const namesBeside = new Set<string>()
  let answered = 0
  let ownOptions = 0
  for (const cell of gathered.cells) {
    if (!cell.entry || !cell.values.some(isScalar)) continue
    const item = itemOf(cell.question) ?? -1
    const search = isChoice(cell) ? optionOf[item] : undefined
    if (!search) continue
    const own = optionsIn(cell.values, search)
    answered += 1
    if (own.size > 0) ownOptions += 1
    for (const { name, value } of asFields(cell.entry)) {
      namesBeside.add(name)
      const option = search(value)
      if (option === null) continue
      const tally = fields.get(name) ?? { options: 0, different: new Set(), meanings: new Map() }
      fields.set(name, tally)
      tally.options += 1
      if (own.size > 1) several.add(name)
      if (own.size > 0 && !own.has(option)) tally.different.add(cell)
      const key = `${item}\n${showValue(cell.values[0])}`
      tally.meanings.set(key, (tally.meanings.get(key) ?? new Set()).add(option))
    }
  }
  const all = [...fields]
  const better = all.filter(
    ([, { options }]) => options >= FEWEST && options * 2 > answered && ownOptions * 2 < options,
  )
  // A field with what was shown first shows that options were shuffled; it changes nothing about the fields beside it.
  if (better.some(([name, { meanings }]) => !areCodes(meanings) && !isShownEnd(name))) return null
  if (answered >= FEWEST && ownOptions === 0 && haveWordsBeside(gathered.cells, isChoice)) return null
  const mayBeAnswer = (name: string): boolean =>
    !isOfOther(name) || [...namesBeside].some((other) => areTwoMoments(name, other))
  const rivals = all.filter(
    ([name, { options, different }]) =>
      options >= Math.max(FEWEST, answered * NEARLY_ALL) && different.size > 1 && mayBeAnswer(name),
  )
  if (rivals.length + several.size + better.length === 0) return gathered
  const unclear = new Set(rivals.flatMap(([, { different }]) => [...different]))
  const names = [...rivals.map(([name]) => name), ...several]
  return {
    ...gathered,
    cells: gathered.cells.flatMap((cell) => {
      const hasOtherWords =
        !isChoice(cell) &&
        better.some(([name]) =>
          asFields(cell.entry ?? {}).some(
            (field) =>
              field.name === name && field.value !== '' && !cell.values.map(showValue).includes(field.value),
          ),
        )
      if (unclear.has(cell) || hasOtherWords) return [{ ...cell, values: [cell.entry], labels: [] }]
      const beside = asFields(cell.entry ?? {}).filter(({ name }) => names.includes(name))
      const isBeside =
        beside.some(({ value }) => value !== '') &&
        (cell.values.length === 0 || beside.some(({ name, value }) => several.has(name) && value === ''))
      return isBeside ? [] : [cell]
    }),
  }
}

/** The answers without words that everybody has in the same open-ended item beside a field that differs. */
function sayingDifferent(
  cells: readonly Cell[],
  itemOf: (question: QuestionRef) => number | null,
  isChoice: (cell: Cell) => boolean,
): Cell[] {
  const open = Map.groupBy(
    cells.filter((cell) => !isChoice(cell)),
    ({ question }) => itemOf(question),
  )
  const replaced = new Map(
    [...open].flatMap(([item, own]) => {
      const kept = item === null ? own : withoutSameWords(own)
      return own.map((cell, at): [Cell, Cell] => [cell, kept[at] ?? cell])
    }),
  )
  return cells.map((cell) => replaced.get(cell) ?? cell)
}

/**
 * Whether what was taken for the answers to choices are words, and another field has numbers or codes there and
 * different words for open-ended items: each kind of answer stands in that field, then.
 */
function haveWordsBeside(cells: readonly Cell[], isChoice: (cell: Cell) => boolean): boolean {
  const filled = cells.filter(({ entry, values }) => entry && values.some(isScalar))
  const areWords = filled.filter(isChoice).every(({ values: [value] }) => isWords(value))
  if (!areWords) return false
  const saidIn = (own: readonly Cell[]): Map<string, string[]> => {
    const said = new Map<string, string[]>()
    for (const { entry = {}, values } of own)
      for (const { name, value } of asFields(entry))
        if (value !== '' && !values.includes(value)) addTo(said, name, value)
    return said
  }
  const choices = saidIn(filled.filter(isChoice))
  const open = saidIn(filled.filter((cell) => !isChoice(cell)))
  return [...open].some(([name, said]) => {
    const codes = choices.get(name) ?? []
    const sentences = said.filter((text) => text.trim().split(/\s+/).length >= FEWEST)
    return (
      codes.length >= FEWEST &&
      codes.every((code) => !isWords(code) || !/\s/.test(code)) &&
      new Set(sentences).size * 2 > said.length
    )
  })
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object'
}

function isWords(value: unknown): boolean {
  return typeof value === 'string' && /\p{L}{2}/u.test(value)
}

function optionsIn(values: readonly unknown[], search: (text: string) => number | null): Set<number> {
  return new Set(
    values.flatMap((value) => {
      const option = typeof value === 'string' || typeof value === 'number' ? search(String(value)) : null
      return option === null ? [] : [option]
    }),
  )
}

/** Whether each value taken for an answer is short and always stands beside the same option, as a code of it does. */
function areCodes(meanings: FieldTally['meanings']): boolean {
  const seen = new Set<string>()
  return [...meanings].every(([key, options]) => {
    const [item, value = ''] = key.split('\n')
    const own = `${item}\n${[...options].join()}`
    const isCode = options.size === 1 && !seen.has(own) && value.length <= LONGEST_CODE
    seen.add(own)
    return isCode
  })
}

/** Whether a name says that its values are not what the persona answered in the first place. */
export function isOfOther(name: string): boolean {
  return isForeignName(name) || wordsOfKey(name).some((word) => OTHERS.has(word))
}

/** The entry of an answer, if it is a map whose other fields may hold options. */
export function entryWith(value: unknown): Pick<Cell, 'entry'> {
  return isObject(value) ? { entry: value } : {}
}
