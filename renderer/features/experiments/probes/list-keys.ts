import type { FocusEvent, KeyboardEvent } from 'react'

const ANSWERS = '[data-answer]'

/** The answer with the focus is the stop of the Tab key in the list; of a list that was not entered, the first one. */
export function keepTabStop(list: HTMLElement | null, { target }: Pick<FocusEvent, 'target'>): void {
  const answer = target instanceof HTMLElement ? target.closest<HTMLElement>(ANSWERS) : null
  if (list && answer) makeStop(list, answer)
}

/** Sees to it that the Tab key can enter the list: the answer that was its stop may be gone. */
export function ensureTabStop(list: HTMLElement | null): void {
  const first = list?.querySelector<HTMLElement>(`${ANSWERS}[tabindex]`)
  if (list && first && !list.querySelector(`${ANSWERS}[tabindex="0"]`)) makeStop(list, first)
}

/** Up and down go from answer to answer, over the personas. */
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
