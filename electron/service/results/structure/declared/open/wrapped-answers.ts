import { isReasonName, saysWhyMissing } from '../../../words/missing-reasons.ts'
import { fieldsByName } from '../../fields-by-name.ts'
import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { codeOf } from '../../records.ts'
import { isBlank } from '../places.ts'
import { entryGroups, withFresh } from './entry-groups.ts'
import type { OpenParts } from './open-parts.ts'
import { isReferenceName } from './references.ts'

const FEWEST = 3
const LONGEST_CODE = 4

/**
 * Takes answers out of the maps in which they stand where others have the bare code of a missing answer: `"Q3": {"num":
 * "8 €"}` for most, and `"Q3": 99` for those who refused, which becomes an empty place. Only where each of these codes
 * is explained by such a reason, and all maps have one value under the same name: the program itself tells a 99 that
 * somebody said from the code. A map that only refers to another part (`"Option": {"$ref": "7"}`) holds no answer, and
 * stays as it is.
 */
export function openWrapped(root: Node, { known }: Pick<OpenParts, 'known'>): Node {
  let reasons: ReadonlySet<string> | null = null
  const fresh = new Map<Node, Node>()
  for (const maps of entryGroups(root)) {
    for (const fields of fieldsByName(maps).values()) {
      const cells = fields.map(({ node }) => node)
      const wrapped = cells.filter((cell): cell is MapNode => cell.kind === 'map')
      const bare = cells.filter(isLeaf)
      const inner = new Set(wrapped.map((map) => map.keys.join(' ')))
      const isMixed =
        wrapped.length >= FEWEST && bare.length > 0 && wrapped.length + bare.length === cells.length
      if (!isMixed || inner.size > 1 || !wrapped.every(isOne)) continue
      reasons ??= codesOfReasons(root, known)
      if (!bare.every((leaf) => isMissing(leaf, reasons ?? new Set()))) continue
      for (const map of wrapped) fresh.set(map, map.items[0] as Node)
      for (const leaf of bare) fresh.set(leaf, { ...leaf, value: null, exact: undefined })
    }
  }
  return withFresh(root, fresh)
}

function isOne({ keys, items }: MapNode): boolean {
  return items.length === 1 && isLeaf(items[0]) && !isReferenceName(keys[0] ?? '')
}

function isMissing({ value }: LeafNode, reasons: ReadonlySet<string>): boolean {
  return (
    isBlank(value) || reasons.has(codeOf(value) ?? '') || (typeof value === 'string' && isReasonName(value))
  )
}

/** The short codes beside which some map has a reason for a missing answer, and none has an option. */
function codesOfReasons(root: Node, known: OpenParts['known']): ReadonlySet<string> {
  const codes = new Map<string, boolean>()
  const look = (node: Node): void => {
    if (node.kind === 'leaf') return
    const leaves = node.kind === 'map' ? node.items.filter(isLeaf) : []
    const hasReason = leaves.some(({ value }) => typeof value === 'string' && saysWhyMissing(value))
    const hasOption = leaves.some(({ value }) => known.isOption(value))
    if (hasReason || hasOption)
      for (const { value } of leaves) {
        const code = codeOf(value) ?? ''
        if (code.length > 0 && code.length <= LONGEST_CODE)
          codes.set(code, !hasOption && codes.get(code) !== false)
      }
    node.items.forEach(look)
  }
  look(root)
  return new Set([...codes].flatMap(([code, isReason]) => (isReason ? [code] : [])))
}
