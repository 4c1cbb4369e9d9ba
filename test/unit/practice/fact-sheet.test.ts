import { describe, expect, it } from 'vitest'
import { type FactSheet, factSheetOf } from '../../../electron/practice/panel/life/fact-sheet.ts'
import { drawPanel } from '../../../electron/practice/panel/panel.ts'

const { personas } = drawPanel(1)
const sheets = personas.map(factSheetOf)

/** Percentage of the sheets for which a test is true. */
function percent(
  test: (sheet: FactSheet) => boolean,
  among: (sheet: FactSheet) => boolean = () => true,
): number {
  const group = sheets.filter(among)
  return (100 * group.filter(test).length) / group.length
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

/** Combinations of facts that cannot be true of one person. */
const contradictions: readonly (readonly [string, (sheet: FactSheet) => boolean])[] = [
  ['a man is pregnant', ({ sex, pregnant }) => sex === 'homme' && pregnant],
  ['grandchildren without children', ({ grandchildren, children }) => grandchildren > 0 && children === 0],
  ['more children at home than children', ({ childrenAtHome, children }) => childrenAtHome > children],
  ['fewer people than live there', (s) => s.householdSize < 1 + (s.couple ? 1 : 0) + s.childrenAtHome],
  ['widowed in a couple', ({ marital, couple }) => marital === 'widowed' && couple],
  ['married without a couple', ({ marital, couple }) => marital === 'married' && !couple],
  ['a child older than a parent', ({ youngestChildAge, age }) => youngestChildAge > age - 16],
  ['cigarettes without smoking', (s) => s.cigarettes > 0 && !['daily', 'occasional'].includes(s.smoker)],
  ['smoking without cigarettes', (s) => s.cigarettes === 0 && ['daily', 'occasional'].includes(s.smoker)],
  ['hours without work', ({ hours, status }) => hours > 0 !== (status === 'employed')],
  ['a way to work without work', (s) => (s.commuteMode !== 'none') !== (s.status === 'employed')],
  ['drives to work without a car', ({ commuteMode, cars }) => commuteMode === 'car' && cars === 0],
  ['drives without a car', ({ carDaysPerYear, cars }) => carDaysPerYear > 0 && cars === 0],
  ['drives to work and seldom drives', (s) => s.commuteMode === 'car' && s.carDaysPerYear < 52],
  ['a smartphone without internet', ({ smartphone, internet }) => smartphone && !internet],
  ['voted without being registered', ({ voted, registered }) => voted && !registered],
  ['a vegetarian who eats meat', ({ vegetarian, meatPerWeek }) => vegetarian && meatPerWeek > 0],
  ['an eldest child younger than the youngest', (s) => s.eldestChildAge < s.youngestChildAge],
  ['other children at home than are counted', (s) => s.agesAtHome.length !== s.childrenAtHome],
  ['a mortgage without owning', ({ mortgage, tenure }) => mortgage && tenure !== 'owner'],
  ['housing benefit for owners', ({ housingBenefit, tenure }) => housingBenefit && tenure === 'owner'],
  ['a smartphone and no mobile', ({ smartphone, mobile }) => smartphone && !mobile],
  ['contact lenses with good eyes', ({ contactLenses, glasses }) => contactLenses && !glasses],
  [
    'French by nationality only',
    ({ french, nationality }) => french !== ['birth', 'acquired'].includes(nationality),
  ],
  ['worship without a religion', ({ worships, religion }) => worships && religion === 'none'],
  ['holidays abroad without holidays', ({ tripsAbroad, holidays }) => tripsAbroad > 0 && !holidays],
  ['associations without belonging', ({ associations, association }) => associations > 0 !== association],
  [
    'holidays in another country and no trip abroad',
    (s) => ['europe', 'far'].includes(s.holidayPlace) && s.tripsAbroad === 0,
  ],
  ['far holidays without a flight', (s) => s.holidayPlace === 'far' && s.flightsPerYear === 0],
  ['a place of holidays without holidays', (s) => (s.holidayPlace !== 'none') !== s.holidays],
  ['weeks of holidays without holidays', (s) => s.holidayWeeks > 0 !== s.holidays],
  ['news from the web without internet', (s) => ['web', 'social'].includes(s.newsSource) && !s.internet],
  [
    'news from networks without one',
    (s) => s.newsSource === 'social' && !(s.facebook || s.instagram || s.tiktok),
  ],
  [
    'news from television without watching',
    ({ newsSource, tvHours }) => newsSource === 'television' && tvHours === 0,
  ],
  ['news from the radio without listening', (s) => s.newsSource === 'radio' && s.radioPerYear < 100],
  ['networks without internet', (s) => (s.facebook || s.instagram || s.tiktok) && !s.internet],
  ['streaming without internet', ({ streaming, internet }) => streaming && !internet],
  ['streaming without a service', (s) => s.streamingServices > 0 !== s.streaming],
  ['orders online without internet', (s) => s.onlineOrdersPerYear > 0 && !s.internet],
  ['hours online without internet', (s) => s.screenHours > 0 && !s.internet],
  ['internet without a device', (s) => s.internet && !s.smartphone && !s.computer],
  ['hours of games without games', (s) => s.videoGameHours > 0 !== s.videoGames],
  ['drives to work without a licence', ({ commuteMode, licence }) => commuteMode === 'car' && !licence],
  ['cycles to work without a bicycle', ({ commuteMode, bicycle }) => commuteMode === 'bike' && !bicycle],
  ['a licence before the age of 17', ({ licenceYears, age }) => licenceYears > age - 17],
  ['years of a licence without one', ({ licenceYears, licence }) => licenceYears > 0 && !licence],
  ['voted as a minor', ({ voted, age }) => voted && age < 20],
  ['worship in no religion', ({ worshipPerYear, religion }) => worshipPerYear > 0 && religion === 'none'],
  [
    'a job before the end of studies',
    (s) => s.status === 'employed' && s.jobYears > Math.max(0, s.age - s.studiesEnd),
  ],
  ['years in a job without one', ({ jobYears, status }) => jobYears > 0 && status !== 'employed'],
  ['studies that end after today', ({ studiesEnd, age }) => studiesEnd > age],
  ['in the home before birth', ({ yearsInHome, age }) => yearsInHome > age],
  ['a couple since childhood', ({ coupleYears, age }) => coupleYears > age - 16],
  ['long hours at part time', ({ partTime, hours }) => partTime && hours >= 35],
  ['few hours at full time', (s) => s.status === 'employed' && !s.partTime && s.hours < 30],
  ['stopped smoking before the age of 12', ({ quitYears, age }) => quitYears > age - 12],
  ['stopped smoking without having smoked', ({ quitYears, smoker }) => quitYears > 0 && smoker !== 'former'],
  ['pregnant after 50', ({ pregnant, age }) => pregnant && age > 50],
  ['leads a team alone', ({ manages, employerSize }) => manages && employerSize <= 1],
  ['in a union without work', ({ union, status }) => union && status !== 'employed'],
  ['rides without a bicycle', ({ bikeRidesPerYear, bicycle }) => bikeRidesPerYear > 0 && !bicycle],
  [
    'a season ticket without travelling',
    ({ transitPass, transitPerYear }) => transitPass && transitPerYear < 50,
  ],
  ['more minors at home than minors', (s) => s.agesAtHome.filter((age) => age < 18).length > s.minors],
  ['lives alone in a couple', ({ living, couple }) => living === 'alone' && couple],
  ['lives alone with others', ({ living, householdSize }) => living === 'alone' && householdSize !== 1],
  ['rents from parents', ({ living, tenure }) => living === 'parents' && tenure !== 'free'],
  ['an illness without a doctor', ({ chronic, regularDoctor }) => chronic && !regularDoctor],
  ['a household poorer than its member', (s) => s.householdIncome < s.income - 10],
]

describe('Fact sheets', () => {
  it.each(contradictions)('hold of nobody: %s', (_, impossible) => {
    expect(sheets.filter(impossible)).toStrictEqual([])
  })

  it('say of the retired, and of no one else, that they are retired', () => {
    personas.forEach(({ occupation }, i) => {
      expect(sheets[i]?.status === 'retired').toBe(occupation === 'retraites')
    })
  })

  it('tell what the description tells', () => {
    personas.forEach(({ description }, i) => {
      const sheet = sheets[i]
      expect(/chez ses parents/.test(description)).toBe(sheet?.living === 'parents')
      expect(/avec (?:un|deux|trois|quatre|cinq) enfants?/.test(description)).toBe(
        (sheet?.childrenAtHome ?? 0) > 0,
      )
      if (/petits-enfants/.test(description)) expect(sheet?.grandchildren).toBeGreaterThan(0)
      if (/étudiant/i.test(description)) expect(sheet?.status).toBe('student')
    })
  })

  it('smoke as Santé publique France counted in 2022 (18 to 75 years), within 3 points', () => {
    const asked = ({ age }: FactSheet) => age <= 75
    const daily = ({ smoker }: FactSheet) => smoker === 'daily'
    const smokes = (sheet: FactSheet) => sheet.cigarettes > 0
    expect(Math.abs(percent(smokes, asked) - 31.8)).toBeLessThan(3)
    expect(Math.abs(percent(daily, asked) - 24.5)).toBeLessThan(3)
    expect(Math.abs(percent(daily, (s) => asked(s) && s.sex === 'homme') - 27.4)).toBeLessThan(3)
    expect(Math.abs(percent(daily, (s) => asked(s) && s.sex === 'femme') - 21.7)).toBeLessThan(3)
  })

  it('have had the children that INSEE counted: 2.1 for women born from 1947 to 1963', () => {
    const women = sheets.filter((s) => s.sex === 'femme' && s.birthYear >= 1947 && s.birthYear <= 1963)
    const mean = women.reduce((sum, { children }) => sum + children, 0) / women.length
    expect(Math.abs(mean - 2.1)).toBeLessThan(0.15)
  })

  it('earn as INSEE counted in 2022: half of full-time wages under 2,091 euros, a tenth under 1,436', () => {
    const wages = sheets
      .filter((s) => s.status === 'employed' && !s.partTime && s.contract !== 'self')
      .map(({ income }) => income)
      .sort((a, b) => a - b)
    expect(Math.abs(median(wages) / 2091 - 1)).toBeLessThan(0.06)
    expect(Math.abs((wages[Math.floor(wages.length / 10)] ?? 0) / 1436 - 1)).toBeLessThan(0.1)
  })

  it('have the cars and homes that INSEE counts of households, within 3 points', () => {
    const adults = ({ householdSize, agesAtHome }: FactSheet) =>
      Math.max(1, householdSize - agesAtHome.filter((age) => age < 18).length)
    const heads = sheets.filter(({ living }) => living !== 'parents')
    const share = (test: (sheet: FactSheet) => boolean) => {
      const weigh = (some: readonly FactSheet[]) => some.reduce((sum, sheet) => sum + 1 / adults(sheet), 0)
      return (100 * weigh(heads.filter(test))) / weigh(heads)
    }
    expect(Math.abs(share(({ cars }) => cars > 0) - 85)).toBeLessThan(3)
    expect(Math.abs(share(({ tenure }) => tenure === 'owner') - 57.5)).toBeLessThan(3)
  })

  it('give managers more than workers, and the young more Instagram than the old', () => {
    const incomeOf = (occupation: string) =>
      median(sheets.filter((_, i) => personas[i]?.occupation === occupation).map((s) => s.householdIncome))
    expect(incomeOf('cadres')).toBeGreaterThan(incomeOf('ouvriers') * 1.3)
    const instagram = ({ instagram: uses }: FactSheet) => uses
    expect(percent(instagram, ({ age }) => age < 30)).toBeGreaterThan(70)
    expect(percent(instagram, ({ age }) => age >= 75)).toBeLessThan(15)
  })

  it('are the same for a persona read back from storage', () => {
    const persona = personas[17]
    if (persona) expect(factSheetOf(JSON.parse(JSON.stringify(persona)))).toStrictEqual(factSheetOf(persona))
  })
})
