import { useMemo, useState } from 'react'
import { type AnswerGroup, gatherAnswers } from '../../../../shared/analysis/gather-answers.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'

const NO_ANSWERS: readonly Answer[] = []

/** A group of the list. */
export interface ListedGroup extends AnswerGroup {
  isOpen: boolean
}

/** The grouping of nearly identical answers, for all items alike. */
export interface Gathered {
  isOn: boolean
  turn: (on: boolean) => void
  /** The group of an answer to the item in view, by its place in the list; null for an answer in no group. */
  groupAt: (place: number) => ListedGroup | null
  /** Whether the answers to the item in view contain any group. */
  hasGroups: boolean
  /** Opens or closes a group of the item in view. */
  toggle: (id: number) => void
  /** Opens the group of an answer, by its item and place, so that it is rendered. */
  open: (item: number, place: number) => void
}

interface GatheredOfRun {
  gathered: Gathered
  /** The answers to list, by item. */
  listed: readonly (readonly Answer[])[]
}

/**
 * Groups the nearly identical answers to each open-ended item, once the person asks for it.
 *
 * @param inOrder the shown answers, by item, in their order
 * @param item position of the item in view
 * @param found the persona whose answer a search led to: its group is opened
 */
export function useGathered(
  questions: readonly Question[],
  byItem: ReadonlyMap<number, readonly Answer[]>,
  inOrder: readonly (readonly Answer[])[],
  item: number,
  found: number | null,
): GatheredOfRun {
  const [isOn, turn] = useState(false)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const items = useMemo(
    () =>
      inOrder.map((answers, at) =>
        isOn && questions[at]?.type === 'open_ended'
          ? gatherAnswers(answers, byItem.get(at) ?? NO_ANSWERS)
          : { answers, groups: [] },
      ),
    [questions, byItem, inOrder, isOn],
  )
  const current = items[item]
  const groupOfFound =
    found === null
      ? null
      : current?.groups[current.answers.findIndex(({ respondent }) => respondent === found)]
  // The group of the answer that a search led to is opened only once, so that the person can close it.
  const [led, setLed] = useState<string | null>(null)
  const leads = groupOfFound ? `${nameOf(item, groupOfFound.id)}/${found}` : null
  if (leads !== led) {
    setLed(leads)
    if (groupOfFound) setOpened(new Set(opened).add(nameOf(item, groupOfFound.id)))
  }
  const listed = useMemo(() => items.map(({ answers }) => answers), [items])
  const gathered = useMemo(
    (): Gathered => ({
      isOn,
      turn,
      groupAt: (place) => {
        const group = current?.groups[place]
        if (!group) return null
        return { ...group, isOpen: opened.has(nameOf(item, group.id)) }
      },
      hasGroups: current?.groups.some((group) => group !== null) ?? false,
      toggle: (id) => setOpened((before) => toggled(before, nameOf(item, id))),
      open: (of, place) => {
        const group = items[of]?.groups[place]
        if (group) setOpened((before) => new Set(before).add(nameOf(of, group.id)))
      },
    }),
    [items, current, item, isOn, opened],
  )
  return { gathered, listed }
}

/** Whether the answer at a place of the list is rendered: it is the first of its group, or its group is open. */
export function isDrawn(gathered: Gathered | undefined, place: number): boolean {
  const group = gathered?.groupAt(place)
  return !group || group.isOpen || group.first === place
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names)
  if (!next.delete(name)) next.add(name)
  return next
}

function nameOf(item: number, group: number): string {
  return `${item}/${group}`
}
