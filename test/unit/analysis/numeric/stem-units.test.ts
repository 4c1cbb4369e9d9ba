import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumericItem } from '../../../../shared/analysis/numeric/numeric-item.ts'
import { anOpenEnded } from '../../../support/drafts.ts'
import { said } from '../sample-results.ts'

function read(stem: string, texts: readonly string[]) {
  const answers = texts.map((text, persona) => said(persona, 0, text))
  const respondents = texts.map((_, persona) => persona)
  return readNumericItem({ question: anOpenEnded('a', stem), position: 0, answers, respondents })
}

it('does not take a number without a unit for one in a unit that the stem does not ask for', () => {
  for (const [stem, texts] of [
    ['In an average month, how many train trips do you take?', ['2', '0', '1', '6 a year', '10 per year']],
    ['On an average day, how many cups of coffee?', ['2', '3', '1', '500 a year']],
    ['How many hours or minutes of TV?', ['2', '30 minutes', '3', '45 minutes']],
    ['How many hours (or minutes) of TV?', ['2', '3 hours', '3']],
    ['In minutes, how long (an hour is 60 minutes)?', ['30', '1 hour', '2 hours', '45']],
    ['How many hours a day or a week do you work?', ['8', '40 a week', '7', '35 per week']],
    ['How many hours a day, or each week, do you work?', ['8', '40 a week']],
    ['Un jour ordinaire de la semaine, combien de cafés buvez-vous ?', ['2', '3', '20 par semaine']],
    ['Combien de temps passez-vous sur l’ordinateur ?', ['2', '3 l']],
    ['What’s the time that you spend on it?', ['2', '3 s']],
    ['In the last 7 days, how many times did you go out?', ['3', '2 a day']],
    ['Ces 12 derniers mois, combien de fois êtes-vous sorti ?', ['30', '2 par mois']],
    ['How many coffees do you drink daily on a day off of your week?', ['3', '9 a week']],
    ['How many coffees do you drink weekly, and on which day?', ['3', '1 a day']],
    ['How many cups or mugs do you drink?', ['3', '2 mugs']],
    ['How many cups or mugs do you drink?', ['3', '2 cups']],
    ['How many cups do you drink, in litres?', ['3', '2 cups']],
    ['How many cups and how many mugs do you drink?', ['3', '2 cups']],
    ['How many square metres is your flat?', ['40', '50 metres']],
    ['Combien gagnez-vous en euros ou en dollars ?', ['40', '50 €']],
    ['How much data do you go through?', ['40', '50 Go']],
    ['What temperature in °C or °F do you like?', ['20', '21 °C']],
    ['How far is it?', ['40', '50 km']],
  ] as const)
    expect(read(stem, texts), stem).toMatchObject({ kind: 'withheld', why: 'unit_of_some' })
})

it('takes a number without a unit for one in the only unit that the stem asks for', () => {
  for (const [stem, texts] of [
    ['How many hours a day do you sleep?', ['7', '8 h', '6 hours']],
    ['In an average week, how many hours do you work?', ['35', '40 h', '40 a week', '38 hours a week']],
    ['In minutes, how long (an hour is 60 minutes)?', ['30', '45 minutes']],
    ['How long does it take, in whole minutes?', ['30', '45 min']],
    ['Combien d’heures dormez-vous par nuit ?', ['7', '8 h', '6 par nuit']],
    ['Combien de fois par semaine voyez-vous vos enfants ?', ['2', '3 fois', '1 par semaine']],
    ['Combien de kilomètres faites-vous par an ?', ['2000', '3000 km', '5000 par an']],
    ['Quel est votre loyer mensuel (en €) ?', ['700', '850 €', '600 euros par mois']],
    ['What do you pay, in euros?', ['7', '€8']],
    ['How many square metres is your flat?', ['40', '50 m²']],
    ['How many coffees do you drink in a normal day?', ['3', '2 coffees', '4 a day']],
    ['How many cups of coffee do you drink per day?', ['3', '2 cups', '1 cup per day']],
    ['Combien d’heures dormez-vous en semaine ?', ['7', '8 h']],
    ['Over the past 12 months, how many days were you ill?', ['7', '8 days']],
    ['Ces 12 derniers mois, combien d’heures avez-vous donné ?', ['7', '8 h']],
    ['What temperature in °C do you like?', ['20', '21 °C']],
    ['Poids en kg ?', ['70', '80 kg', '75 kilos']],
  ] as const)
    expect(read(stem, texts), stem).toMatchObject({ kind: 'numbers', others: [] })
})

const TIMES = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const
const aTime = fc.constantFrom(...TIMES)

it('never adds numbers with a unit to numbers without where the stem names two that they may be in', () => {
  const stem = fc.tuple(aTime, aTime, fc.constantFrom('or', 'and', '/', '(or', ', or'))
  fc.assert(
    fc.property(stem, aTime, ([one, other, join], said) => {
      fc.pre(one !== other)
      const texts = ['2', `3 ${said}s`, '1']
      expect(read(`How many ${one}s ${join} ${other}s do you need?`, texts)).toMatchObject({
        kind: 'withheld',
      })
      const rates = ['2', `3 a ${said}`, '1']
      for (const words of [`a ${one} ${join} a ${other}`, `in an average ${one} of a ${other}`])
        expect(read(`How many trips do you take ${words}?`, rates)).toMatchObject({ kind: 'withheld' })
    }),
  )
})

it('adds them exactly where the stem names the unit alone', () => {
  const words = fc.constantFrom<(unit: string) => string>(
    (unit) => `How many ${unit}s do you need for it?`,
    (unit) => `In ${unit}s, how long does it take?`,
    (unit) => `How long does it take you (in ${unit}s)?`,
  )
  fc.assert(
    fc.property(words, aTime, aTime, (wordsOf, named, said) => {
      const item = read(wordsOf(named), ['2', `3 ${said}s`])
      expect(item?.kind).toBe(named === said ? 'numbers' : 'withheld')
    }),
  )
  const rates = fc.constantFrom('a', 'per', 'each', 'in an average', 'on a typical', 'during the last')
  fc.assert(
    fc.property(rates, aTime, aTime, (rate, named, said) => {
      const item = read(`How many trips do you take ${rate} ${named}?`, ['2', `3 per ${said}`])
      expect(item?.kind).toBe(named === said ? 'numbers' : 'withheld')
    }),
  )
})
