import type { KeyboardEvent } from 'react'
import type { Tree } from './use-tree.ts'

interface TreeKeys {
  tree: Tree
  /** Number of rows in a page. */
  page: number
  /** Assigns the current row to the need that waits. */
  onPoint: () => void
  onMenu: () => void
}

/** Handles a key in the tree; returns whether the key has a function. */
export function pressInTree(event: KeyboardEvent, { tree, page, onPoint, onMenu }: TreeKeys): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const { at, total } = tree
  const row = tree.rowAt(at)
  const go = (to: number) => tree.goTo(Math.max(0, Math.min(total - 1, to)))
  const holds = row !== undefined && row.size > 0
  const unfolded = row !== undefined && (at === 0 || tree.isOpen(row.path))
  switch (event.key) {
    case 'ArrowDown':
      go(at + 1)
      return true
    case 'ArrowUp':
      go(at - 1)
      return true
    case 'PageDown':
      go(at + page)
      return true
    case 'PageUp':
      go(at - page)
      return true
    case 'Home':
      go(0)
      return true
    case 'End':
      go(total - 1)
      return true
    case 'ArrowRight':
      if (holds && unfolded) go(at + 1)
      else if (holds) tree.toggle(row.path)
      return true
    case 'ArrowLeft':
      if (holds && unfolded && at > 0) tree.toggle(row.path)
      else tree.goToParent(at)
      return true
    case ' ':
      if (holds && at > 0) tree.toggle(row.path)
      return true
    case 'Enter':
      onPoint()
      return true
    case 'ContextMenu':
      onMenu()
      return true
    case 'F10':
      if (!event.shiftKey) return false
      onMenu()
      return true
    default:
      return event.key.length === 1 && goToLetter(event.key, tree)
  }
}

/**
 * Goes to the next loaded row near the current one whose name begins with the letter; after the last comes the first.
 */
function goToLetter(letter: string, { at, rowAt, goTo }: Tree): boolean {
  const wanted = letter.toLowerCase()
  const begins = (index: number) => String(rowAt(index)?.key).toLowerCase().startsWith(wanted)
  let first = at
  while (first > 0 && rowAt(first - 1)) first -= 1
  for (let index = at + 1; rowAt(index); index += 1) if (begins(index)) return done(goTo, index)
  for (let index = first; index < at; index += 1) if (begins(index)) return done(goTo, index)
  return false
}

function done(goTo: (index: number) => void, index: number): true {
  goTo(index)
  return true
}
