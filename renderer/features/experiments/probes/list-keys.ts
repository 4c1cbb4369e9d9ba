import type { FocusEvent, KeyboardEvent } from 'react'

const ANSWERS = '[data-answer]'

/** Makes the focused answer the one at which the Tab key stops; before that it is the first one. */
export function keepTabStop(list: HTMLElement | null, { target }: Pick<FocusEvent, 'target'>): void {
  const answer = target instanceof HTMLElement ? target.closest<HTMLElement>(ANSWERS) : null
  if (list && answer) makeStop(list, answer)
}

/** Makes sure that the Tab key can enter the list: the answer at which it stopped may have been removed. */
export function ensureTabStop(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>(`${ANSWERS}[tabindex]`)
  if (list && first && !list.querySelector(`${ANSWERS}[tabindex="0"]`)) makeStop(list, first)
}

/** The up and down keys move between answers, across personas. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (by === 0 || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const { target, currentTarget: list } = event
  const answers = [...list.querySelectorAll<HTMLElement>(ANSWERS)]
  const at = target instanceof HTMLElement ? answers.indexOf(target) : -1
  const next = at < 0 ? undefined : answers[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function makeStop(list: HTMLElement, answer: HTMLElement): void {
  for (const other of list.querySelectorAll<HTMLElement>(`${ANSWERS}[tabindex="0"]`)) other.tabIndex = -1
  answer.tabIndex = 0
}
