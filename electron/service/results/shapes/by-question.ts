import { isObject, type JsonObject, keysAmong, pickKey } from '../../json/json-value.ts'
import {
  ANSWERS_NAMES,
  ID_NAMES,
  NUMBER_NAMES,
  QUESTION_NAMES,
  RESPONDENT_ID_NAMES,
  TEXT_NAMES,
} from '../words/names.ts'
import { toldNames } from '../words/question-names.ts'
import { alternatives, takeApart } from './answer-values.ts'
import { columnTable } from './column-table.ts'
import { tellingFields } from './doubtful-blanks.ts'
import { type Entry, entriesOf } from './entries.ts'
import {
  type Gathered,
  notePlainName,
  nothingGathered,
  type QuestionRef,
  setAside,
  stepPath,
} from './gathered.ts'
import { mayNameItem } from './may-name-item.ts'
import { leftOver, plainId, readRowRespondent } from './respondents.ts'

const REFERENCES = [...QUESTION_NAMES, ...TEXT_NAMES, ...ID_NAMES, ...NUMBER_NAMES]

/**
 * Gathers answers, or numbers for the options, that are kept with each item: in a list or a map of items. Any list or
 * map within an item may hold them, whatever its name.
 */
export function gatherByQuestion(container: unknown, path: string, questionCount: number): Gathered {
  const gathered = nothingGathered('by_question')
  // The rows of a table with ids are not in the order of any other list.
  if (columnTable(container)) return gathered
  const entries = entriesOf(container, path)
  const inOrder = Array.isArray(container) && entries.length === questionCount
  for (const entry of entries) {
    const place = inOrder ? entry.at : null
    if (isObject(entry.value) && !isAboutSomebody(entry.value))
      gatherItem(gathered, entry, entry.value, place)
    else if (Array.isArray(entry.value) && (entry.key !== null || place !== null)) {
      const ref: QuestionRef = { names: entry.key === null ? [] : [entry.key], position: place }
      gatherField(gathered, ref, { name: '', value: entry.value, path: entry.path, beside: [] })
    } else setAside(gathered.unplaced, entry.path, entry.value)
  }
  return gathered
}

/** Whether a row is of one person: its answers are not an item's, even where there are as many persons as items. */
function isAboutSomebody(row: JsonObject): boolean {
  return pickKey(row, RESPONDENT_ID_NAMES) !== undefined
}

function gatherItem(gathered: Gathered, entry: Entry, item: JsonObject, place: number | null): void {
  const used = new Set<string>()
  const references = keysAmong(item, REFERENCES).filter((key) => !isList(item[key]) && used.add(key))
  const told = toldNames(item, references)
  const names = [...(entry.key === null ? [] : [entry.key]), ...told.names]
  const isBare = entry.key !== null && references.length === 0
  const rest = Object.entries(item).filter(([key]) => !used.has(key))
  const scalars = rest.filter(([, value]) => typeof value !== 'object')
  const ref: QuestionRef = { names, kinds: told.kinds, position: place, beside: mayNameItem(scalars) }
  if (isBare && scalars.length === rest.length) {
    gatherField(gathered, ref, { name: '', value: item, path: entry.path, beside: [] })
    return
  }
  if (isBare && rest.every(([, value]) => typeof value === 'object')) {
    const parts = rest.map(([name, value]) => {
      return { question: ref, name, value, path: stepPath(entry.path, name), beside: [], isItem: false }
    })
    gathered.blocks.push({
      question: ref,
      name: '',
      value: item,
      path: entry.path,
      beside: [],
      isItem: false,
      parts,
    })
    return
  }
  for (const [key, value] of rest) {
    if (typeof value !== 'object' || value === null) continue
    used.add(key)
    gatherField(gathered, ref, { name: key, value, path: stepPath(entry.path, key), beside: scalars })
  }
  if (scalars.filter(([, value]) => typeof value === 'number').length > 1) {
    gathered.blocks.push({
      ...{ question: ref, name: '', value: Object.fromEntries(scalars), path: entry.path, beside: [] },
      isItem: true,
    })
    return
  }
  for (const [key, value] of leftOver(item, used))
    setAside(gathered.unplaced, stepPath(entry.path, key), value)
}

interface Field {
  name: string
  value: unknown
  path: string
  beside: readonly (readonly [string, unknown])[]
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

/**
 * Gathers answers whose entries each name their persona; anything else becomes a block, which is understood with its
 * item.
 */
function gatherField(gathered: Gathered, question: QuestionRef, field: Field): void {
  const entries = entriesOf(field.value, field.path)
  const isAnswers = ANSWERS_NAMES.includes(field.name.toLowerCase()) || field.name === ''
  const namesPersona = ({ value }: Entry): boolean =>
    isObject(value) &&
    takeApart(value).hasValue &&
    (readRowRespondent(value).id !== null || (isAnswers && plainId(value) !== null))
  const named = entries.filter(namesPersona)
  if (named.length === 0) {
    if (entries.length > 0) gathered.blocks.push({ question, ...field, isItem: false })
    return
  }
  for (const { key, value, path } of entries) {
    if (!isObject(value) || !namesPersona({ key, value, path, at: 0 })) {
      setAside(gathered.unplaced, path, value)
      continue
    }
    const told = readRowRespondent(value)
    const parts = takeApart(value)
    const id = told.id ?? plainId(value) ?? key
    if (id === null) continue
    if (told.plainField !== null) notePlainName(gathered, id, told.plainField)
    const known = gathered.respondents.get(id)
    if (!known || (known.attributes.length === 0 && told.attributes.length > 0))
      gathered.respondents.set(id, { id, attributes: told.attributes })
    const values = parts.hasValue ? parts.values : alternatives(value)
    gathered.cells.push({
      ...{ respondent: id, question, values, labels: parts.labels, path },
      telling: tellingFields(value, told.used),
      entry: value,
    })
    for (const [extra, inner] of leftOver(value, new Set([...told.used, ...parts.used])))
      setAside(gathered.unplaced, stepPath(path, extra), inner)
  }
}
