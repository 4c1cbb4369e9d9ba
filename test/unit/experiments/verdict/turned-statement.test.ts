import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mirrored } from '../../../../shared/experiments/verdict/agreement.ts'
import type { ArmCounts } from '../../../../shared/experiments/verdict/arm-counts.ts'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { aChoice } from '../../../support/drafts.ts'
import { anArm, aPlan, evidenceOf, judged } from '../experiments.ts'

const EN = 'The town should build more cycle lanes.'
const FR = 'La ville devrait construire des pistes cyclables.'

/** The counts of a contrary arm with these options, as they are turned round. */
function turned(stem: string, options: string[], counts: number[]): number[] | null {
  const asked = aChoice('item', stem, options)
  return mirrored(armOf(asked, counts), asked)?.counts ?? null
}

function armOf(question: Question, counts: number[]): ArmCounts {
  const base = counts.reduce((all, count) => all + count, 0)
  return { arm: anArm('contrary', question), counts, base, counted: [], waiting: [], lost: [] }
}

describe('a contrary statement is turned round', () => {
  it.each([
    [EN, ['Agree', 'Disagree', 'Neither agree nor disagree'], [10, 20, 30], [20, 10, 30]],
    [EN, ['Neutral', 'Agree', 'Disagree', 'Don’t know'], [10, 20, 30, 40], [10, 30, 20, 40]],
    ['Should it build more?', ['Yes', 'No', 'Maybe'], [10, 20, 30], [20, 10, 30]],
    ['Should it build more?', ['Yes', 'No', 'It depends'], [10, 20, 30], [20, 10, 30]],
    [FR, ['Pour', 'Contre', 'Indifférent'], [10, 20, 30], [20, 10, 30]],
    [FR, ['Oui', 'Non', 'Peut-être'], [10, 20, 30], [20, 10, 30]],
    [FR, ['D’accord', 'Pas d’accord', 'Ni d’accord ni pas d’accord'], [10, 20, 30], [20, 10, 30]],
    [
      FR,
      ['Tout à fait d’accord', 'Plutôt d’accord', 'Plutôt pas d’accord', 'Pas du tout d’accord', 'Sans avis'],
      [10, 20, 30, 40, 50],
      [40, 30, 20, 10, 50],
    ],
    // The strongest first on both sides: by degree, not by place.
    [
      EN,
      ['Strongly agree', 'Agree', 'Strongly disagree', 'Disagree', 'Neither agree nor disagree'],
      [1, 2, 3, 4, 5],
      [3, 4, 1, 2, 5],
    ],
    // "No, not really" is read as strongly as "No, not at all": the places decide.
    [
      'Should it build more?',
      ['Yes, completely', 'Yes, somewhat', 'No, not really', 'No, not at all'],
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ],
  ])('by who agrees: %s %j', (stem, options, counts, expected) => {
    expect(turned(stem, options, counts)).toEqual(expected)
  })

  it.each([
    [EN, ['Strongly agree', 'Agree', 'Slightly agree', 'Disagree']],
    [FR, ['Oui', 'Plutôt oui', 'Non']],
    [EN, ['Red', 'Blue', 'Green']],
  ])('not at all where its sides are no pair: %s %j', (stem, options) => {
    expect(turned(stem, options, [40, 30, 20, 10])).toBeNull()
  })

  it('so that it is itself again when it is turned twice, wherever its options stand', () => {
    const scale = ['Strongly agree', 'Agree', 'Neither agree nor disagree', 'Disagree', 'Strongly disagree']
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
    const counts = fc.array(fc.nat(90), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(order, counts, (places, given) => {
        const options = places.map((place) => scale[place] ?? '')
        const once = turned(EN, options, given) ?? []
        expect(turned(EN, options, once)).toEqual(given)
        for (const [at, place] of places.entries()) expect(once[at]).toBe(given[places.indexOf(4 - place)])
      }),
    )
  })
})

describe('where the neutral option stands last', () => {
  const options = ['Agree', 'Disagree', 'Neither agree nor disagree']
  const asked = aChoice('item', EN, options)
  const contrary = { ...asked, stem: 'The town should not build more cycle lanes.' }
  const plan = aPlan({
    personas: 100,
    arms: [anArm('base', asked), anArm('again', asked), anArm('contrary', contrary)],
    comparison: { from: 'base', to: 'contrary' },
  })
  const told = (base: number[], other: number[]) => {
    const evidence = evidenceOf({ base: [base, base], again: [base, base], contrary: [other, other] })
    const verdict = judged(plan, evidence)
    return { ...verdict, headline: tellVerdict(verdict, plan, 'en').headline }
  }

  it('personas who are consistent move nothing', () => {
    expect(told([60, 10, 30], [10, 60, 30]).comparison?.move.moved).toBe(0)
  })

  it('personas who agree with everything are seen to', () => {
    const { comparison, headline } = told([70, 0, 30], [70, 0, 30])
    expect(comparison?.move.moved).toBe(70)
    expect(headline).toContain('tend to agree, whatever the statement says')
  })
})

it('says nothing of a contrary statement with more options that agree than disagree', () => {
  const asked = aChoice('item', EN, ['Strongly agree', 'Agree', 'Slightly agree', 'Disagree'])
  const plan = aPlan({
    arms: [anArm('base', asked), anArm('contrary', { ...asked, stem: 'It should not.' })],
    comparison: { from: 'base', to: 'contrary' },
  })
  const verdict = judged(plan, evidenceOf({ base: [[20, 20, 10, 50]], contrary: [[20, 20, 10, 50]] }))
  expect(verdict).toMatchObject({ state: 'no_sides', comparison: null })
  expect(tellVerdict(verdict, plan, 'en').headline).toContain('not as many options agree as disagree')
  expect(tellVerdict(verdict, plan, 'fr').headline).toContain('pas autant de modalités qui approuvent')
})

it('turns by the options of A, whichever arm the contrary is compared with', () => {
  const asked = aChoice('item', EN, ['Agree', 'Disagree', 'Neither agree nor disagree'])
  const reworded = { ...asked, stem: 'More lanes are needed.', options: asked.options.toReversed() }
  const plan = aPlan({
    arms: [anArm('base', asked), anArm('rewording', reworded), anArm('contrary', { ...asked, stem: 'No.' })],
    comparison: { from: 'rewording', to: 'contrary' },
  })
  const evidence = evidenceOf({ base: [[60, 10, 30]], rewording: [[60, 10, 30]], contrary: [[10, 60, 30]] })
  expect(judged(plan, evidence).comparison?.move.moved).toBe(0)
})
