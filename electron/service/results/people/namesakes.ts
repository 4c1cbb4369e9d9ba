import type { Respondent } from '../../../../shared/models/results.ts'
import { addTo } from '../../json/add-to.ts'
import type { Cell, Gathered, PlainName } from '../shapes/gathered.ts'
import type { RunSizes } from './run-sizes.ts'

/**
 * Tells apart respondents who share a plain name. Rows of one name belong to one respondent where they describe the
 * same person and answer different items; else each row is a respondent of its own, without an id. Where there are more
 * rows than the run has personas, they are not namesakes but repeated answers.
 */
export function apartNamesakes(gathered: Gathered, sizes: RunSizes): Gathered {
  const { plainNames } = gathered
  if (!plainNames || plainNames.size === 0) return gathered
  const byKey = new Map<string, Cell[]>()
  for (const cell of gathered.cells) {
    const own = byKey.get(cell.respondent) ?? []
    byKey.set(cell.respondent, own)
    own.push(cell)
  }
  const rows = new Map<string, string[]>()
  for (const [key, { name }] of plainNames) addTo(rows, name, key)
  const renamed = new Map<string, string>()
  const respondents = new Map<string, Respondent>()
  const alone: Cell[] = []
  let isApart = false
  const known = new Map<string, { areAlike: boolean; items: string[]; isTwice: boolean }>()
  const ofName = (name: string) => {
    const before = known.get(name)
    if (before) return before
    const keys = rows.get(name) ?? []
    const told = new Set(keys.map((key) => JSON.stringify(gathered.respondents.get(key)?.attributes)))
    const items = keys.flatMap((key) => (byKey.get(key) ?? []).map(itemOf))
    const found = { areAlike: told.size <= 1, items, isTwice: new Set(items).size < items.length }
    known.set(name, found)
    return found
  }
  const isTooMany = sizes.most !== null && gathered.respondents.size > sizes.most
  const answers = answersByItem(gathered.cells)
  for (const [key, respondent] of gathered.respondents) {
    const plain = plainNames.get(key)
    const keys = plain ? (rows.get(plain.name) ?? []) : []
    const { areAlike, items, isTwice } = ofName(plain?.name ?? '')
    const isAgain = (): boolean =>
      keys.length > 1 ? isTooMany : items.some((item) => (answers.get(item) ?? 0) > (sizes.most ?? 0))
    if (!plain || (areAlike && (!isTwice || isAgain()))) {
      const to = plain ? plain.name : key
      renamed.set(key, to)
      if (!respondents.has(to)) respondents.set(to, respondent)
      continue
    }
    isApart = true
    if (keys.length > 1) {
      renamed.set(key, key)
      respondents.set(key, nameless(respondent, plain))
      continue
    }
    // Single answers of several people with this name: it is unclear which of them belong together.
    renamed.set(key, '')
    for (const cell of byKey.get(key) ?? []) {
      alone.push({ ...cell, respondent: `${key}\n${cell.path}` })
      respondents.set(`${key}\n${cell.path}`, nameless({ id: null, attributes: [] }, plain))
    }
  }
  const kept = gathered.cells.flatMap((cell) => {
    const to = renamed.get(cell.respondent) ?? cell.respondent
    return to === '' ? [] : [{ ...cell, respondent: to }]
  })
  return {
    ...gathered,
    respondents,
    cells: [...kept, ...alone],
    byPlace: gathered.byPlace === true || isApart,
  }
}

function nameless({ attributes }: Respondent, { field, name }: PlainName): Respondent {
  return { id: null, attributes: [{ name: field, value: name }, ...attributes] }
}

function itemOf({ question }: Cell): string {
  return JSON.stringify([question.names, question.position])
}

function answersByItem(cells: readonly Cell[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const cell of cells) times.set(itemOf(cell), (times.get(itemOf(cell)) ?? 0) + 1)
  return times
}
