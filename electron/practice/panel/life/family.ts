import { byAge, type Draws, within } from './draws.ts'
import type { Person } from './person.ts'

/** With whom somebody lives. */
export type Living = 'parents' | 'shared' | 'alone' | 'couple' | 'family' | 'singleParent'

/** Legal status; unmarried couples without a civil partnership count as single. */
export type Marital = 'single' | 'married' | 'pacs' | 'divorced' | 'widowed'

/** The family of a persona. */
export interface Family {
  readonly couple: boolean
  readonly marital: Marital
  /** Number of children ever had, whatever their age. */
  readonly children: number
  /** Number of those who live in the household. */
  readonly childrenAtHome: number
  /** Number of those under 18. */
  readonly minors: number
  /** In years; −1 without children. */
  readonly youngestChildAge: number
  /** Ages of the children who live in the household, eldest first. */
  readonly agesAtHome: readonly number[]
  /** In years; −1 without children. */
  readonly eldestChildAge: number
  readonly grandchildren: number
  /** Number of people in the household, including the persona. */
  readonly householdSize: number
  readonly living: Living
}

/**
 * Draws a family. No joint table was found, so the tables are plausible inventions for the practice service. For people
 * over 60 the number of children matches INSEE's mean of 2.1 per woman (generations 1947 to 1963).
 */
export function drawFamily(person: Person, draws: Draws): Family {
  const ages = childrenAges(person, draws)
  const couple = draws.chance('couple', coupleShare(person, ages.length > 0))
  const agesAtHome = ages.filter((age, i) => draws.chance(`home ${i}`, atHomeShare(age, person, couple)))
  const atHome = agesAtHome.length
  const living = livingOf(person, couple, ages.length, atHome, draws)
  return {
    couple,
    marital: maritalOf(person, couple, ages.length > 0, draws),
    children: ages.length,
    childrenAtHome: atHome,
    minors: ages.filter((age) => age < 18).length,
    youngestChildAge: ages.at(-1) ?? -1,
    agesAtHome,
    eldestChildAge: ages[0] ?? -1,
    grandchildren: ages.reduce((sum, age, i) => sum + childrenOfChild(age, i, draws), 0),
    householdSize: sizeOf(living, couple, atHome, draws),
    living,
  }
}

/**
 * Ages of the children, eldest first. The age at the first birth is drawn; further births follow about three years
 * apart.
 */
function childrenAges({ age, sexe }: Person, draws: Draws): number[] {
  const woman = sexe === 'femme'
  if (!draws.chance('parent', woman ? 0.9 : 0.86)) return []
  const first = within(Math.round(draws.about('first birth', woman ? 27.5 : 30, 4.8)), 17, 45)
  const wanted = draws.pick('children', age >= 60 ? larger : smaller)
  const gap = 2 + Math.floor(3 * draws.unit('gap'))
  return Array.from({ length: wanted }, (_, i) => first + i * gap)
    .filter((birth) => birth <= age && (birth <= 46 || birth === first))
    .map((birth) => age - birth)
}

const larger = [
  [1, 19],
  [2, 43],
  [3, 24],
  [4, 9],
  [5, 5],
] as const
const smaller = [
  [1, 23],
  [2, 48],
  [3, 22],
  [4, 5],
  [5, 2],
] as const

function coupleShare({ age, sexe }: Person, parent: boolean): number {
  const woman = sexe === 'femme'
  const [childless, parents] = byAge<readonly [number, number]>(age, [
    [24, [0.12, 0.65]],
    [29, [0.42, 0.8]],
    [44, [0.52, 0.83]],
    [59, [0.42, 0.76]],
    [74, woman ? [0.38, 0.66] : [0.45, 0.8]],
    [84, woman ? [0.25, 0.46] : [0.45, 0.78]],
    [200, woman ? [0.08, 0.16] : [0.35, 0.58]],
  ])
  return parent ? parents : childless
}

/** Share of children of an age who live with this parent. */
function atHomeShare(child: number, { sexe }: Person, couple: boolean): number {
  if (child < 18) return couple ? 0.96 : sexe === 'femme' ? 0.93 : 0.5
  return byAge(child, [
    [20, 0.7],
    [24, 0.42],
    [29, 0.14],
    [200, 0.02],
  ])
}

function livingOf({ age }: Person, couple: boolean, children: number, atHome: number, draws: Draws): Living {
  if (atHome > 0) return couple ? 'family' : 'singleParent'
  if (couple) return 'couple'
  if (children > 0) return 'alone'
  const withParents = byAge(age, [
    [19, 0.85],
    [22, 0.6],
    [25, 0.4],
    [29, 0.2],
    [34, 0.1],
    [59, 0.04],
    [200, 0],
  ])
  if (draws.chance('with parents', withParents)) return 'parents'
  return age < 32 && draws.chance('shares', 0.3) ? 'shared' : 'alone'
}

function sizeOf(living: Living, couple: boolean, atHome: number, draws: Draws): number {
  if (living === 'parents')
    return draws.pick('size', [
      [2, 20],
      [3, 45],
      [4, 35],
    ])
  if (living === 'shared')
    return draws.pick('size', [
      [2, 50],
      [3, 35],
      [4, 15],
    ])
  return 1 + (couple ? 1 : 0) + atHome
}

function maritalOf({ age, sexe }: Person, couple: boolean, parent: boolean, draws: Draws): Marital {
  if (couple) {
    const married = byAge(age, [
      [29, 0.2],
      [39, 0.46],
      [49, 0.6],
      [59, 0.7],
      [200, 0.87],
    ])
    if (draws.chance('married', married)) return 'married'
    return draws.chance('pacs', age < 45 ? 0.4 : 0.15) ? 'pacs' : 'single'
  }
  const woman = sexe === 'femme'
  const widowed = byAge(age, [
    [39, 0],
    [49, 0.02],
    [64, woman ? 0.12 : 0.05],
    [79, woman ? 0.48 : 0.24],
    [200, woman ? 0.86 : 0.68],
  ])
  if (draws.chance('widowed', widowed)) return 'widowed'
  const divorced = byAge(age, [
    [27, 0],
    [34, parent ? 0.2 : 0.03],
    [49, parent ? 0.5 : 0.1],
    [200, parent ? 0.75 : 0.2],
  ])
  return draws.chance('divorced', divorced) ? 'divorced' : 'single'
}

function childrenOfChild(age: number, i: number, draws: Draws): number {
  const first = within(draws.about(`grandchild ${i}`, 29.5, 4.8), 18, 44)
  if (age < first || !draws.chance(`grandparent ${i}`, 0.82)) return 0
  const second = age - first > 3 && draws.chance(`second ${i}`, 0.72) ? 1 : 0
  return 1 + second + (second === 1 && age - first > 6 && draws.chance(`third ${i}`, 0.3) ? 1 : 0)
}
