import { isLeaf, type LeafNode, type MapNode, type Node } from '../../node.ts'
import { ID_WORD } from '../../people-names.ts'

/** Somebody who is listed, by a name or as a record. */
type Member = LeafNode | MapNode

/**
 * Those who are listed under an answer: names, records with an id, or the names of a map that all have the same mark
 * (`{"p1": true, "p4": true}`). Null where it is no list of people.
 */
export function membersIn(people: Node | undefined): readonly Member[] | null {
  if (people === undefined) return null
  if (isLeaf(people)) return [people]
  if (people.kind === 'list') {
    const { items } = people
    return items.every(isLeaf) || items.every(isRecord) ? items : null
  }
  if (areMarked(people)) return people.keys.flatMap((key, at) => marked(key, people.items[at]))
  // The only entry of a list may stand for it.
  return isRecord(people) ? [people] : null
}

/** Whether a map marks people: all of its values are true. */
export function areMarked({ items }: MapNode): boolean {
  return items.every((leaf) => isLeaf(leaf) && leaf.value === true)
}

function marked(name: string, leaf: Node | undefined): LeafNode[] {
  return isLeaf(leaf) ? [{ ...leaf, value: name }] : []
}

/** The name or the id of somebody who is listed. */
export function nameOfMember(member: Member): string {
  return String((isLeaf(member) ? member : idIn(member))?.value)
}

/** The first value of somebody who is listed. */
export function firstLeaf(member: Member): LeafNode {
  const leaf = isLeaf(member) ? member : member.items.find(isLeaf)
  return leaf ?? { kind: 'leaf', value: null, raw: null, path: '$' }
}

/**
 * A row of somebody who is listed, with further fields; what else a record says stands below, as ids tell nothing
 * there.
 */
export function rowOf(member: Member, fields: Readonly<Record<string, LeafNode>>): MapNode {
  const rest = isLeaf(member) ? [] : [member]
  const id = isLeaf(member) ? member : (idIn(member) ?? firstLeaf(member))
  return {
    kind: 'map',
    keys: ['persona', ...Object.keys(fields), ...rest.map(() => 'about')],
    items: [id, ...Object.values(fields), ...rest],
  }
}

function isRecord(node: Node): node is MapNode {
  return (
    node.kind === 'map' && idIn(node) !== null && !node.keys.includes('answer') && !node.keys.includes('item')
  )
}

function idIn({ keys, items }: MapNode): LeafNode | null {
  const ids = items.filter((leaf, at): leaf is LeafNode => isLeaf(leaf) && ID_WORD.test(keys[at] ?? ''))
  return ids.find(({ value }) => value !== null && typeof value !== 'boolean') ?? null
}
