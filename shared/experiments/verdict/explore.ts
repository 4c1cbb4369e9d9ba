import { chanceBetween, totalVariation } from '../../analysis/across-runs.ts'
import { baseSize, LEAST_BASE } from '../../analysis/base-size.ts'
import { dispersion } from '../../analysis/dispersion.ts'
import { wholePoints } from '../../analysis/whole-points.ts'
import type { ExperimentPlan } from '../../models/experiment.ts'
import type { ItemEvidence, RunEvidence } from '../../models/experiment-evidence.ts'
import { reversedOf } from '../edit-arms.ts'
import { type ArmCounts, addCounts, sum } from './arm-counts.ts'
import { chanceOfOption, moveBetween } from './move.ts'
import type { GroupMove, ItemMove, Move } from './verdict.ts'

/**
 * Pairs of arms that nobody planned to compare: A and the rewordings with each other, and each reversed rewording with
 * its rewording and with A reversed. The main comparison, its controls and the contrary statement are not among them.
 *
 * @param raised the factor for the spread by chance; see `dispersion`
 */
export function explorePairs(
  { comparison }: ExperimentPlan,
  arms: readonly ArmCounts[],
  raised: number,
): Move[] {
  const asked = arms.map(({ arm }) => arm)
  const wordings = arms.filter(({ arm }) => arm.kind === 'base' || arm.kind === 'rewording')
  const turned = arms.filter(({ arm }) => arm.kind === 'rewording_reversed')
  const own = (reversed: ArmCounts) => wordings.find(({ arm }) => arm === reversedOf(asked, reversed.arm))
  const base = arms.find(({ arm }) => arm.kind === 'reversed')
  const pairs = [
    ...wordings.flatMap((one, at) => wordings.slice(at + 1).map((other) => [one, other])),
    ...turned.map((reversed) => [own(reversed), reversed]),
    ...turned.map((reversed) => [base, reversed]),
  ]
  return pairs.flatMap(([from, to]) => {
    const main = [comparison?.from, comparison?.to]
    const isMain = main.includes(from?.arm.id) && main.includes(to?.arm.id)
    const move = !from || !to || isMain ? null : moveBetween(from, to, raised)
    return move ? [move] : []
  })
}

/**
 * The other items of the questionnaire in both arms of the main comparison, if their counts are known and large enough.
 */
export function exploreItems({ item }: ExperimentPlan, from: ArmCounts, to: ArmCounts): ItemMove[] {
  const runs = (side: ArmCounts) => side.counted.map(({ run }) => run)
  const first = runs(from)[0]
  const others = first?.items.filter((other) => other.item !== item) ?? []
  return others.flatMap((other) => {
    const [one, two] = [from, to].map((side) => countItem(runs(side), other.item))
    if (!one || !two || sum(one.all) < LEAST_BASE || sum(two.all) < LEAST_BASE) return []
    const { factor } = dispersion([one.runs, two.runs])
    return [
      {
        item: other.item,
        moved: wholePoints(totalVariation(one.all, two.all)),
        chance: wholePoints(factor * chanceBetween(one.all, two.all)),
      },
    ]
  })
}

/** Counts of an item by run, and their sum; null where some are unknown. */
function countItem(runs: readonly RunEvidence[], wanted: string): { runs: number[][]; all: number[] } | null {
  const counts = runs.flatMap(({ items }) => knownCounts(items.find(({ item }) => item === wanted)) ?? [[]])
  const options = counts[0]?.length ?? 0
  const isWhole = options > 1 && counts.every((each) => each.length === options)
  return isWhole ? { runs: counts, all: addCounts(counts, options) } : null
}

/** The counts in a list of one, for `flatMap`; null where a count is unknown. */
function knownCounts(item: ItemEvidence | undefined): number[][] | null {
  const counts = item?.counts.filter((count) => count !== null)
  return counts && counts.length === item?.counts.length ? [counts] : null
}

/**
 * Which groups move: the change of the share of one option in each group of each profile field; none on a base under
 * 30. Nobody planned these comparisons, and of many groups some exceed what chance reaches by chance.
 *
 * @param option the option that moved most in the main comparison
 * @param raised the factor for the spread by chance; see `dispersion`
 */
export function exploreGroups(from: ArmCounts, to: ArmCounts, option: number, raised: number): GroupMove[] {
  const groups = new Map<string, { field: string; value: string; sides: [number[][], number[][]] }>()
  for (const [side, arm] of [from, to].entries()) {
    for (const { field, value, counts } of arm.counted.flatMap(({ run }) => groupsOf(run))) {
      const key = JSON.stringify([field, value])
      const group = groups.get(key) ?? { field, value, sides: [[], []] }
      group.sides[side]?.push(counts)
      groups.set(key, group)
    }
  }
  return [...groups.values()].map(({ field, value, sides }) => {
    const options = Math.max(...sides.flat().map((counts) => counts.length))
    const [one, two] = [addCounts(sides[0], options), addCounts(sides[1], options)]
    const bases = { from: sum(one), to: sum(two) }
    const isEnough = Math.min(bases.from, bases.to) >= LEAST_BASE
    const share = (counts: readonly number[], base: number) => (counts[option] ?? 0) / base
    return {
      field,
      value,
      ...bases,
      points: isEnough ? wholePoints(share(two, bases.to) - share(one, bases.from)) : null,
      isSmall: [bases.from, bases.to].some((base) => baseSize(base) !== 'enough'),
      chance: isEnough ? wholePoints(raised * chanceOfOption(one, two, option)) : null,
    }
  })
}

function groupsOf({ traits }: RunEvidence) {
  return traits.flatMap(({ field, groups }) => groups.map((group) => ({ field, ...group })))
}
