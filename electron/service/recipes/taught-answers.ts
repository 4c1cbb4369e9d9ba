import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { AnswerRule, ResultsRecipe } from '../../../shared/models/recipe.ts'
import { asText, isEmptyValue } from '../json/json-value.ts'
import { comparable } from '../results/words/comparable.ts'
import { type Filling, fillName, fillPath, hasWord } from './fill-path.ts'
import type { GuardedSelect } from './guarded-select.ts'
import { locationPath, type Selected } from './json-path.ts'
import { markedCell } from './option-marks.ts'
import { readHeader } from './read-header.ts'
import type { TaughtCell } from './taught-cell.ts'
import { peopleById, type TaughtPerson } from './taught-people.ts'

/** The answers that a recipe finds, and the header entries that name their items. */
export interface TaughtAnswers {
  cells: TaughtCell[]
  headers: Set<string | number>
  /** How many answers are of nobody among the personas, by the ids beside them or the names that they are under. */
  ofNobody: number
}

interface Row {
  which: string | null
  /** Several where the record lists all who gave its answer. */
  persons: number[]
  /** How many others gave the answer, who are none of the personas. */
  others: number
  value: unknown
  path: string
}

/** Finds the answers of a payload by a recipe's rules. */
export function taughtAnswers(
  data: unknown,
  { questions }: SurveyDraft,
  {
    recipe,
    people,
    select,
  }: { recipe: ResultsRecipe; people: readonly TaughtPerson[]; select: GuardedSelect },
): TaughtAnswers {
  const headers = new Set<string | number>()
  const byId = peopleById(people)
  const byStep = new Map(people.map(({ step }, at) => [String(step), at]))
  const known = new Map<string, Row[]>()
  /** By item: the answers of nobody that the last rule found. */
  const strangers = new Map<number, number>()

  /** The records of one answer each, with their persona and item; selected once, however many items there are. */
  function rowsOf(rule: AnswerRule, part: string, rows: string): Row[] {
    const key = JSON.stringify([rows, rule.which, rule.who])
    const before = known.get(key)
    if (before) return before
    const first = (path: string | undefined, name: string, value: unknown): string | null =>
      path === undefined ? null : asText(select(`${part}.${name}`, path, value)[0]?.value)
    const read = select(`${part}.rows`, rows, data).map(({ value, location }): Row => {
      const which = first(rule.which, 'which', value)
      const who = rule.who === undefined ? [] : select(`${part}.who`, rule.who, value)
      const persons = who.flatMap((one) => byId.get(asText(one.value) ?? '') ?? [])
      return {
        which: which === null ? null : comparable(which),
        persons,
        others: who.filter(({ value: id }) => !isEmptyValue(id)).length - persons.length,
        value,
        path: locationPath(location),
      }
    })
    known.set(key, read)
    return read
  }

  function fromRows(rule: AnswerRule, part: string, filling: Filling, item: number): TaughtCell[] {
    const rows = fillPath(rule.rows ?? '', filling)
    const path = fillPath(rule.path, filling)
    if (rows === null || path === null) return []
    const name = comparable(fillName(rule.columnName ?? '{item}', filling))
    const cells = new Map<number, TaughtCell>()
    for (const row of rowsOf(rule, part, rows)) {
      if (rule.which !== undefined && row.which !== name) continue
      if (row.others > 0 && select(`${part}.path`, path, row.value).some(({ value }) => !isEmptyValue(value)))
        strangers.set(item, (strangers.get(item) ?? 0) + row.others)
      const isShared = row.persons.length > 1
      for (const person of row.persons) {
        const cell = cells.get(person) ?? { item, person, found: [], ...(isShared && { isShared }) }
        cells.set(person, cell)
        for (const { value, location } of select(`${part}.path`, path, row.value))
          cell.found.push({ value, path: locationPath(location, row.path) })
      }
    }
    return [...cells.values()]
  }

  function fromPeople(rule: AnswerRule, part: string, filling: Filling, item: number): TaughtCell[] {
    const isOwn = rule.path.startsWith('@')
    if (hasWord(rule.path, 'option')) return fromMarks(rule, part, filling, item)
    // Filled once where it is the same for all personas: there may be thousands of answers.
    const ofAll = hasWord(rule.path, 'persona') ? undefined : fillPath(rule.path, filling)
    return people.flatMap((person, at) => {
      const path = ofAll === undefined ? fillPath(rule.path, { ...filling, persona: person.id }) : ofAll
      if (path === null) return []
      const found = select(`${part}.path`, path, isOwn ? person.value : data).map(({ value, location }) => ({
        value,
        path: locationPath(location, isOwn ? person.path : '$'),
      }))
      return found.length === 0 ? [] : [{ item, person: at, found }]
    })
  }

  /** For an item whose options have a mark each. */
  function fromMarks(rule: AnswerRule, part: string, filling: Filling, item: number): TaughtCell[] {
    const { type, options = [] } = questions[item] ?? {}
    if (type !== 'single_choice') return []
    const first = rule.firstOption ?? 1
    const paths = options.map((_, at) => fillPath(rule.path, { ...filling, option: at + first }) ?? '')
    return people.flatMap((person, at) => {
      const marks = paths.map((path) => {
        const [node] = path === '' ? [] : select(`${part}.path`, path, person.value)
        return node && { value: node.value, path: locationPath(node.location, person.path) }
      })
      return markedCell(item, at, marks) ?? []
    })
  }

  /** Values in the order of the personas, or under the personas' own names. */
  function inOrder(rule: AnswerRule, part: string, filling: Filling, item: number): TaughtCell[] {
    const path = fillPath(rule.path, filling)
    if (path === null) return []
    const nodes = select(`${part}.path`, path, data)
    const cell = (person: number, { value, location }: (typeof nodes)[number]): TaughtCell => ({
      item,
      person,
      found: [{ value, path: locationPath(location) }],
    })
    if (recipe.personaId === '~') {
      const depth = varyingDepth(nodes.map(({ location }) => location))
      return nodes.flatMap((node) => {
        const person = byStep.get(String(node.location[depth]))
        if (person === undefined && !isEmptyValue(node.value))
          strangers.set(item, (strangers.get(item) ?? 0) + 1)
        return person === undefined ? [] : [cell(person, node)]
      })
    }
    if (nodes.length === people.length) return nodes.map((node, at) => cell(at, node))
    const known = placed(nodes)
    if (known) return known.map(([person, node]) => cell(person, node))
    if (nodes.length > 0)
      select.note({
        part: `${part}.path`,
        path: rule.path,
        problem: 'unequal_lengths',
        detail: `${nodes.length} ≠ ${people.length}`,
      })
    return []
  }

  /**
   * The persona of each node, where some have none: by their ids as names, or by their places in a list of all of them.
   */
  function placed(nodes: readonly Selected[]): [person: number, node: Selected][] | null {
    const depth = varyingDepth(nodes.map(({ location }) => location))
    const [first] = nodes
    if (!first || nodes.length < 2) return null
    const isList = sizeOfList(data, first.location.slice(0, depth)) === people.length
    const pairs = nodes.flatMap((node): [number, Selected][] => {
      const step = node.location[depth]
      const person = typeof step === 'number' ? (isList ? step : undefined) : byId.get(step ?? '')
      return person === undefined ? [] : [[person, node]]
    })
    const isClear =
      pairs.length === nodes.length && new Set(pairs.map(([person]) => person)).size === pairs.length
    return isClear ? pairs : null
  }

  function byRule(rule: AnswerRule, at: number, item: number): TaughtCell[] {
    const stem = questions[item]?.stem ?? ''
    if (rule.stem !== undefined && comparable(rule.stem) !== comparable(stem)) return []
    if (rule.type !== undefined && rule.type !== questions[item]?.type) return []
    const part = `results.answers[${at}]`
    const filling: Filling = { item: item + rule.from, stem }
    if (rule.header !== undefined) {
      const entry = readHeader(data, { rule, part, filling, select })
      if (!entry) return []
      headers.add(entry.told)
      Object.assign(filling, { column: entry.column, code: entry.code })
    }
    if (rule.rows !== undefined) return fromRows(rule, part, filling, item)
    const isOfEach = rule.path.startsWith('@') || hasWord(rule.path, 'persona')
    return isOfEach ? fromPeople(rule, part, filling, item) : inOrder(rule, part, filling, item)
  }

  const blanks: { at: number; cells: TaughtCell[] }[] = []
  const cells = questions.flatMap((_, item) => {
    let blank: (typeof blanks)[number] | null = null
    for (const [at, rule] of recipe.answers.entries()) {
      strangers.delete(item)
      const found = byRule(rule, at, item)
      // Each kind of answer may have a field of its own, which is blank in the others.
      if (found.some((cell) => cell.found.some(({ value }) => !isEmptyValue(value)))) return found
      if (found.length > 0) blank ??= { at, cells: found }
    }
    if (blank) blanks.push(blank)
    return []
  })
  // A rule that finds only blanks for several items reads a field that is not theirs.
  for (const { at, cells: own } of blanks)
    if (blanks.filter((other) => other.at === at).length < 2) cells.push(...own)
  const ofNobody = [...strangers.values()].reduce((sum, some) => sum + some, 0)
  return { cells, headers, ofNobody }
}

/** How many entries the list at a place has; null where there is none. */
function sizeOfList(data: unknown, location: readonly (string | number)[]): number | null {
  const list = location.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : null,
    data,
  )
  return Array.isArray(list) ? list.length : null
}

/** The index of the first step in which some locations differ; of the last step where there is only one location. */
function varyingDepth(locations: readonly (readonly (string | number)[])[]): number {
  const [first] = locations
  if (!first) return 0
  const depth = first.findIndex((step, at) => locations.some((other) => other[at] !== step))
  return depth === -1 ? first.length - 1 : depth
}
