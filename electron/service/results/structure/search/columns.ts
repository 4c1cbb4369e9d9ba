import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { isForeignName } from '../../words/foreign-words.ts'
import type { LeafNode } from '../node.ts'
import type { Decoder } from './decode.ts'
import type { Frame } from './frames.ts'
import type { ItemKeys } from './item-keys.ts'
import type { Shape } from './spots.ts'

/** The answer of one persona to one item. */
export interface Told {
  leaf: LeafNode
  /** The option; null where a choice was not answered with one. */
  option: number | null
  isBlank: boolean
}

/** What is needed to read the values of a frame. */
export interface ReadParts {
  draft: SurveyDraft
  personas: number
  decoder(standIns: ReadonlySet<string>): Decoder
  isItem(value: unknown): boolean
  /** Whether values declare what codes mean, and so are no answers. */
  isDeclared(shape: Shape): boolean
  isOption(value: unknown): boolean
  /** Whether the payload explains numbers by texts of its own. */
  areExplained(leaves: readonly LeafNode[]): boolean
  /** Whether the payload declares that a value stands for a missing answer to an item. */
  isMissingCode(item: number, value: unknown): boolean
  /** The codes that the payload declares for missing answers to items of any kind. */
  missing: ReadonlySet<string>
}

export type Cells = ReadonlyMap<string, LeafNode>
/** By the path within an entry: by item, the values of each persona. */
export type Columns = ReadonlyMap<string, ReadonlyMap<number, Cells>>

/** The values of a frame by path, item and persona. Paths with two values of one persona for one item are left out. */
export function columnsOf({ family, item, person }: Frame, { items }: ItemKeys, parts: ReadParts): Columns {
  const columns = new Map<string, Map<number, Map<string, LeafNode>>>()
  const broken = new Set<string>()
  const telling = new Set([...(item.field ?? []), ...(person.field ?? [])])
  for (const shape of family.shapes) {
    if (telling.has(shape) || parts.isDeclared(shape)) continue
    const path = JSON.stringify(shape.steps.slice(family.at + 1))
    for (const spot of shape.spots) {
      const about = items.get(item.keyOf(spot) ?? '')
      const who = person.keyOf(spot)
      if (about === undefined || who === null) continue
      const byItem = columns.get(path) ?? new Map<number, Map<string, LeafNode>>()
      columns.set(path, byItem)
      const cells = byItem.get(about) ?? new Map<string, LeafNode>()
      byItem.set(about, cells)
      const before = cells.get(who)
      // Two values of a persona for one item: nobody knows which is the answer.
      if (before && before !== spot.leaf) broken.add(path)
      cells.set(who, spot.leaf)
    }
  }
  for (const path of broken) columns.delete(path)
  return columns
}

/**
 * The columns without those in which each persona has the same value for all items, which is then about the persona;
 * but what stands directly under the names of the items is about these, though all may have been answered alike.
 */
export function withoutTraits(columns: Columns, { family }: Frame): Columns {
  return new Map(
    [...columns].filter(([path, byItem]) => (family.isOfNames && path === '[]') || !areTraits(byItem)),
  )
}

/** Whether each persona has the same value for all items. */
function areTraits(byItem: ReadonlyMap<number, Cells>): boolean {
  if (byItem.size < 2) return false
  const seen = new Map<string, LeafNode['value']>()
  let isRepeated = false
  for (const cells of byItem.values())
    for (const [key, leaf] of cells) {
      if (isBlank(leaf)) continue
      if (seen.has(key) && seen.get(key) !== leaf.value) return false
      isRepeated ||= seen.has(key)
      seen.set(key, leaf.value)
    }
  return isRepeated
}

/** Whether a name on a path says that it holds no answers of this run. */
export function isForeignPath(path: string): boolean {
  return (JSON.parse(path) as (string | null)[]).some((step) => step !== null && isForeignName(step))
}

export function isBlank({ value }: LeafNode): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

export function hasWords(cells: Cells | undefined): boolean {
  return wordsIn(cells).length > 0
}

/** The values that have letters. */
export function wordsIn(cells: Cells | undefined): string[] {
  return [...(cells?.values() ?? [])].flatMap(({ value }) =>
    typeof value === 'string' && /\p{L}/u.test(value) ? [value] : [],
  )
}
