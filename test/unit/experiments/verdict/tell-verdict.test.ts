import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../../shared/experiments/verdict/verdict.ts'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { VerdictLanguage } from '../../../../shared/experiments/verdict/words/verdict-messages.ts'
import { verdictText } from '../../../../shared/experiments/verdict/words/verdict-text.ts'
import type { ExperimentPlan } from '../../../../shared/models/experiment.ts'
import { anArm, aPlan, aRunOf, evidenceOf, ITEM, judged } from '../experiments.ts'

/** Text of a verdict on two runs of 100 per arm, with these percentages of "Yes". */
function told(
  yes: Record<string, number>,
  change: Partial<ExperimentPlan> = {},
  language: VerdictLanguage = 'en',
) {
  const plan = aPlan({ personas: 100, ...change })
  const runs = Object.entries(yes).map(([arm, share]): [string, number[][]] => [
    arm,
    [
      [share, 100 - share],
      [share, 100 - share],
    ],
  ])
  const said = tellVerdict(judged(plan, evidenceOf(Object.fromEntries(runs))), plan, language)
  const lines = (name: string) => said.sections.find((section) => section.name === name)?.lines ?? []
  return { ...said, lines }
}

const CALM = { base: 50, again: 51, reversed: 48 }
const arms = (...kinds: Parameters<typeof anArm>[0][]) => ({ arms: kinds.map((kind) => anArm(kind)) })

describe('the first sentence of a verdict', () => {
  it('says what moved, beside what the same wording and the reversed order moved', () => {
    const { headline, limits } = told({ ...CALM, rewording: 70 })
    expect(headline).toBe(
      'B moved “Yes” up by 20 points; the same wording again moved 1 point, where chance alone can reach 10 points; the reversed order moved 2 points. The wording matters.',
    )
    expect(limits).toBe(
      'A reason to revise, not evidence about people. It does not say which wording is better.',
    )
    expect(told({ ...CALM, rewording: 70 }, {}, 'fr').headline).toBe(
      'B fait monter «\u00a0Yes\u00a0» de 20\u00a0points\u202f; la même formulation, posée à nouveau, bouge de 1\u00a0point, et le hasard seul peut aller jusqu’à 10\u00a0points\u202f; l’ordre inversé fait bouger de 2\u00a0points. La formulation compte.',
    )
  })

  it('says that nothing was seen, and what could have been', () => {
    const { headline, limits } = told({ ...CALM, rewording: 57 })
    expect(headline).toBe(
      'Nothing beyond noise: A and B differ by 7 points, and noise can reach 10 points. This plan could have seen 15 points.',
    )
    expect(limits).toContain('does not show that the wordings are equal')
    expect(told({ ...CALM, rewording: 70 }, { leastPoints: 25 }).headline).toBe(
      'Less than the plan asks: A and B differ by 20 points, more than noise reaches (10 points), but only 25 points or more count as moved.',
    )
  })

  it.each([
    [
      'order',
      { ...CALM, reversed: 67, rewording: 70 },
      {},
      'The order matters as much: reversed alone, it moved 17 points, and B goes beyond that by no more than chance reaches.',
    ],
    [
      'an unsteady population',
      { ...CALM, again: 65, rewording: 70 },
      {},
      'The population or the model is unsteady: the same wording alone moved 15 points',
    ],
    [
      'an equivalent wording that moves as much',
      { ...CALM, equivalent: 68, rewording: 70 },
      arms('base', 'again', 'reversed', 'equivalent', 'rewording'),
      'an equivalent wording moved 18 points, and B goes beyond that by no more than chance',
    ],
    [
      'arms that the design lacks',
      { base: 50, rewording: 70 },
      arms('base', 'rewording'),
      'there are no answers to compare from A again and A reversed',
    ],
    [
      'order alone',
      { ...CALM, rewording: 70 },
      {
        arms: [
          anArm('base'),
          anArm('again'),
          anArm('rewording', { ...ITEM, options: ITEM.options.toReversed() }),
        ],
      },
      'Only the order of the options differs',
    ],
    [
      'agreement with contraries',
      { base: 70, again: 70, contrary: 55 },
      { ...arms('base', 'again', 'contrary'), comparison: { from: 'base', to: 'contrary' } },
      'Personas tend to agree, whatever the statement says',
    ],
  ])('names %s', (_, yes, change, expected) => {
    expect(told(yes, change).headline).toContain(expected)
  })

  it('names an order effect that is seen where the wording moves nothing', () => {
    const { headline, lines } = told({ ...CALM, reversed: 80, rewording: 52 })
    expect(headline).toMatch(/^Nothing beyond noise/u)
    expect(headline).toContain('But the reversed order moved 30 points, more than chance reaches')
    // There is no effect to explain.
    expect(lines('causes')).toEqual([])
  })

  it('names an unsteady population where the same wording moves and another one does not move further', () => {
    const { headline } = told({ ...CALM, again: 64, rewording: 62 })
    expect(headline).toMatch(/^Nothing beyond noise/u)
    expect(headline).toContain(
      'But the same wording again moved 14 points, more than chance reaches there (10 points): the population or the model is unsteady.',
    )
  })

  it.each([
    ['the wording', { ...CALM, rewording: 70 }, {}, 'A reason to revise'],
    ['order', { ...CALM, reversed: 67, rewording: 70 }, {}, 'A reason to look at the order'],
    ['the population', { ...CALM, again: 65, rewording: 70 }, {}, 'No reason to prefer one of the two'],
    [
      'a readiness to agree',
      { base: 70, again: 70, contrary: 55 },
      { ...arms('base', 'again', 'contrary'), comparison: { from: 'base', to: 'contrary' } },
      'A reason to ask without a statement to agree with',
    ],
    ['too few arms', { base: 50, rewording: 70 }, arms('base', 'rewording'), 'A reason to test again'],
    ['the plan', { ...CALM, rewording: 70 }, { leastPoints: 25 }, 'This does not show'],
    ['noise', { ...CALM, rewording: 52 }, {}, 'Smaller moves may be there'],
  ])('is followed by what may be made of it, by %s', (_, yes, change, expected) => {
    expect(told(yes, change).limits).toMatch(new RegExp(`^${expected}`, 'u'))
  })

  it('promises nothing where everybody gave the same answer', () => {
    const { headline } = told({ base: 100, again: 100, reversed: 100, rewording: 100 })
    expect(headline).toContain('All answers to A and B are the same, or nearly so')
    expect(headline).not.toContain('could have seen')
  })

  it('says how a contrary statement was counted, and takes no small surplus for a readiness to agree', () => {
    const { headline, lines } = told(
      { base: 80, again: 80, contrary: 22 },
      { ...arms('base', 'again', 'contrary'), comparison: { from: 'base', to: 'contrary' } },
    )
    expect(headline).toContain('counted as if those who agree with the contrary disagreed with A')
    expect(lines('agreement')[1]).toMatch(/^Together that is 2 points from 100%, no more than chance/u)
  })

  it('leaves out the arms that are compared themselves when it says what else could explain a move', () => {
    const { lines } = told({ ...CALM, reversed: 80 }, { comparison: { from: 'base', to: 'reversed' } })
    expect(lines('causes').join(' ')).not.toContain('Order')
    expect(lines('causes').join(' ')).toContain('A again moved 1 point')
  })

  it('says why there is no verdict', () => {
    const plan = aPlan()
    const few = evidenceOf({ base: [[10, 15]], rewording: [[9, 20]] })
    expect(tellVerdict(judged(plan, few), plan, 'en').headline).toBe(
      'Nothing can be said: A has a base of 25 and B of 29. Sonde compares from a base of 30.',
    )
    few.runs.push(aRunOf('again', [], 1, { state: 'queued', hasAnswers: false, items: [] }))
    expect(tellVerdict(judged(plan, few), plan, 'en').headline).toBe(
      'No verdict yet: 2 of 8 planned runs have their answers.',
    )
  })
})

describe('the sections of a verdict', () => {
  it('tell noise, causes and the order effect', () => {
    const { lines } = told({ ...CALM, reversed: 58, rewording: 70 })
    expect(lines('noise').slice(0, 3)).toEqual([
      'With these bases, chance alone makes one wording differ from itself by up to 10 points in 19 of 20 experiments.',
      'A again differs from A by 1 point.',
      'The noise floor is the larger of the two: 10 points.',
    ])
    expect(lines('causes')).toEqual([
      'Noise: ruled out, since the noise floor is 10 points, and the difference goes beyond that.',
      'Population or model: not seen, since A again moved 1 point, no more than chance reaches.',
      'Order: not seen, since A reversed moved 8 points, no more than chance reaches.',
      'Any change of words: not tested, since no arm with enough answers asks an equivalent wording.',
    ])
    const unsteady = told({ ...CALM, again: 62, reversed: 61, rewording: 70 })
    expect(unsteady.lines('causes')[2]).toBe(
      'Order: not seen, since A reversed moved 11 points, no further than A again.',
    )
    expect(lines('order')[0]).toBe(
      'The reversed order moved 8 points, no more than chance reaches there (10 points): no order effect is seen.',
    )
    const pulled = told({ ...CALM, reversed: 64, rewording: 90 })
    expect(pulled.lines('order')[0]).toContain('Options gain 14 points where they stand last')
    expect(lines('runs')).toEqual([
      'Runs of A and A again stand against runs of B.',
      'No p-value: the runs (4 and 2) can be shared out in only 15 ways. It takes at least 4 of each wording.',
    ])
  })

  it('tell the test with its arrangements', () => {
    const plan = aPlan({ runs: 4, ...arms('base', 'rewording') })
    const evidence = evidenceOf({
      base: [
        [20, 30],
        [21, 29],
        [22, 28],
        [23, 27],
      ],
      rewording: [
        [35, 15],
        [36, 14],
        [37, 13],
        [38, 12],
      ],
    })
    const { sections } = tellVerdict(judged(plan, evidence), plan, 'en')
    expect(sections.find(({ name }) => name === 'runs')?.lines[1]).toBe(
      'There are 70 ways to share out the 8 runs between the two wordings. Ways that set them at least as far apart as they are: 2, so p = 0.029.',
    )
  })

  it('name runs that were cut short, and whether their answers count', () => {
    const plan = aPlan({ personas: 100 })
    const evidence = evidenceOf({ base: [[50, 50]], again: [[50, 50]], rewording: [[60, 40]] })
    evidence.runs.push(aRunOf('rewording', [30, 13], 2, { state: 'failed' }))
    evidence.runs.push(aRunOf('again', [20, 20], 2, { state: 'stopped' }))
    const verdict = judged(plan, evidence)
    const en = tellVerdict(verdict, plan, 'en')
    const failed = 'B, run 2: failed, with the answers of 43 of 100 personas. These answers count.'
    expect(en.headline).toMatch(new RegExp(` ${failed}$`, 'u'))
    expect(en.sections.find(({ name }) => name === 'cutShort')?.lines).toEqual([
      'A again, run 2: stopped, with the answers of 40 of 100 personas. These answers count.',
      failed,
    ])
    expect(verdictText(verdict, plan, 'en')).toContain(`Runs that were cut short\n  A again, run 2`)
    // Personas are counted individually: 90 of 143, and not the mean of two runs.
    expect(verdict.arms.find(({ arm }) => arm === 'rewording')?.shares[0]).toEqual({ count: 90, percent: 63 })
  })

  it('count several compared runs that were cut short in one sentence', () => {
    const plan = aPlan({ personas: 100 })
    const evidence = evidenceOf({ base: [[50, 50]], again: [[50, 50]], rewording: [[60, 40]] })
    evidence.runs.push(aRunOf('rewording', [30, 13], 2, { state: 'failed' }))
    evidence.runs.push(aRunOf('base', [20, 20], 2, { state: 'failed' }))
    const headline = (language: VerdictLanguage) =>
      tellVerdict(judged(plan, evidence), plan, language).headline
    expect(headline('en')).toMatch(
      / 2 runs of A and B were cut short: 83 of 200 personas answered\. These answers count\.$/u,
    )
    expect(headline('fr')).toContain('2 passations de A et B ont été interrompues\u00a0: 83 personas sur 200')
  })

  it('say of a plan that was changed after it was frozen that it was', () => {
    const plan = aPlan({ personas: 100 })
    const evidence = { ...evidenceOf({ base: [[50, 50]], rewording: [[60, 40]] }), planChanged: true }
    const verdict = judged(plan, evidence)
    expect(tellVerdict(verdict, plan, 'en').warning).toMatch(/^The plan was changed after it was frozen/u)
    expect(verdictText(verdict, plan, 'fr')).toContain('Le plan a été modifié après avoir été figé')
    const kept = judged(plan, { ...evidence, planChanged: false })
    expect(tellVerdict(kept, plan, 'en').warning).toBeNull()
    expect(verdictText(kept, plan, 'fr')).not.toContain('Le plan a été modifié')
  })

  it('name runs without answers, and what was explored, in both languages', () => {
    const plan = aPlan({ personas: 100 })
    const evidence = evidenceOf({
      base: [[50, 50]],
      again: [[50, 50]],
      reversed: [[50, 50]],
      rewording: [[60, 40]],
    })
    evidence.runs.push(aRunOf('rewording', [], 2, { state: 'failed', hasAnswers: false, items: [] }))
    evidence.runs.push(aRunOf('rewording', [70, 30], 3, { extension: 1 }))
    const verdict = judged(plan, evidence, [{ at: 1, runs: 1 }])
    const [en, fr] = (['en', 'fr'] as const).map((language) => tellVerdict(verdict, plan, language).sections)
    expect(en?.find(({ name }) => name === 'lost')?.lines).toEqual(['B, run 2: failed.'])
    expect(en?.find(({ name }) => name === 'explored')?.lines).toEqual([
      'Runs were added after the launch (1 run per arm), when results could be seen. They are left out of the verdict; a new plan with more runs can tell.',
      'With them, A and B differ by 15 points, where noise can reach 12 points.',
    ])
    expect(fr?.map(({ name }) => name)).toEqual(en?.map(({ name }) => name))
    expect(JSON.stringify([en, fr])).not.toContain('{{')
  })
})

it('says how many comparisons chance carries that far, and rounds no fraction up to one', () => {
  const plan = aPlan({ personas: 100 })
  const verdict = judged(plan, evidenceOf({ base: [[50, 50]], again: [[50, 50]], rewording: [[60, 40]] }))
  const toldOf = (count: number) => {
    const items = Array.from({ length: count }, (_, item) => ({
      item,
      moved: item === 0 ? 20 : 1,
      chance: 12,
    }))
    const explored = { ...verdict.explored, items: items as unknown as Verdict['explored']['items'] }
    const { sections } = tellVerdict({ ...verdict, explored }, plan, 'en')
    return sections.find(({ name }) => name === 'explored')?.lines.join(' ')
  }
  expect(toldOf(3)).toContain('On average, chance alone makes fewer than one go that far.')
  expect(toldOf(40)).toContain('Chance alone makes about 2 go that far.')
})

it('a verdict as text has the sentence on top, then the shares on their bases, then the sections', () => {
  const plan = aPlan({ personas: 100 })
  const evidence = evidenceOf({ base: [[100, 100]], again: [[9, 11]], rewording: [[60, 30]] })
  const text = verdictText(judged(plan, evidence), plan, 'en')
  expect(text.split('\n').slice(0, 7)).toEqual([
    expect.stringMatching(
      /^B moved “Yes” up by 17 points; .*from A again and A reversed\. No arm has two runs with answers: .*\. A rests on 1 of 2 planned runs\. B rests on 1 of 2 planned runs\.$/u,
    ),
    'A reason to test again with these arms, not evidence about people.',
    '',
    'Shares by arm and run',
    '  A (base 200): “Yes” 50%, “No” 50%',
    '  A again (base 20, counts): “Yes” 9, “No” 11',
    '  B (base 90, small): “Yes” 67%, “No” 33%',
  ])
  expect(text).toContain('\n\nNoise\n  With these bases')
})
