import { byAge, type Draws, moved } from './draws.ts'
import type { Family } from './family.ts'
import type { Person } from './person.ts'
import type { Work } from './work.ts'

/** How somebody gets to work; `none` if they do not travel to work. */
export type CommuteMode = 'car' | 'transit' | 'bike' | 'walk' | 'none'

/** How a persona travels. */
export interface Travel {
  readonly licence: boolean
  /** Cars of the household. */
  readonly cars: number
  readonly bicycle: boolean
  readonly commuteMode: CommuteMode
  /** Kilometres to work, one way; 0 without a way to work. */
  readonly commuteKm: number
  /** Minutes to work, one way. */
  readonly commuteMinutes: number
  /** Days a year on public transport. */
  readonly transitPerYear: number
  /** Whether the persona went on holiday in the last twelve months. */
  readonly holidays: boolean
  readonly holidayWeeks: number
  readonly flightsPerYear: number
  readonly trainsPerYear: number
}

/** Draws how a persona travels. Tables are plausible inventions for the practice service, not INSEE's. */
export function drawTravel(person: Person, family: Family, work: Work, draws: Draws): Travel {
  const { densite } = person
  const licence = draws.chance('licence', licenceShare(person))
  const cars = carsOf(person, family, work, licence, draws)
  const commuteMode = work.status === 'employed' ? modeOf(person, licence && cars > 0, draws) : 'none'
  const [median, minutesPerKm, fixed] = ways[commuteMode]
  const commuteKm = median === 0 ? 0 : Math.max(1, Math.round(draws.amount('km', median, 0.7)))
  const means = Math.log(work.householdIncome / 2800)
  const holidays = draws.chance('holidays', moved(0.64, 1.1 * means))
  const town = { dense: 60, intermediaire: 15, peu_dense: 5, tres_peu_dense: 2 }[densite]
  return {
    licence,
    cars,
    bicycle: commuteMode === 'bike' || draws.chance('bicycle', person.age < 70 ? 0.55 : 0.25),
    commuteMode,
    commuteKm,
    commuteMinutes: Math.round(fixed + minutesPerKm * commuteKm),
    transitPerYear:
      commuteMode === 'transit'
        ? 200 + draws.count('transit', 30)
        : draws.count('transit', cars > 0 ? town / 2 : town),
    holidays,
    holidayWeeks: holidays ? 1 + draws.count('weeks', 1.3 + Math.max(0, means)) : 0,
    flightsPerYear: holidays ? draws.count('flights', 0.7 * Math.exp(0.8 * means)) : 0,
    trainsPerYear: draws.count('trains', (densite === 'dense' ? 4 : 2) * Math.exp(0.5 * means)),
  }
}

/** For each way to work: median kilometres, minutes per kilometre, extra minutes. */
const ways: Record<CommuteMode, readonly [number, number, number]> = {
  car: [13, 1.5, 4],
  transit: [11, 2.4, 12],
  bike: [4, 4, 2],
  walk: [1, 12, 0],
  none: [0, 0, 0],
}

function licenceShare({ age, sexe, densite }: Person): number {
  const woman = sexe === 'femme'
  const share = byAge(age, [
    [18, 0.4],
    [19, 0.58],
    [24, 0.75],
    [34, 0.87],
    [64, 0.94],
    [79, woman ? 0.87 : 0.95],
    [200, woman ? 0.6 : 0.88],
  ])
  return moved(share, densite === 'dense' ? -0.35 : 0.4)
}

function carsOf(person: Person, family: Family, work: Work, licence: boolean, draws: Draws): number {
  const { age, densite } = person
  const alone = family.householdSize === 1
  if (alone && !licence) return draws.chance('car without licence', 0.04) ? 1 : 0
  const means = 0.8 * Math.log(work.householdIncome / (alone ? 1750 : 3200))
  const some = { dense: 0.84, intermediaire: 0.955, peu_dense: 0.985, tres_peu_dense: 0.99 }[densite]
  const frail = age >= 85 ? -1.6 : age >= 80 ? -0.7 : 0
  const company = alone ? -0.3 : licence ? 0.5 : -0.6
  if (!draws.chance('car', moved(some, means + frail + company))) return 0
  const place = { dense: -0.9, intermediaire: 0.2, peu_dense: 1, tres_peu_dense: 1.2 }[densite]
  if (!draws.chance('second car', moved(alone ? 0.07 : 0.62, means + place + (age >= 70 ? -1 : 0)))) return 1
  return family.householdSize > 2 && draws.chance('third car', moved(0.14, place)) ? 3 : 2
}

function modeOf({ densite, occupation }: Person, car: boolean, draws: Draws): CommuteMode {
  if (occupation === 'agriculteurs') return draws.chance('farm', 0.75) ? 'walk' : car ? 'car' : 'walk'
  const [drive, ride, cycle, walk] = (
    {
      dense: [48, 34, 6, 12],
      intermediaire: [78, 9, 4, 9],
      peu_dense: [89, 3, 1, 7],
      tres_peu_dense: [88, 1, 1, 10],
    } as const
  )[densite]
  return draws.pick<CommuteMode>('mode', [
    ['car', car ? drive : 0],
    ['transit', car ? ride : ride + drive / 2],
    ['bike', cycle],
    ['walk', walk],
  ])
}
