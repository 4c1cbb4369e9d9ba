import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { Respondent } from '../../../../../shared/models/results.ts'
import { addTo } from '../../../json/add-to.ts'
import { type Cell, type Gathered, nothingGathered } from '../../shapes/gathered.ts'
import { areSaidNumbers, mayBeMissing } from '../said-numbers.ts'
import { isBlank } from './columns.ts'
import { ID_WORD } from './frames.ts'
import type { Interpretation } from './interpretation.ts'
import { mayBeOptions } from './option-numbers.ts'
import { entryAt, type Shape, type Spot } from './spots.ts'

interface GatherParts {
  draft: SurveyDraft
  /** Whether the payload declares that a value stands for a missing answer to an item. */
  isMissingCode(item: number, value: unknown): boolean
  shapes: readonly Shape[]
  prefixes(steps: Shape['steps']): readonly Shape[]
  /** Whether a text is that of an item or of an option: nobody is called like it. */
  isText(text: string): boolean
}

/** The answers of an interpretation, with what the payload says about the personas who gave them. */
export function gatherInterpretation(read: Interpretation, parts: GatherParts): Gathered {
  const gathered = nothingGathered('structure')
  const people = peopleOf(read, parts)
  for (const [key, person] of people) gathered.respondents.set(key, person)
  const standIns = standInsIn(read)
  for (const [item, own] of read.answers) {
    const question = parts.draft.questions[item]
    const isChoice = question?.type === 'single_choice'
    const said = [...own.values()].flatMap(({ leaf, isBlank }) =>
      isBlank || parts.isMissingCode(item, leaf.value) ? [] : [leaf.value],
    )
    const isOfNumbers = !isChoice && areSaidNumbers(said)
    for (const [key, { leaf, option }] of own) {
      const received = leaf.exact ?? leaf.value
      const answer = option === null ? received : (question?.options[option]?.text ?? received)
      const cell: Cell = {
        respondent: key,
        question: { names: [], position: null, item: { index: item, isNamed: read.keys.isNamed } },
        values: isBlank(leaf) ? [] : [answer],
        path: leaf.path,
        source: leaf.raw,
        ...(option !== null && /^\s*-?\d+\s*$/.test(String(answer)) ? { option } : {}),
        isNoOption: isChoice
          ? option === null
          : isOfNumbers
            ? mayBeMissing(leaf.value, said)
            : typeof leaf.value !== 'string' || standIns.has(leaf.value.trim()),
      }
      if (people.has(key)) gathered.cells.push(cell)
    }
  }
  gathered.byPlace = [...people.values()].some(({ id }) => id === null)
  return gathered
}

/** The texts that stand where no option does in choices: they say that there is no answer, to open-ended items too. */
function standInsIn({ answers }: Interpretation): ReadonlySet<string> {
  const all = [...answers.values()].filter((own) => [...own.values()].some(({ option }) => option !== null))
  return new Set(
    all.flatMap((own) =>
      [...own.values()].flatMap(({ option, leaf: { value } }) =>
        option === null && typeof value === 'string' ? [value.trim()] : [],
      ),
    ),
  )
}

/**
 * The personas in the order of the payload, without those who have no answer at all where more are told than answered.
 */
function peopleOf(
  { frame: { family, person }, answers }: Interpretation,
  { prefixes, isText }: GatherParts,
): Map<string, Respondent> {
  const first = new Map<string, { order: number; spot: Spot | null }>()
  const shapes = person.field ?? family.shapes
  let order = 0
  for (const shape of shapes)
    for (const spot of shape.spots) {
      const key = person.keyOf(spot)
      order += 1
      if (key !== null && !first.has(key)) first.set(key, { order, spot })
    }
  const answering = new Set([...answers.values()].flatMap((own) => [...own.keys()]))
  const keys = [...first.keys()].filter((key) => answering.has(key))
  const steps = family.shapes[0]?.steps.slice(0, person.at + 1) ?? []
  // Below names, each of which is an item's, a field of the personas is the same under all of them.
  const isBelowNames = family.isOfNames && person.at > family.at
  const isBeside = person.field !== null && person.at === family.at
  const around = isBelowNames || isBeside ? family.shapes : prefixes(steps)
  const told = new Set([...answers.values()].flatMap((own) => [...own.values()].map(({ leaf }) => leaf)))
  // What somebody answered neither describes nor names them.
  const others = around.filter(({ spots }) => !spots.some(({ leaf }) => told.has(leaf)))
  const fields = fieldsOf(others, person.at, (spot) => person.keyOf(spot))
  const parts = {
    isNamed: person.isNamed,
    isText,
    isOfOptions: (texts: readonly string[], name: string) => mayBeOptions(texts, name, [...answers.values()]),
  }
  const names = person.field === null ? namesOf(keys, fields, parts) : new Map(keys.map((key) => [key, key]))
  return new Map(
    keys.map((key) => {
      const id = names.get(key) ?? null
      const attributes = [...fields.entries()].flatMap(([name, values]) => {
        const value = values.get(key)
        return value === undefined || value === id ? [] : [{ name, value }]
      })
      return [key, { id, attributes }]
    }),
  )
}

/**
 * The fields of the personas' entries: single values, which are the same in all entries of a persona and differ among
 * them.
 */
function fieldsOf(
  shapes: readonly Shape[],
  at: number,
  keyOf: (spot: Spot) => string | null,
): Map<string, Map<string, string>> {
  const byName = new Map<string, Spot[]>()
  for (const { steps, spots } of shapes) {
    const rest = steps.slice(at + 1)
    if (rest.length > 0 && !rest.includes(null)) addTo(byName, rest.join('.'), ...spots)
  }
  const fields = new Map<string, Map<string, string>>()
  for (const [name, spots] of byName) {
    const values = new Map<string, string>()
    let isOfPerson = true
    const entries = new Set(spots.map((spot) => entryAt(spot, at)))
    for (const spot of spots) {
      const key = keyOf(spot)
      if (key === null || isBlank(spot.leaf)) continue
      const text = String(spot.leaf.value)
      isOfPerson &&= (values.get(key) ?? text) === text
      values.set(key, text)
    }
    const isRepeated = entries.size > values.size
    if (isOfPerson && (!isRepeated || new Set(values.values()).size > 1)) fields.set(name, values)
  }
  return fields
}

interface NameParts extends Pick<GatherParts, 'isText'> {
  isNamed: boolean
  /** Whether numbers under that name may be those of the options that the personas chose. */
  isOfOptions(texts: readonly string[], name: string): boolean
}

function namesOf(
  keys: readonly string[],
  fields: ReadonlyMap<string, ReadonlyMap<string, string>>,
  { isNamed, isText, isOfOptions }: NameParts,
): Map<string, string> {
  if (isNamed) return new Map(keys.map((key) => [key, key.split('\u0000').at(-1) ?? key]))
  const ranked = [...fields].flatMap(([name, values]) => {
    const own = keys.map((key) => values.get(key))
    if (own.includes(undefined) || new Set(own).size < own.length) return []
    const texts = own.map(String)
    if (texts.some(isText) || isOfOptions(texts, name)) return []
    const isWord = own.every((text) => /\p{L}/u.test(text ?? ''))
    if (own.some((text) => (text ?? '').split(/\s+/).length > 4 || (text ?? '').length > 64)) return []
    return [{ values, rank: (ID_WORD.test(name) ? 2 : 0) + (isWord ? 1 : 0) }]
  })
  const [best] = ranked.sort((one, other) => other.rank - one.rank)
  return new Map(
    keys
      .flatMap((key) => [[key, best?.values.get(key) ?? '']] as [string, string][])
      .filter(([, id]) => id !== ''),
  )
}
