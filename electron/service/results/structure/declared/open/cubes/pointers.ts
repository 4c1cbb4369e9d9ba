import type { SurveyDraft } from '../../../../../../../shared/models/draft.ts'
import type { KnownTexts } from '../../../item-refs.ts'
import { isLeaf, type LeafNode, type Node } from '../../../node.ts'
import type { Observation } from './observations.ts'

interface PointerParts {
  draft: SurveyDraft
  known: KnownTexts
  nodes: readonly Node[]
  itemAt(observation: Observation): number | null
}

/**
 * The observations with the texts that they point into: those with one word before their numbers share one list of
 * texts of the payload, the only one in which each number of a choice is an option of its item, or the only one that
 * the numbers of open-ended items use to its end. Observations without such a word stay as they are. Null where some
 * numbers may point into no list, or into several.
 */
export function followPointers(
  observations: readonly Observation[],
  parts: PointerParts,
): readonly Observation[] | null {
  const tags = new Set(observations.flatMap(({ tag }) => tag ?? []))
  if (tags.size === 0) return observations
  const lists = parts.nodes.flatMap((node) => {
    const texts = node.kind === 'list' ? node.items.filter(isLeaf) : []
    return texts.length > 1 && texts.length === (node.kind === 'list' ? node.items.length : 0) ? [texts] : []
  })
  const found = new Map<string, readonly LeafNode[]>()
  for (const tag of tags) {
    const own = observations.filter((one) => one.tag === tag)
    const fitting = lists.filter((texts) => fits(own, texts, parts))
    const [only] = fitting
    if (!only || fitting.length > 1) return null
    found.set(tag, only)
  }
  return observations.map((one) => {
    const text = one.tag === null ? undefined : found.get(one.tag)?.[Number(one.value.value)]
    return text
      ? { ...one, value: { ...one.value, value: text.value, exact: text.exact ?? String(text.value) } }
      : one
  })
}

function fits(
  own: readonly Observation[],
  texts: readonly LeafNode[],
  { draft, known, itemAt }: PointerParts,
): boolean {
  const numbers = own.map(({ value }) => Number(value.value))
  if (Math.max(...numbers) >= texts.length || Math.min(...numbers) < 0) return false
  const isOfChoices = own.some((one) => draft.questions[itemAt(one) ?? -1]?.type === 'single_choice')
  if (!isOfChoices && Math.max(...numbers) !== texts.length - 1) return false
  return own.every((one, at) => {
    const item = itemAt(one)
    const text = texts[numbers[at] ?? -1]?.value
    if (item === null || typeof text !== 'string') return item === null
    return draft.questions[item]?.type === 'single_choice'
      ? known.labelOf(item, text) !== null
      : /\p{L}/u.test(text) && known.itemOf(text) === null
  })
}
