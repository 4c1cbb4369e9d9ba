import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { KnownTexts } from './item-refs.ts'
import { itemLegends } from './legends/item-legends.ts'
import { type LegendNotes, type Meanings, NUMERIC } from './legends/legend-notes.ts'
import { optionLegends } from './legends/option-legends.ts'
import type { LeafNode, Node } from './node.ts'
import { codeOf } from './records.ts'

/** What the codes of a payload mean, as it declares them anywhere. */
export interface Legends {
  /** The item that a code stands for; null where it stands for none, or for two. */
  itemOf(code: unknown): number | null
  /** Whether a code is declared for two items. */
  isDisputed(code: unknown): boolean
  /** The option of an item that a code stands for; null where it stands for none, or for two. */
  optionOf(item: number, code: unknown): number | null
  /** By item: the option that a code stands for. */
  optionsOf(code: unknown): ReadonlyMap<number, number>
  /**
   * The items to whose options a text may be a code; this includes codes declared only by rows that may be personas'
   * own.
   */
  mayMean(code: unknown): ReadonlySet<number>
  /** Whether the value at a path is in such a row. */
  isDoubtful(path: string): boolean
  /** Whether the payload declares codes of an item's options. */
  hasCodes(item: number): boolean
  /** The values that declare the codes. */
  leaves: readonly LeafNode[]
}

/** Finds the lists and maps that give codes to items, or to the options of an item. */
export function findLegends(root: Node, draft: SurveyDraft, known: KnownTexts, personas: number): Legends {
  const notes: LegendNotes = {
    ...{ items: new Map(), options: draft.questions.map((): Meanings => new Map()), leaves: [] },
    ...{ doubtful: new Map(), doubtfulPaths: new Set(), turned: new Set() },
  }
  const { items, options, leaves, doubtful, doubtfulPaths, turned } = notes
  const choices = draft.questions.flatMap(({ type }, at) => (type === 'single_choice' ? [at] : []))
  const parts = { draft, known, personas, choices }
  const { lookForItems, ownerOf } = itemLegends(parts, notes)
  lookForItems(root, false)
  optionLegends(parts, notes, ownerOf)(root, null)
  const optionOf = (item: number, code: unknown): number | null =>
    turned.has(item) && NUMERIC.test(String(code)) ? null : (options[item]?.get(codeOf(code) ?? '') ?? null)
  const byCode = new Map<unknown, ReadonlyMap<number, number>>()
  const allCodes = new Set(options.flatMap((codes) => [...codes.keys()]))
  const optionsOf = (code: unknown): ReadonlyMap<number, number> => {
    const before = byCode.get(code)
    if (before) return before
    const found = new Map<number, number>()
    if (allCodes.has(codeOf(code) ?? ''))
      for (const item of options.keys()) {
        const option = optionOf(item, code)
        if (option !== null) found.set(item, option)
      }
    byCode.set(code, found)
    return found
  }
  return {
    isDisputed: (code) => items.get(codeOf(code) ?? '') === null,
    itemOf: (code) => items.get(codeOf(code) ?? '') ?? null,
    optionOf,
    optionsOf,
    mayMean: (code) => doubtful.get(String(code)) ?? new Set(optionsOf(code).keys()),
    isDoubtful: (path) => doubtfulPaths.has(path),
    hasCodes: (item) => (options[item]?.size ?? 0) > 0,
    leaves,
  }
}
