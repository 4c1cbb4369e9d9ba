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
  /** The rows of the list, by the places of their answers: those of a closed group are left out. */
  rows: readonly { order: number }[]
  /** Sees to it that a row is drawn, for in a very long list not all are. */
  show: (order: number) => void
  answerTags: AnswerTags | null
  selection: AnswerSelection
  quotes: ItemQuotes
}

/** Moves by these keys: the row it leads to, from the present one, of so many. */
const MOVES: Readonly<Record<string, (row: number, rows: number) => number>> = {
  ArrowDown: (row) => row + 1,
  j: (row) => row + 1,
  ArrowUp: (row) => row - 1,
  k: (row) => row - 1,
  Home: () => 0,
  End: (_, rows) => rows - 1,
}

/** Puts the cursor on a row, and the one stop of the Tab key with it. */
function goTo(list: Element, order: number, show: (order: number) => void): void {
  const find = () => list.querySelector<HTMLElement>(`:scope > [data-order="${order}"]`)
  if (!find()) flushSync(() => show(order))
  const row = find()
  if (!row) return
  makeTabStop(list, row)
  row.focus()
  row.scrollIntoView({ block: 'nearest' })
}

/** The Tab key comes to one row of the list: the one that was last in focus. */
export function makeTabStop(list: Element, row: HTMLElement): void {
  for (const other of list.querySelectorAll<HTMLElement>(':scope > [tabindex="0"]')) other.tabIndex = -1
  row.tabIndex = 0
}

/** Brings the cursor back to the list, where what had it is gone. */
export function returnToList(list: Element | null): void {
  list?.querySelector<HTMLElement>(':scope > [tabindex="0"]')?.focus({ preventScroll: true })
}

/**
 * What the keys do while the cursor is in the list of answers: move, select, open the list of tags, keep a quote, set or
 * take the tag that has the key. Digits that no tag has go on opening items.
 */
export function answerKeys({ answers, rows, show, answerTags, selection, quotes }: AnswerKeys) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: list, shiftKey } = event
    // With Caps Lock letters come as capitals, and mean the same.
    const key = event.key.length === 1 && !shiftKey ? event.key.toLowerCase() : event.key
    // What is pressed in a list of tags comes here too, for React takes it for a part of its row.
    if (!answerTags || !(target instanceof HTMLElement) || !list.contains(target)) return
    const row = target.closest<HTMLElement>('[data-order]')
    if (!row || event.altKey) return
    const isOnRow = target === row
    const order = Number(row.dataset.order)
    if (!act()) return
    event.preventDefault()
    // Digits would open an item as well.
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

    /** Those whose answers a key is about. */
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
      // French keyboards type digits with Shift; a capital is no key of a tag.
      if (shiftKey && !/\d/.test(pressed)) return false
      const tag = answerTags?.tags.find((each) => each.key === pressed)
      if (tag) answerTags?.toggle(personas(), tag)
      return tag !== undefined
    }
  }
}
