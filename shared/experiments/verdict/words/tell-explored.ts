import type { Verdict } from '../verdict.ts'
import type { Teller } from './teller.ts'

/** The share of comparisons that exceeds "what chance reaches" although nothing differs. */
const BY_CHANCE = 0.05

/** Lines on what was not planned: added runs, other pairs of arms, other items, groups. None is worded as a finding. */
export function tellExplored({ explored, comparison, options }: Verdict, teller: Teller): string[] {
  const { messages, say, name, points, number } = teller
  const { extended, pairs, items, groups } = explored
  const texts = messages.explored
  const later = extended?.comparison
  const looked = [
    ...pairs.map(({ from, to, moved, chance }) =>
      say(texts.pair, { from: name(from), to: name(to), points: points(moved), chance: points(chance) }),
    ),
    ...tellItems(items, teller),
    ...tellGroups(groups, options[comparison?.move.top ?? 0] ?? '', teller),
  ]
  return [
    ...(extended ? [say(texts.extended, { runs: teller.runs(extended.runs) })] : []),
    ...(later
      ? [
          say(texts.extendedMove, {
            from: name(later.move.from),
            to: name(later.move.to),
            points: points(later.move.moved),
            floor: points(later.noise.floor),
          }),
        ]
      : []),
    ...looked,
    ...(looked.length > 0 ? [say(texts.note, { number: number(looked.length) })] : []),
  ]
}

/** How many of so many comparisons exceed chance although nothing differs, as a whole number of at least one. */
function expectedOf(comparisons: number): number {
  return Math.max(1, Math.round(BY_CHANCE * comparisons))
}

function tellItems(items: Verdict['explored']['items'], { messages, say, number }: Teller): string[] {
  if (items.length === 0) return []
  const beyond = items.filter(({ moved, chance }) => moved > chance).length
  const values = {
    total: number(items.length),
    beyond: number(beyond),
    expected: number(expectedOf(items.length)),
  }
  return [say(messages.explored[beyond === 0 ? 'itemsNone' : 'items'], values)]
}

function tellGroups(groups: Verdict['explored']['groups'], option: string, teller: Teller): string[] {
  const { messages, say, number } = teller
  const enough = groups.filter(({ points }) => points !== null)
  if (enough.length === 0) return []
  const beyond = enough.filter(({ points, chance }) => Math.abs(points ?? 0) > (chance ?? 0)).length
  const values = {
    total: number(enough.length),
    beyond: number(beyond),
    option: teller.option(option),
    expected: number(expectedOf(enough.length)),
  }
  return [say(messages.explored[beyond === 0 ? 'groupsNone' : 'groups'], values)]
}
