import { addTo } from '../../json/add-to.ts'
import type { KnownTexts } from './item-refs.ts'
import { isLeaf, type LeafNode, type Node } from './node.ts'

/** In groups of three too: "1 450", and in Switzerland "1'450". */
const BARE_NUMBER = /^\s*(?:\d{1,9}|[1-9]\d{0,2}(?:[ \u00a0\u202f'’]\d{3}){1,2})(?:[.,]\d{1,6}0*)?\s*$/
const BETWEEN_GROUPS = /[\s'’]/g
/** What programs write for a missing answer, unless larger numbers show that people say such numbers. */
export const MISSING_CODE = /^(?:66|77|88|9[5-9]|666|777|888|99[5-9]|9999|99999)$/
const FEWEST = 2
const FEWEST_ALIKE = 4

/** Whether a value is a number that a person may have said: whole or not, never below 0. */
export function isSaidNumber(value: unknown): boolean {
  return typeof value === 'number' ? value >= 0 : typeof value === 'string' && BARE_NUMBER.test(value)
}

/**
 * Whether the values of an open-ended item are numbers that people said ("How many times?"): most of them are numbers,
 * and all others are words.
 */
export function areSaidNumbers(values: readonly unknown[]): boolean {
  const numbers = values.filter(isSaidNumber).length
  const areAll = values.every((value) => isSaidNumber(value) || typeof value === 'string')
  return areAll && values.length >= FEWEST && numbers * 2 > values.length
}

/** Whether values are one and the same number for everybody: programs mark so who said something in words elsewhere. */
export function areOneNumber(values: readonly unknown[]): boolean {
  const [first] = values
  return values.length >= FEWEST_ALIKE && isSaidNumber(first) && values.every((value) => value === first)
}

/**
 * Whether a number among those that people said may be a code for a missing answer: 99 and the like, where nobody said
 * as much.
 */
export function mayBeMissing(value: unknown, all: readonly unknown[]): boolean {
  const text = String(value).trim()
  if (!isSaidNumber(value) || !MISSING_CODE.test(text)) return false
  const said = all.filter((one) => isSaidNumber(one) && !MISSING_CODE.test(String(one).trim()))
  return !said.some((one) => Number(String(one).replace(BETWEEN_GROUPS, '').replace(',', '.')) > Number(text))
}

/**
 * Finds whether numbers are codes that a payload explains elsewhere: keys of a map of texts, or numbers beside texts in
 * the entries of a list, where these texts are none of the questionnaire's.
 */
export function explainedNumbers(
  root: Node,
  known: Pick<KnownTexts, 'isOption' | 'itemOf'>,
): (leaves: readonly LeafNode[]) => boolean {
  const tables: { codes: ReadonlySet<string>; paths: ReadonlySet<string>; isMap: boolean }[] = []
  const isOwnText = (node: Node | undefined): boolean =>
    isLeaf(node) &&
    typeof node.value === 'string' &&
    /\p{L}/u.test(node.value) &&
    !known.isOption(node.value) &&
    known.itemOf(node.value) === null

  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const { items } = node
    if (node.kind === 'map' && items.length >= FEWEST && node.keys.every((key) => /^\d+$/.test(key))) {
      if (items.every(isOwnText)) tables.push({ codes: new Set(node.keys), paths: new Set(), isMap: true })
    }
    if (node.kind === 'list' && items.length >= FEWEST) {
      const fields = new Map<string, LeafNode[]>()
      for (const item of items) {
        if (item.kind !== 'map' || !item.items.some(isOwnText)) continue
        item.items.forEach((leaf, at) => {
          if (!isLeaf(leaf) || !isSaidNumber(leaf.value)) return
          const name = item.keys[at] ?? ''
          addTo(fields, name, leaf)
        })
      }
      for (const own of fields.values()) {
        const codes = new Set(own.map(({ value }) => String(value)))
        if (codes.size === items.length)
          tables.push({ codes, paths: new Set(own.map(({ path }) => path)), isMap: false })
      }
    }
    items.forEach(look)
  }
  look(root)
  return (leaves) => {
    const codes = leaves.map(({ value }) => String(value).trim())
    const different = new Set(codes)
    return tables.some(
      (table) =>
        (table.isMap || different.size === codes.length) &&
        [...different].every((code) => table.codes.has(code)) &&
        !leaves.some(({ path }) => table.paths.has(path)),
    )
  }
}
