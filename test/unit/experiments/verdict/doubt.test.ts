import { describe, expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { VerdictLanguage } from '../../../../shared/experiments/verdict/words/verdict-messages.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { anArm, aPlan, evidenceOf, ITEM, judged } from '../experiments.ts'
import { CALM, halves } from './halves.ts'

const plan = aPlan({ personas: 100, runs: 1 })

function told(arms: Record<string, number[][]>, of: ExperimentPlan = plan, language: VerdictLanguage = 'en') {
  const verdict = judged(of, evidenceOf(arms))
  const said = tellVerdict(verdict, of, language)
  const lines = (name: string) => said.sections.find((section) => section.name === name)?.lines ?? []
  return { ...said, comparison: verdict.comparison, lines }
}

const yes = (...shares: number[]) => shares.map((share) => [share, 100 - share])
const ONE_RUN =
  'No arm has two runs with answers: that is too few to know how far runs of one wording differ.'

describe('where each arm has one run', () => {
  const arms = { base: yes(50), again: yes(52), reversed: yes(49), rewording: yes(75) }

  it('the wording only may matter, and the chance is that of independent answers', () => {
    const { headline, limits, comparison, lines } = told(arms)
    expect(comparison).toMatchObject({ isMoved: true, conclusion: 'wording', doubt: 'one_run' })
    expect(headline).toBe(
      `B moved “Yes” up by 25 points; the same wording again moved 2 points, where chance alone can reach 14 points if the answers of a run are independent; the reversed order moved 1 point. The wording may matter. ${ONE_RUN}`,
    )
    expect(limits).toBe('A reason to test again with more runs of each arm, not evidence about people.')
    expect(lines('noise')[0]).toMatch(/in 19 of 20 experiments, if the answers of a run are independent\.$/u)
    const french = told(arms, plan, 'fr')
    expect(french.headline).toContain(
      'La formulation compte peut-être. Aucune variante n’a deux passations avec des réponses\u00a0: c’est trop peu pour savoir de combien diffèrent les passations d’une même formulation.',
    )
    expect(french.headline).toContain('14\u00a0points si les réponses d’une passation sont indépendantes')
  })

  it('the arms that the design lacks are named too', () => {
    const { headline, limits } = told({ base: yes(50), rewording: yes(75) })
    expect(headline).toContain('there are no answers to compare from A again and A reversed.')
    expect(headline).toContain(ONE_RUN)
    expect(limits).toContain('with these arms')
  })

  it('neither the order nor a readiness to agree is called certain', () => {
    const turned = anArm('rewording', { ...ITEM, options: ITEM.options.toReversed() })
    const alone = { ...plan, arms: [anArm('base'), anArm('again'), turned] }
    expect(told({ base: yes(50), again: yes(52), rewording: yes(75) }, alone).headline).toContain(
      `Only the order of the options differs: the order may matter. ${ONE_RUN}`,
    )
    expect(told({ ...arms, reversed: yes(75), rewording: yes(52) }).headline).toMatch(
      new RegExp(`more than chance reaches there \\(13 points\\): the order may matter\\. ${ONE_RUN}$`, 'u'),
    )
    const direction = {
      ...plan,
      arms: [anArm('base'), anArm('again'), anArm('contrary')],
      comparison: { from: 'base', to: 'contrary' },
    }
    expect(told({ base: yes(70), again: yes(70), contrary: yes(60) }, direction).headline).toContain(
      `Personas may tend to agree, whatever the statement says: the result would then depend on its direction. ${ONE_RUN}`,
    )
  })

  it('a difference of one wording from itself speaks for itself', () => {
    const same = { ...plan, arms: [anArm('base'), anArm('again')], comparison: { from: 'base', to: 'again' } }
    expect(told({ base: yes(50), again: yes(75) }, same).headline).not.toContain(ONE_RUN)
  })

  it('nothing of that is said once one arm has two runs', () => {
    const { headline, comparison, lines } = told({ ...arms, again: yes(52, 50) })
    expect(comparison?.doubt).toBeNull()
    expect(headline).toMatch(/The wording matters\.$/u)
    expect(lines('noise')[0]).not.toContain('independent')
  })
})

describe('where each arm has two runs', () => {
  const two = aPlan({ personas: 100, runs: 2, arms: [anArm('base'), anArm('again'), anArm('rewording')] })
  // By hand: X² = 3.9 + 2.9 + 0.4 at 3 degrees, under the 7.8 of the 5 % level; √(7.2 / 3) = 1.55 times 9.7 points.
  const arms = { base: yes(43, 57), again: yes(44, 56), rewording: yes(62, 66) }

  it('the wording only may matter if the move is within what the repeats let expect', () => {
    const { headline, comparison } = told(arms, two)
    expect(comparison).toMatchObject({
      ...{ isMoved: true, conclusion: 'wording', doubt: 'repeats', move: { moved: 14 } },
      noise: { chance: 10, estimated: 15, clustered: false },
    })
    expect(headline).toContain(
      'But the runs of one wording seem to differ more than independent answers would, and these are too few runs to tell: if they do, chance reaches 15 points.',
    )
    expect(told(arms, two, 'fr').headline).toContain('si c’est le cas, le hasard va jusqu’à 15\u00a0points.')
  })

  it('nothing of that is said where the move is larger, or where nothing moved', () => {
    expect(told({ ...arms, rewording: yes(66, 70) }, two).comparison?.doubt).toBeNull()
    expect(told({ ...arms, rewording: yes(52, 56) }, two).comparison?.doubt).toBeNull()
  })
})

describe('where the test over runs does not show the difference', () => {
  const four = aPlan({
    personas: 100,
    runs: 4,
    arms: [anArm('base'), anArm('again'), anArm('reversed'), anArm('rewording')],
  })
  const calm = { base: yes(45, 50, 52, 55), again: yes(47, 50, 52, 53), reversed: yes(50, 49, 51, 50) }

  it('the wording only may matter, and the sentence says so', () => {
    const arms = { ...calm, rewording: yes(52, 52, 54, 76) }
    const { comparison, headline, limits } = told(arms, four)
    expect(comparison).toMatchObject({ isMoved: true, conclusion: 'wording', doubt: 'test' })
    expect(headline).toMatch(
      /The wording may matter\. But the permutation test over runs does not show it \(p = 0\.\d{3}\)\.$/u,
    )
    expect(limits).toBe('A reason to test again with more runs of each arm, not evidence about people.')
    expect(told(arms, four, 'fr').headline).toMatch(
      /La formulation compte peut-être\. Mais le test de permutation sur les passations ne le montre pas \(p = 0,\d{3}\)\.$/u,
    )
  })

  it('a test that cannot be made makes the wording no more certain', () => {
    const cut = Array.from({ length: 4 }, () => [42, 18])
    const { comparison, headline } = told({ ...calm, rewording: cut }, four)
    expect(comparison).toMatchObject({
      isMoved: true,
      doubt: 'no_test',
      permutation: { none: 'unequal_bases' },
    })
    expect(headline).toMatch(
      /The wording may matter\. No permutation test can confirm it, since the runs of one side have too few answers\.$/u,
    )
    expect(told({ ...calm, rewording: cut }, four, 'fr').headline).toContain(
      'Aucun test de permutation ne peut le confirmer',
    )
  })

  it('nothing of that is said where it does', () => {
    const { comparison, headline } = told({ ...calm, rewording: yes(68, 70, 72, 75) }, four)
    expect(comparison?.permutation.result?.p).toBeLessThan(0.05)
    expect(comparison?.doubt).toBeNull()
    expect(headline).toMatch(/The wording matters\.$/u)
  })
})

it('holds A again against what chance reaches between A and A again', () => {
  // Both arms together: 55 % say yes in A and A again, 72.5 % in A and B, whose chance is smaller.
  const two = aPlan({ personas: 100 })
  const verdict = judged(two, halves({ ...CALM, again: 60, rewording: 95 }))
  expect(verdict.comparison?.noise.chance).toBe(9)
  expect(tellVerdict(verdict, two, 'en').headline).toContain(
    'the same wording again moved 10 points, where chance alone can reach 10 points;',
  )
})
