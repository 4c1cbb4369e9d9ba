import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { AnswerRule, ResultsRecipe } from '../../../shared/models/recipe.ts'
import { asText } from '../json/json-value.ts'
import { comparable } from '../results/words/comparable.ts'
import { type Filling, fillName, fillPath, hasWord } from './fill-path.ts'
import type { GuardedSelect } from './guarded-select.ts'
import { locationPath } from './json-path.ts'
import { readHeader } from './read-header.ts'
import { peopleById, type TaughtPerson } from './taught-people.ts'

/** What a recipe finds for one persona and one item: several values where its path selects several. */
export interface TaughtCell {
  item: number
  person: number
  found: { path: string; value: unknown }[]
}

/** The answers that a recipe finds, and the header entries that name their items. */
export interface TaughtAnswers {
  cells: TaughtCell[]
  headers: Set<string | number>
}

interface Row {
  which: string | null
  person: number
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

  /** The records of one answer each, with their persona and item; selected once, however many items there are. */
  function rowsOf(rule: AnswerRule, part: string, rows: string): Row[] {
    const key = JSON.stringify([rows, rule.which, rule.who])
    const before = known.get(key)
    if (before) return before
    const first = (path: string | undefined, name: string, value: unknown): string | null =>
      path === undefined ? null : asText(select(`${part}.${name}`, path, value)[0]?.value)
    const read = select(`${part}.rows`, rows, data).map(({ value, location }): Row => {
      const which = first(rule.which, 'which', value)
      const person = byId.get(first(rule.who, 'who', value) ?? '') ?? -1
      return { which: which === null ? null : comparable(which), person, value, path: locationPath(location) }
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
      if (row.person < 0 || (rule.which !== undefined && row.which !== name)) continue
      const cell = cells.get(row.person) ?? { item, person: row.person, found: [] }
      cells.set(row.person, cell)
      for (const { value, location } of select(`${part}.path`, path, row.value))
        cell.found.push({ value, path: locationPath(location, row.path) })
    }
    return [...cells.values()]
  }

  function fromPeople(rule: AnswerRule, part: string, filling: Filling, item: number): TaughtCell[] {
    const isOwn = rule.path.startsWith('@')
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
        return person === undefined ? [] : [cell(person, node)]
      })
    }
    if (nodes.length === people.length) return nodes.map((node, at) => cell(at, node))
    if (nodes.length > 0)
      select.note({
        part: `${part}.path`,
        path: rule.path,
        problem: 'unequal_lengths',
        detail: `${nodes.length} ≠ ${people.length}`,
      })
    return []
  }

  function byRule(rule: AnswerRule, at: number, item: number): TaughtCell[] {
    const stem = questions[item]?.stem ?? ''
    if (rule.stem !== undefined && comparable(rule.stem) !== comparable(stem)) return []
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

  const cells = questions.flatMap((_, item) => {
    for (const [at, rule] of recipe.answers.entries()) {
      const found = byRule(rule, at, item)
      if (found.length > 0) return found
    }
    return []
  })
  return { cells, headers }
}

/** The index of the first step in which some locations differ; of the last step where there is only one location. */
function varyingDepth(locations: readonly (readonly (string | number)[])[]): number {
  const [first] = locations
  if (!first) return 0
  const depth = first.findIndex((step, at) => locations.some((other) => other[at] !== step))
  return depth === -1 ? first.length - 1 : depth
}
