import { keyOf, normal, shuffled, unit } from '../random.ts'
import {
  type AgeBand,
  type AgeSexCell,
  adultsByBand,
  ageBands,
  cellsOfBand,
  densityPercents,
  occupationsOfBand,
} from './census.ts'
import { firstName } from './first-names.ts'
import { describeLife } from './life.ts'
import type { Density, Occupation, Persona } from './persona.ts'
import { densities, occupations } from './persona.ts'

/** Adults in the panel. */
export const panelSize = 10_000

/** The panel: all personas, and the seed that they were drawn with. */
export interface Panel {
  readonly seed: number
  readonly personas: readonly Persona[]
}

/** Which personas are wanted; an empty list or a missing sex means all. */
export interface PanelFilter {
  /** Age ranges in years, both ends included; a persona in any of them matches. */
  readonly ages: readonly (readonly [least: number, most: number])[]
  readonly sexe?: Persona['sexe'] | undefined
  readonly densites: readonly Density[]
  readonly occupations: readonly Occupation[]
}

/**
 * Draws the panel from the census margins by quotas: each cell gets its share of 10,000 by largest remainder, so the
 * margins hold for every seed, which only decides who is who. Sex is joint with five-year age, and occupation with age
 * band, as in the tables. Occupation and sex are independent, and so is density from everything else, because no joint
 * table was found.
 */
export function drawPanel(seed: number): Panel {
  const steps = panelSteps(seed)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same as `drawPanel` in short steps. */
export function* panelSteps(seed: number): Generator<void, Panel> {
  if (lastDrawn?.seed === seed) return lastDrawn
  const drawn = yield* draw(seed)
  lastDrawn = drawn
  return drawn
}

// A panel depends on its seed only, so services of one process share the last one.
let lastDrawn: Panel | undefined

/** Personas drawn in one step. */
const perStep = 400

function* draw(seed: number): Generator<void, Panel> {
  const perBand = quotas(adultsByBand(), ageBands, panelSize)
  const people: Person[] = []
  for (const band of ageBands) {
    people.push(...drawBand(band, perBand.get(band) ?? 0, seed))
    yield
  }
  const places = shuffled(spread(quotas(densityPercents(), densities, panelSize)), keyOf('density', seed))
  const personas: Persona[] = []
  for (const { age, sexe, occupation } of shuffled(people, keyOf('order', seed))) {
    const index = personas.length
    if (index % perStep === 0) yield
    const key = keyOf('persona', seed, index)
    const person = { age, sexe, occupation, densite: places[index] ?? 'dense' }
    personas.push({
      key,
      id: `p-${String(index + 1).padStart(5, '0')}`,
      prenom: firstName(sexe, age, key),
      ...person,
      // Told only when asked for: few of the 10,000 ever show theirs, and telling all took two thirds of the drawing.
      get description() {
        return describeLife(person, key)
      },
    })
  }
  return { seed, personas }
}

/** The personas that match a filter, in the panel's order. */
export function matching(panel: Panel, filter: PanelFilter): readonly Persona[] {
  return panel.personas.filter(
    (persona) =>
      (filter.ages.length === 0 ||
        filter.ages.some(([least, most]) => persona.age >= least && persona.age <= most)) &&
      (filter.sexe === undefined || persona.sexe === filter.sexe) &&
      (filter.densites.length === 0 || filter.densites.includes(persona.densite)) &&
      (filter.occupations.length === 0 || filter.occupations.includes(persona.occupation)),
  )
}

/** A simple random sample without replacement: `count` personas, or all if there are fewer. */
export function sample(personas: readonly Persona[], count: number, key: number): Persona[] {
  return shuffled(personas, key).slice(0, count)
}

/** Like `sample`, for a discussion: no two personas with the same first name as long as there are others. */
export function sampleForTable(personas: readonly Persona[], count: number, key: number): Persona[] {
  const names = new Set<string>()
  const fresh: Persona[] = []
  const namesakes: Persona[] = []
  for (const persona of shuffled(personas, key)) {
    const group = names.has(persona.prenom) ? namesakes : fresh
    names.add(persona.prenom)
    group.push(persona)
    if (fresh.length === count) break
  }
  return [...fresh, ...namesakes].slice(0, count)
}

type Person = Pick<Persona, 'age' | 'sexe' | 'occupation'>

function drawBand(band: AgeBand, count: number, seed: number): Person[] {
  const cells = cellsOfBand(band)
  const perCell = quotas(
    Object.fromEntries(cells.map((cell, i) => [String(i), cell.persons])),
    cells.map((_, i) => String(i)),
    count,
  )
  const bodies = cells.flatMap((cell, i) =>
    Array.from({ length: perCell.get(String(i)) ?? 0 }, (_, j) => ({
      sexe: cell.sexe,
      age: yearWithin(cell, keyOf('age', seed, band, i, j)),
      jitter: 2 * normal(keyOf('rank', seed, band, i, j)),
    })),
  )
  // Retired people are roughly the older ones of a band; otherwise age and occupation are not linked within a band.
  bodies.sort((a, b) => a.age + a.jitter - (b.age + b.jitter))
  const trades = spread(quotas(occupationsOfBand(band), occupations, count))
  const retired = trades.filter((trade) => trade === 'retraites')
  const others = shuffled(
    trades.filter((trade) => trade !== 'retraites'),
    keyOf('occupation', seed, band),
  )
  const assigned = [...others, ...retired]
  return bodies.map(({ age, sexe }, i) => ({ age, sexe, occupation: assigned[i] ?? 'autres_inactifs' }))
}

function yearWithin({ from, to }: AgeSexCell, key: number): number {
  return from + Math.floor(unit(key) * (to - from + 1))
}

/** Distributes `count` in proportion to the weights, by largest remainder. */
function quotas<K extends string>(
  weights: Readonly<Record<K, number>>,
  names: readonly K[],
  count: number,
): Map<K, number> {
  const total = names.reduce((sum, name) => sum + weights[name], 0)
  const exact = names.map((name) => ({ name, share: (weights[name] / total) * count }))
  const out = new Map(exact.map(({ name, share }) => [name, Math.floor(share)]))
  const left = count - [...out.values()].reduce((sum, n) => sum + n, 0)
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { name } of byRemainder.slice(0, left)) out.set(name, (out.get(name) ?? 0) + 1)
  return out
}

function spread<K>(counts: ReadonlyMap<K, number>): K[] {
  return [...counts].flatMap(([name, count]) => Array.from({ length: count }, () => name))
}
