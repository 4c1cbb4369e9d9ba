import type { LeafNode } from '../node.ts'
import type { Told } from './columns.ts'
import { rankOf as namesRank } from './frames.ts'
import type { Interpretation } from './interpretation.ts'
import type { Shape } from './spots.ts'

/**
 * The interpretation that understands most, if no other one that understands nearly as much tells anything else; null
 * where some does.
 */
export function agreeing(found: readonly Interpretation[]): Interpretation | null {
  const ranked = [...found].sort((one, other) => rankOf(other) - rankOf(one))
  const best = ranked.find(({ isWeak }) => !isWeak)
  if (!best) return null
  return ranked.every((other) => other === best || agree(best, other)) ? best : null
}

function rankOf({ weight, frame, keys }: Interpretation): number {
  return weight + (keys.isNamed ? 0.5 : 0) + namesRank(frame.person) / 10
}

interface Placed {
  item: number
  key: string
  told: Told
}

/** Whether two interpretations tell the same of the values that both understand, or the same of other values. */
function agree(best: Interpretation, other: Interpretation): boolean {
  const own = placedBy(best)
  const theirs = placedBy(other)
  const shared = [...theirs].filter(([leaf]) => own.has(leaf))
  // Where others stand, nobody may have answered.
  if (other.isUnanswered)
    return other.frame.family.shapes.some((shape) => best.frame.family.shapes.includes(shape))
  if (shared.length === 0) return tellTheSame(best, other)
  const people = new Map<string, string>()
  const back = new Map<string, string>()
  return shared.every(([leaf, { item, key, told }]) => {
    const mine = own.get(leaf)
    if (!mine || mine.item !== item || mine.told.option !== told.option) return false
    const isSame = (people.get(mine.key) ?? key) === key && (back.get(key) ?? mine.key) === mine.key
    people.set(mine.key, key)
    back.set(key, mine.key)
    return isSame
  })
}

function placedBy({ answers }: Interpretation): Map<LeafNode, Placed> {
  const placed = new Map<LeafNode, Placed>()
  for (const [item, own] of answers)
    for (const [key, told] of own) if (!told.isBlank) placed.set(told.leaf, { item, key, told })
  return placed
}

/** Whether two interpretations of different values have the same answers: of each persona, or in the same order. */
function tellTheSame(one: Interpretation, other: Interpretation): boolean {
  for (const [item, theirs] of other.answers) {
    const own = one.answers.get(item)
    if (!own) continue
    const isNamed = [...theirs.keys()].every((key) => own.has(key))
    const words = (cells: ReadonlyMap<string, Told>): string[] =>
      [...cells].flatMap(([key, { option, leaf, isBlank }]) =>
        isBlank ? [] : [`${isNamed ? key : ''} ${option ?? leaf.value}`],
      )
    if (words(own).sort().join('\n') !== words(theirs).sort().join('\n')) return false
  }
  return true
}

/**
 * Whether another map beside that of the answers has options under the same numbered names, and not the same ones:
 * nobody knows which of the two were given.
 */
export function hasTwin(
  { frame: { family, person }, keys, answers }: Interpretation,
  shapes: readonly Shape[],
  isOption: (value: unknown) => boolean,
): boolean {
  if (!family.isOfNames || keys.isNamed) return false
  const own = new Set(family.shapes)
  const around = JSON.stringify(family.shapes[0]?.steps.slice(0, family.at - 1))
  return shapes.some((shape) => {
    const item = keys.items.get(shape.steps[family.at] ?? '')
    if (own.has(shape) || item === undefined) return false
    if (JSON.stringify(shape.steps.slice(0, family.at - 1)) !== around) return false
    return shape.spots.some(
      (spot) =>
        isOption(spot.leaf.value) &&
        answers.get(item)?.get(person.keyOf(spot) ?? '')?.leaf.value !== spot.leaf.value,
    )
  })
}
