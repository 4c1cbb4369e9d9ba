import type { Draws } from './draws.ts'
import type { Family } from './family.ts'
import type { Health } from './health.ts'
import type { Leisure } from './leisure.ts'
import type { More } from './more.ts'
import type { Person } from './person.ts'
import type { Travel } from './travel.ts'
import type { Work } from './work.ts'

/** Where somebody spent their last long holidays. */
export type HolidayPlace = 'none' | 'sea' | 'mountain' | 'inland' | 'europe' | 'far'

/** Durations and amounts for facts that are only true or not in the other parts. */
export interface Lately {
  /** Years since retirement; 0 if not retired. */
  readonly retiredYears: number
  /** Years since getting the driving licence; 0 without one. */
  readonly licenceYears: number
  /** Years since giving up smoking; 0 for everybody else. */
  readonly quitYears: number
  /** Number of video services that the household pays for. */
  readonly streamingServices: number
  /** Hours per week. */
  readonly videoGameHours: number
  readonly bikeRidesPerYear: number
  /** Days per year on which the persona drives a car of the household; 0 without a car or a licence. */
  readonly carDaysPerYear: number
  readonly radioPerYear: number
  readonly holidayPlace: HolidayPlace
  /** People at the persona's workplace; 0 for those who do not work. */
  readonly employerSize: number
  /** Months of unemployment; 0 for everybody else. */
  readonly unemployedMonths: number
  /** Years with the present employer, or self-employed; 0 for those who do not work. */
  readonly jobYears: number
  /** Years with the partner; 0 without one. */
  readonly coupleYears: number
}

/**
 * Draws durations and amounts, given all other facts. Tables are plausible inventions for the practice service, not
 * INSEE's.
 */
export function drawLately(
  { age }: Person,
  before: Family & Work & Travel & Health & Leisure & More,
  draws: Draws,
): Lately {
  const retiredAt = 60 + Math.floor(draws.unit('retired at') * 5)
  const learntAt = 18 + draws.count('learnt to drive', 2) / 2
  const started = Math.min(age, 18)
  return {
    retiredYears: before.status === 'retired' ? Math.max(0, age - retiredAt) : 0,
    licenceYears: before.licence ? Math.max(0, Math.floor(age - Math.min(30, learntAt))) : 0,
    quitYears: before.smoker === 'former' ? Math.floor(draws.unit('quit') * Math.min(40, age - started)) : 0,
    streamingServices: before.streaming ? 1 + Math.min(4, draws.count('streaming services', 0.8)) : 0,
    videoGameHours: before.videoGames ? 1 + draws.count('game hours', age < 30 ? 8 : 5) : 0,
    bikeRidesPerYear: bikeRides(before, draws),
    carDaysPerYear: carDays(before, draws),
    radioPerYear:
      before.newsSource === 'radio'
        ? 365
        : draws.pick('radio', [
            [365, age < 35 ? 22 : 45],
            [150, 25],
            [12, 18],
            [0, age < 35 ? 35 : 12],
          ]),
    holidayPlace: before.holidays
      ? draws.pick<HolidayPlace>('holiday place', [
          ['sea', 38],
          ['inland', 24],
          ['mountain', 14],
          ['europe', before.tripsAbroad > 0 ? 60 : 0],
          ['far', before.tripsAbroad > 0 && before.flightsPerYear > 0 ? 35 : 0],
        ])
      : 'none',
    employerSize: employerSize(before, draws),
    unemployedMonths: before.status === 'unemployed' ? 1 + draws.count('unemployed', 12) : 0,
    jobYears:
      before.status === 'employed'
        ? Math.floor(draws.unit('job') ** 1.6 * Math.max(0.99, age - Math.max(18, before.studiesEnd)))
        : 0,
    coupleYears: before.couple ? Math.floor(draws.unit('couple') ** 0.7 * Math.max(1, age - 20)) : 0,
  }
}

function bikeRides({ commuteMode, teleworkDays, partTime, bicycle }: Travel & Work, draws: Draws): number {
  if (commuteMode === 'bike') return 52 * Math.max(1, (partTime ? 4 : 5) - teleworkDays)
  if (!bicycle) return 0
  return draws.pick('bike rides', [
    [0, 30],
    [6, 35],
    [24, 20],
    [52, 10],
    [150, 5],
  ])
}

function carDays(
  { cars, licence, commuteMode, teleworkDays, partTime }: Travel & Work,
  draws: Draws,
): number {
  if (cars === 0 || !licence) return 0
  if (commuteMode === 'car') return 52 * Math.max(1, (partTime ? 4 : 5) - teleworkDays) + 40
  return draws.pick('car days', [
    [365, 20],
    [180, 35],
    [52, 30],
    [12, 12],
    [0, 3],
  ])
}

function employerSize({ status, contract, manages }: Work, draws: Draws): number {
  if (status !== 'employed') return 0
  if (contract === 'self') return manages ? 5 : 1
  return draws.pick('employer size', [
    [5, 18],
    [25, 18],
    [120, 20],
    [500, 14],
    [5000, 30],
  ])
}
