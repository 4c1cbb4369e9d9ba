import type { Occupation } from '../persona.ts'
import { byAge, type Draws, type Weights, within } from './draws.ts'
import type { Family } from './family.ts'
import type { Person } from './person.ts'

/** Main occupation in life. */
export type Status = 'employed' | 'unemployed' | 'retired' | 'student' | 'home' | 'sick'

/** Highest diploma, lowest first. */
export type Education = 'none' | 'brevet' | 'cap' | 'bac' | 'bac2' | 'bac3' | 'bac5'

/** Kind of contract; `none` without work. */
export type Contract = 'permanent' | 'fixed' | 'public' | 'self' | 'none'

/** Work, studies and money of a persona. */
export interface Work {
  readonly status: Status
  readonly education: Education
  readonly contract: Contract
  readonly partTime: boolean
  /** Hours per week; 0 without work. */
  readonly hours: number
  /** Days per week worked from home. */
  readonly teleworkDays: number
  readonly manages: boolean
  readonly union: boolean
  /** Own net income, euros per month. */
  readonly income: number
  /** Net income of the household, euros per month. */
  readonly householdIncome: number
}

/** By occupation group: median net income (euros per month, full time), and the share without work. */
const trades: Record<Occupation, { readonly median: number; readonly jobless: number }> = {
  agriculteurs: { median: 1550, jobless: 0 },
  artisans_commercants_chefs_entreprise: { median: 2200, jobless: 0 },
  cadres: { median: 3500, jobless: 0.035 },
  professions_intermediaires: { median: 2300, jobless: 0.05 },
  employes: { median: 1750, jobless: 0.09 },
  ouvriers: { median: 1800, jobless: 0.11 },
  retraites: { median: 1550, jobless: 0 },
  autres_inactifs: { median: 800, jobless: 0 },
}

/** Draws work and money. Plausible tables made for the practice service, not INSEE's. */
export function drawWork(person: Person, family: Family, draws: Draws): Work {
  const { occupation, sexe } = person
  const status = statusOf(person, draws)
  const education = draws.pick('education', educationOf(person, status))
  const works = status === 'employed'
  const self = occupation === 'agriculteurs' || occupation === 'artisans_commercants_chefs_entreprise'
  const contract: Contract = works ? contractOf(person, self, draws) : 'none'
  const partTime = works && !self && draws.chance('part time', sexe === 'femme' ? 0.27 : 0.08)
  const income = incomeOf(person, status, partTime, draws)
  const teleworks = works && draws.chance('telework', teleworkShare[occupation])
  return {
    status,
    education,
    contract,
    partTime,
    hours: works
      ? Math.round(
          partTime
            ? within(draws.about('hours', 24, 4), 8, 34)
            : within(draws.about('hours', self ? 48 : 38, 4), self ? 30 : 35, 70),
        )
      : 0,
    teleworkDays: teleworks
      ? draws.pick('telework days', [
          [1, 35],
          [2, 40],
          [3, 17],
          [5, 8],
        ])
      : 0,
    manages: works && draws.chance('manages', occupation === 'cadres' ? 0.45 : self ? 0.35 : 0.13),
    union: works && !self && draws.chance('union', contract === 'public' ? 0.19 : 0.08),
    income,
    householdIncome: Math.round((income + othersIncome(family, income, draws)) / 10) * 10,
  }
}

const teleworkShare: Record<Occupation, number> = {
  agriculteurs: 0.02,
  artisans_commercants_chefs_entreprise: 0.12,
  cadres: 0.58,
  professions_intermediaires: 0.25,
  employes: 0.12,
  ouvriers: 0.01,
  retraites: 0,
  autres_inactifs: 0,
}

function statusOf({ age, occupation, sexe }: Person, draws: Draws): Status {
  if (occupation === 'retraites') return 'retired'
  if (occupation !== 'autres_inactifs') {
    const share = trades[occupation].jobless * (age < 25 ? 2 : age >= 65 ? 0 : 1)
    return draws.chance('jobless', share) ? 'unemployed' : 'employed'
  }
  if (age >= 62) return 'home'
  if (
    draws.chance(
      'student',
      byAge(age, [
        [20, 0.93],
        [23, 0.8],
        [25, 0.5],
        [200, 0],
      ]),
    )
  )
    return 'student'
  return draws.pick('inactive', [
    ['unemployed', age < 55 ? 18 : 8],
    ['home', sexe === 'femme' ? 45 : 14],
    ['sick', 25],
  ])
}

function educationOf({ age, occupation }: Person, status: Status): Weights<Education> {
  const levels: readonly Education[] = ['none', 'brevet', 'cap', 'bac', 'bac2', 'bac3', 'bac5']
  const weigh = (...weights: readonly number[]) => levels.map((level, i) => [level, weights[i] ?? 0] as const)
  if (status === 'student') return age < 20 ? weigh(0, 3, 2, 90, 5, 0, 0) : weigh(0, 1, 1, 50, 18, 28, 2)
  const tooYoung = age < 21 ? 0 : age < 23 ? 0.5 : 1
  switch (occupation) {
    case 'cadres':
      return weigh(1, 1, 4, 10, 14, 22 * tooYoung, 48 * tooYoung)
    case 'professions_intermediaires':
      return weigh(2, 3, 13, 19, 29, 26 * tooYoung, 8 * tooYoung)
    case 'employes':
      return weigh(9, 8, 33, 27, 13, 8 * tooYoung, 2 * tooYoung)
    case 'ouvriers':
      return weigh(19, 9, 47, 18, 5, 1.5 * tooYoung, 0.5 * tooYoung)
    case 'agriculteurs':
      return weigh(6, 7, 38, 28, 16, 4, 1)
    case 'artisans_commercants_chefs_entreprise':
      return weigh(9, 6, 35, 20, 14, 9, 7)
    case 'retraites':
      return age >= 75 ? weigh(38, 12, 26, 10, 6, 5, 3) : weigh(20, 10, 33, 14, 9, 8, 6)
    case 'autres_inactifs':
      return weigh(30, 11, 26, 17, 7, 6, 3)
  }
}

function contractOf({ age, occupation }: Person, self: boolean, draws: Draws): Contract {
  if (self) return 'self'
  const publicShare = { cadres: 24, professions_intermediaires: 28, employes: 27, ouvriers: 8 }[
    occupation as 'cadres' | 'professions_intermediaires' | 'employes' | 'ouvriers'
  ]
  return draws.pick('contract', [
    ['public', publicShare],
    ['fixed', age < 25 ? 40 : age < 35 ? 14 : 6],
    ['permanent', 68],
  ])
}

function incomeOf(
  { sexe, occupation, age }: Person,
  status: Status,
  partTime: boolean,
  draws: Draws,
): number {
  const median =
    status === 'employed' || status === 'retired'
      ? trades[occupation].median * (age < 25 ? 0.8 : age < 35 ? 0.92 : 1.04)
      : { unemployed: 950, student: 450, home: age >= 62 ? 850 : 350, sick: 900 }[status]
  const earned =
    draws.amount('income', median, occupation === 'cadres' ? 0.36 : 0.27) *
    (sexe === 'femme' ? 0.94 : 1.05) *
    (partTime ? 0.68 : 1)
  return Math.round(within(earned, status === 'employed' ? 500 : 100, 20_000) / 10) * 10
}

/** Income of the other members of the household, who tend to have similar means. */
function othersIncome({ living, couple, childrenAtHome }: Family, income: number, draws: Draws): number {
  if (living === 'parents') return draws.amount('parents', 3100, 0.4)
  if (living === 'shared') return 0
  const partner = couple ? draws.amount('partner', 1650 * (within(income, 700, 6000) / 1800) ** 0.4, 0.4) : 0
  const allowances =
    childrenAtHome >= 2 ? 140 * (childrenAtHome - 1) : childrenAtHome > 0 && !couple ? 180 : 0
  return partner + allowances
}
