import { fold } from '../../wording/text/fold.ts'
import { LEAST_BASE } from '../base-size.ts'
import { chanceOfAtLeast } from './chance.ts'
import type { ItemView } from './item-view.ts'
import type { StraightLiningEvidence, Suspicion } from './suspicion.ts'

/** A battery is at least this many neighbouring items with the same options. */
const LEAST_ITEMS = 3
const LEAST_SHARE = 0.25
const STRONG_SHARE = 0.5
/** A battery is marked only if the share of personas is higher by this than independent answers would give. */
const LEAST_EXCESS = 0.15
const MOST_CHANCE = 0.001

/** The measures of straight-lining in one battery, whether suspect or not. */
export interface BatteryLines {
  base: number
  evidence: StraightLiningEvidence
}

/** Batteries in which many personas gave the same answer to all items. All items but the first get only a `note`. */
export function findStraightLining(views: readonly ItemView[]): Suspicion<StraightLiningEvidence>[] {
  return findBatteries(views).flatMap((battery) => {
    const { base, evidence } = measureBattery(battery)
    const { personas, expectedShare } = evidence
    const share = personas.length / base
    const isMore = share >= LEAST_SHARE && share >= expectedShare + LEAST_EXCESS
    if (base < LEAST_BASE || !isMore || chanceOfAtLeast(personas.length, base, expectedShare) > MOST_CHANCE) {
      return []
    }
    const weight = share >= STRONG_SHARE ? 'strong' : 'look'
    return battery.map(({ position }, place) => {
      return { weight: place === 0 ? weight : 'note', item: position, base, evidence }
    })
  })
}

/** Runs of three or more neighbouring choice items with the same options. */
export function findBatteries(views: readonly ItemView[]): ItemView[][] {
  const runs: ItemView[][] = []
  let key = ''
  for (const view of views) {
    const own = scaleKey(view)
    if (own !== '' && own === key) runs.at(-1)?.push(view)
    else runs.push([view])
    key = own
  }
  return runs.filter((run) => run.length >= LEAST_ITEMS)
}

function scaleKey({ question, responses }: ItemView): string {
  if (question.type !== 'single_choice' || question.options.length < 2 || !responses) return ''
  return question.options.map(({ text }) => fold(text).trim()).join('\u0000')
}

/**
 * Measures over the personas who chose an option in every item of the battery. The values expected of independent
 * answers are calculated from the margins of the same personas.
 */
export function measureBattery(battery: readonly ItemView[]): BatteryLines {
  const chosen = battery.map(
    ({ responses }) =>
      new Map(responses?.answered.map(({ respondent, option }) => [respondent, option ?? -1] as const)),
  )
  const complete = [...(chosen[0]?.keys() ?? [])]
    .filter((persona) => chosen.every((answers) => answers.has(persona)))
    .sort((a, b) => a - b)
  const lines = complete.map((persona) => chosen.map((answers) => answers.get(persona) ?? -1))
  const optionCount = battery[0]?.question.options.length ?? 0
  const margins = marginsOf(lines, battery.length, optionCount)
  const base = complete.length
  return {
    base,
    evidence: {
      kind: 'straight_lining',
      items: battery.map(({ position }) => position),
      personas: complete.filter((_, place) => new Set(lines[place]).size === 1),
      expectedShare: expectedStraight(margins, optionCount),
      spv: base === 0 ? 0 : lines.reduce((sum, line) => sum + variation(line), 0) / base,
      expectedSpv: expectedVariation(margins),
      largestSpv: largestVariation(battery.length, optionCount),
    },
  }
}

/** Shares of the options by item, over the complete personas. */
function marginsOf(lines: readonly (readonly number[])[], items: number, options: number): number[][] {
  return Array.from({ length: items }, (_, item) => {
    const counts = new Array<number>(options).fill(0)
    for (const line of lines) {
      const option = line[item] ?? 0
      counts[option] = (counts[option] ?? 0) + 1
    }
    return counts.map((count) => (lines.length === 0 ? 0 : count / lines.length))
  })
}

/** `1 − Σ p²` of one persona's answers. */
function variation(line: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const option of line) counts.set(option, (counts.get(option) ?? 0) + 1)
  return 1 - [...counts.values()].reduce((sum, count) => sum + (count / line.length) ** 2, 0)
}

/** `Σⱼ Πᵢ pᵢⱼ`: the chance that independent answers are all the same. */
function expectedStraight(margins: readonly (readonly number[])[], options: number): number {
  let sum = 0
  for (let option = 0; option < options; option += 1) {
    sum += margins.reduce((product, shares) => product * (shares[option] ?? 0), 1)
  }
  return Math.min(1, sum)
}

/**
 * Mean `1 − Σ p²` of independent answers: those to two items are equal with the chance `Σⱼ pᵢⱼ pᵢ′ⱼ`, to one item
 * always.
 */
function expectedVariation(margins: readonly (readonly number[])[]): number {
  const items = margins.length
  let agreeing = items
  for (const [one, shares] of margins.entries()) {
    for (const [other, others] of margins.entries()) {
      if (one !== other)
        agreeing += shares.reduce((sum, share, option) => sum + share * (others[option] ?? 0), 0)
    }
  }
  return Math.max(0, 1 - agreeing / items ** 2)
}

/** `1 − Σ p²` of answers that are spread over the options as evenly as the number of items allows. */
function largestVariation(items: number, options: number): number {
  const [each, more] = [Math.floor(items / options), items % options]
  return 1 - (more * (each + 1) ** 2 + (options - more) * each ** 2) / items ** 2
}
