import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Answer } from '../../../../shared/models/results.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import type { ItemQuotes } from '../quotes/use-quotes.ts'
import type { AnswerTags } from '../tags/use-answer-tags.ts'
import { selectedWith } from './selection-context.ts'
import type { AnswerSelection } from './use-answer-selection.ts'

interface AnswerKeys {
  answers: readonly Answer[]
  /** The rows of the list, by the places of their answers; rows of closed groups are left out. */
  rows: readonly { order: number }[]
  /** Has a row rendered; in a very long list not all are. */
  show: (order: number) => void
  answerTags: AnswerTags | null
  selection: AnswerSelection
  quotes: ItemQuotes
}

/** Keys that move: the row they lead to, from the present row and the number of rows. */
const MOVES: Readonly<Record<string, (row: number, rows: number) => number>> = {
  ArrowDown: (row) => row + 1,
  j: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  k: (row) => row - 1,
  Home: () => 0,
  End: (_, rows) => rows - 1,
}

/** Focuses a row, which becomes the one at which the Tab key stops. */
function goTo(list: Element, order: number, show: (order: number) => void): void {
  const find = () => list.querySelector<HTMLElement>(`:scope > [data-order="${order}"]`)
  if (!find()) flushSync(() => show(order))
  const row = find()
  if (!row) return
  makeTabStop(list, row)
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
}

/** Makes a row the only one of the list at which the Tab key stops. */
export function makeTabStop(list: Element, row: HTMLElement): void {
  for (const other of list.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]')) other.tabIndex = -1
  row.tabIndex = 0
}

/** Returns the focus to the list after the focused element has disappeared. */
export function returnToList(list: Element | null): void {
  list?.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus({ preventScroll: true })
}

/**
 * The keys of the list of answers: they move, select, open the tag menu, keep a quote, and set or remove the tag with
 * that key. Digits that no tag has still open items.
 */
export function answerKeys({ answers, rows, show, answerTags, selection, quotes }: AnswerKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: list, shiftKey } = event
    // With Caps Lock, letters come as capitals but mean the same.
    const key = event.key.length === 1 && !shiftKey ? event.key.toLowerCase() : event.key
    // Keys pressed in a tag menu arrive here too, since React treats it as part of its row.
    if (!answerTags || !(target instanceof HTMLElement) || !list.contains(target)) return
    const row = target.closest<HTMLElement>('[data-order]')
    if (!row || event.altKey) return
    const isOnRow = target === row
    const order = Number(row.dataset.order)
    if (!act()) return
    event.preventDefault()
    // Otherwise a digit would also open an item.
    event.stopPropagation()

    function act(): boolean {
      if (event.ctrlKey || event.metaKey) {
        if (key.toLowerCase() !== 'a' || shiftKey) return false
        selection.all()
        return true
      }
      const move = MOVES[key]
      if (move) {
        const at = rows.findIndex((each) => each.order === order)
        const to = rows[move(at, rows.length)]?.order
        if (to === undefined) return true
        if (shiftKey && isOnRow && key.startsWith('Arrow')) selection.range(order, to)
        goTo(list, to, show)
        return true
      }
      if (key === 'Escape' && selection.selected.size > 0) {
        selection.none()
        return true
      }
      if ((key === ' ' && isOnRow) || key === 'x') {
        selection.toggle(order, false)
        return true
      }
      if ((key === 'Enter' && isOnRow) || key === 't') {
        row?.querySelector<HTMLElement>('[data-opens-tags]')?.click()
        return true
      }
      return key === 'q' ? quote() : setTag()
    }

    /** The personas to whose answers a key applies. */
    function personas(): readonly number[] {
      const persona = answers[order]?.respondent
      const all = persona === undefined ? [] : selectedWith(selection.selected, persona)
      return all.filter((each) => answerTags?.mayCarry(each))
    }

    function quote(): boolean {
      const quoted = personas()
      if (quoted.length > 0) quotes.toggle(quoted)
      return true
    }

    function setTag(): boolean {
      const pressed = pressedKey(event)
      // French keyboards type digits with Shift; a capital letter is not the key of a tag.
      if (shiftKey && !/\d/.test(pressed)) return false
      const tag = answerTags?.tags.find((each) => each.key === pressed)
      if (tag) answerTags?.toggle(personas(), tag)
      return tag !== undefined
    }
  }
}
