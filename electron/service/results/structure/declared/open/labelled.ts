import { isLeaf, type LeafNode, type Node } from '../../node.ts'
import { fieldsIn } from '../../records.ts'

const LONGEST_NAME = 64
const LONGEST_LABEL = 500

/**
 * By a column's name: its label, in a map from names to texts or in a list of maps of a name and a text, if the label
 * identifies an item ("animal__1": "Which animal? = A dog"). A name with two different labels has none.
 */
export function labelsIn(root: Node, isTelling: (text: string) => boolean): ReadonlyMap<string, LeafNode> {
  const labels = new Map<string, LeafNode | null>()
  const note = (name: string, leaf: LeafNode): void => {
    const before = labels.get(name)
    labels.set(name, before === undefined || before?.value === leaf.value ? leaf : null)
  }
  const isLabel = ({ value }: LeafNode): boolean =>
    typeof value === 'string' && value.length <= LONGEST_LABEL && /\s/.test(value.trim()) && isTelling(value)

  function walk(node: Node): void {
    if (node.kind === 'leaf') return
    if (node.kind === 'map')
      node.items.forEach((item, at) => {
        const name = node.keys[at] ?? ''
        if (isLeaf(item) && isLabel(item)) note(name, item)
        else if (item.kind === 'map')
          for (const { leaf } of fieldsIn(item, '').filter((field) => isLabel(field.leaf))) note(name, leaf)
      })
    else
      for (const item of node.items) {
        if (item.kind !== 'map') continue
        const fields = fieldsIn(item, '').map(({ leaf }) => leaf)
        const names = fields.filter(({ value }) => typeof value === 'string' && /^\S{1,64}$/.test(value))
        const texts = fields.filter(isLabel)
        if (texts.length === 1 && names.length <= 3)
          for (const { value } of names)
            if (String(value).length <= LONGEST_NAME) note(String(value), texts[0] as LeafNode)
      }
    node.items.forEach(walk)
  }

  walk(root)
  return new Map([...labels].flatMap(([name, leaf]) => (leaf === null ? [] : [[name, leaf] as const])))
}
