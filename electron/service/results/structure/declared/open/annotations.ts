import type { Node } from '../../node.ts'

/** "Value@odata.type", "Answers@odata.count": what the field of the name before the sign is, in the same map. */
const ANNOTATION =
  /^(.+)@(?:odata\.)?(?:type|count|id|etag|context|nextLink|navigationLink|associationLink|mediaReadLink)$/

/** A payload without what is said about fields beside them, under their names: it is of none of its own. */
export function withoutAnnotations(root: Node): Node {
  if (root.kind === 'leaf') return root
  const items = root.items.map(withoutAnnotations)
  if (root.kind === 'list') return { ...root, items }
  const isOwn = (key: string): boolean => !root.keys.includes(ANNOTATION.exec(key)?.[1] ?? '')
  if (root.keys.every(isOwn)) return { ...root, items }
  return {
    ...root,
    keys: root.keys.filter(isOwn),
    items: items.filter((_, at) => isOwn(root.keys[at] ?? '')),
  }
}
