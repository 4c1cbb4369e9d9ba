import { LEAST_BASE } from '../base-size.ts'
import { chanceOfAtLeast } from './chance.ts'
import { answeringBase, chosenAside, type ItemView } from './item-view.ts'
import type { NoVarietyEvidence, PopulationSuspicion, Suspicion, SuspicionWeight } from './suspicion.ts'
import { effectiveOptions, evenness, median } from './variety.ts'

/** From this many other items on, their median is taken as what is usual in the run. */
export const LEAST_OTHERS = 3
/** An item has hardly any variety up to these values; for example, one option has 95 of 100 and the rest is spread. */
export const MOST_EVENNESS = 0.25
const MOST_EFFECTIVE = 1.35
const STRONG_EFFECTIVE = 1.12
/** An item stands out only if its evenness is at most this share of the others' median. */
const OF_OTHERS = 0.5
/**
 * Items such as "Do you have a telephone?" or "Are you left-handed?" are sound although only this share answers
 * differently. An item with at most OPTIONS_OF_TRAIT options that is no rating may be one; it is marked `strong` only
 * if the share of differing answers is surely lower.
 */
const RARE_TRAIT = 0.03
const OPTIONS_OF_TRAIT = 3
/** "Surely": if the share were RARE_TRAIT, so few differing answers would have at most this chance. */
const MOST_CHANCE = 0.05
/** With at least this many items, little variety in more than half of them is attributed to the population. */
const LEAST_ITEMS = 4

interface Measured {
  view: ItemView
  base: number
  /** Counts of the options that answer, ways out left out. */
  counts: number[]
  effective: number
  evenness: number
}

/** Items in which nearly everybody gave the same answer; if that is so in most, the population is reported instead. */
export function findNoVariety(views: readonly ItemView[]): {
  suspicions: Suspicion[]
  population: PopulationSuspicion[]
} {
  const measured = views.flatMap(measure)
  const uniform = measured.filter(isUniform)
  if (measured.length >= LEAST_ITEMS && uniform.length > measured.length / 2) {
    const items = uniform.map(({ view }) => view.position)
    return { suspicions: [], population: [{ kind: 'no_variety', items, of: measured.length }] }
  }
  const suspicions = uniform.flatMap((item) => {
    const others = measured.filter((other) => other !== item).map((other) => other.evenness)
    const usual = others.length < LEAST_OTHERS ? null : median(others)
    return usual !== null && item.evenness > OF_OTHERS * usual ? [] : [suspect(item, usual, others.length)]
  })
  return { suspicions, population: [] }
}

function measure(view: ItemView): Measured[] {
  const { reading } = view
  const counts = reading.answers.map((position) => view.counts?.[position] ?? 0)
  const base = answeringBase(view)
  const even = evenness(counts)
  if (base === null || base < LEAST_BASE || even === null) return []
  return [{ view, base, counts, effective: effectiveOptions(counts), evenness: even }]
}

function isUniform({ effective, evenness: even }: Measured): boolean {
  return effective <= MOST_EFFECTIVE && even <= MOST_EVENNESS
}

function suspect(measured: Measured, usual: number | null, others: number): Suspicion<NoVarietyEvidence> {
  const { view, base, counts, effective, evenness: even } = measured
  const count = Math.max(...counts)
  const option = view.reading.answers[counts.indexOf(count)] ?? 0
  return {
    weight: weightOf(measured, base - count),
    item: view.position,
    base,
    evidence: {
      kind: 'no_variety',
      effective,
      optionCount: counts.length,
      first: { option, count },
      evenness: even,
      othersEvenness: usual,
      others,
      leftOut: chosenAside(view),
      personas: choosers(view, (chosen) => chosen !== option && view.reading.answers.includes(chosen)),
    },
  }
}

/** @param otherwise how many did not choose the first option */
function weightOf({ view: { reading }, base, effective }: Measured, otherwise: number): SuspicionWeight {
  const mayBeTrait = reading.answers.length <= OPTIONS_OF_TRAIT && !reading.ratesAgreement
  if (!mayBeTrait) return effective <= STRONG_EFFECTIVE ? 'strong' : 'look'
  if (1 - chanceOfAtLeast(otherwise + 1, base, RARE_TRAIT) <= MOST_CHANCE) return 'strong'
  return otherwise === 0 ? 'look' : 'note'
}

/** Positions of the personas who chose an option for which `isWanted` holds; none where only counts were received. */
export function choosers({ responses }: ItemView, isWanted: (option: number) => boolean): number[] {
  const found = responses?.answered.filter(({ option }) => option !== null && isWanted(option)) ?? []
  return found.map(({ respondent }) => respondent)
}
