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
    ...tellGroups(groups, options, comparison?.move.top ?? 0, teller),
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

/** How many of so many comparisons exceed chance on average although nothing differs. */
const expectedOf = (comparisons: number) => BY_CHANCE * comparisons

/** The text for a number of comparisons beyond chance; fewer than one that is to be expected is not rounded up to one. */
function textFor<K extends string>(kind: K, beyond: number, expected: number): K | `${K}None` | `${K}Few` {
  if (beyond === 0) return `${kind}None`
  return expected < 1 ? `${kind}Few` : kind
}

function tellItems(items: Verdict['explored']['items'], { messages, say, number }: Teller): string[] {
  if (items.length === 0) return []
  const beyond = items.filter(({ moved, chance }) => moved > chance).length
  const values = {
    total: number(items.length),
    beyond: number(beyond),
    expected: number(Math.round(expectedOf(items.length))),
  }
  return [say(messages.explored[textFor('items', beyond, expectedOf(items.length))], values)]
}

function tellGroups(
  groups: Verdict['explored']['groups'],
  options: readonly string[],
  top: number,
  teller: Teller,
): string[] {
  const { messages, say, number } = teller
  const enough = groups.filter(({ points }) => points !== null)
  if (enough.length === 0) return []
  const beyond = enough.filter(({ points, chance }) => Math.abs(points ?? 0) > (chance ?? 0)).length
  const values = {
    total: number(enough.length),
    beyond: number(beyond),
    option: teller.option(options[top] ?? ''),
    expected: number(Math.round(expectedOf(enough.length))),
  }
  const text = textFor('groups', beyond, expectedOf(enough.length))
  // The one of several options that moved most moves further by chance than one that was named before.
  const isPicked = options.length > 2 && text !== 'groupsNone'
  return [say(messages.explored[isPicked ? (`${text}More` as const) : text], values)]
}
