import { expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import type { VerdictLanguage } from '../../../../shared/experiments/verdict/words/verdict-messages.ts'
import { verdictText } from '../../../../shared/experiments/verdict/words/verdict-text.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import { anArm, aPlan, ITEM, judged } from '../experiments.ts'
import { CALM, halves } from './halves.ts'

const [yes, no] = ITEM.options

/** The verdict on B with these changes, which moved "Yes" by 20 points. */
function told(change: Partial<Question>, language: VerdictLanguage = 'en') {
  const arms = (['base', 'again', 'reversed'] as const).map((kind) => anArm(kind))
  const plan = aPlan({ personas: 100, arms: [...arms, anArm('rewording', { ...ITEM, ...change })] })
  const verdict = judged(plan, halves({ ...CALM, rewording: 30 }))
  return { ...tellVerdict(verdict, plan, language), text: verdictText(verdict, plan, language) }
}
const reworded = [{ id: yes?.id ?? '', text: 'Go down' }, ...(no ? [no] : [])]
const STEM = 'Should it go down?'

it('says which option reads otherwise, and does not call that the wording of the stem', () => {
  const { headline, options, text } = told({ stem: STEM, options: reworded })
  expect(options).toEqual(['In B, “Yes” reads “Go down”: shares of different texts are set side by side.'])
  expect(text).toContain(`Shares by arm and run\n${options[0]}\n`)
  expect(headline).toMatch(/^B moved “Yes” \(in B: “Go down”\) down by 20 points;/)
  expect(headline).toMatch(
    /The wording matters\. Stem and options both differ: which of them does it, this test cannot tell\.$/,
  )
})

it('says so in French', () => {
  const { headline, options } = told({ stem: STEM, options: reworded }, 'fr')
  expect(options).toEqual([
    'Dans B, «\u00a0Yes\u00a0» devient «\u00a0Go down\u00a0»\u00a0: les parts de textes différents sont mises côte à côte.',
  ])
  expect(headline).toContain('«\u00a0Yes\u00a0» (dans B\u00a0: «\u00a0Go down\u00a0»)')
  expect(headline).toMatch(/La formulation compte\. L’énoncé et les modalités diffèrent/)
})

it('says that only the options differ, and names what an arm does not offer', () => {
  expect(told({ options: reworded }).headline).toMatch(
    /The wording matters\. Only the options differ: the stem is the same\.$/,
  )
  const { headline, options } = told({
    stem: STEM,
    options: [{ id: 'maybe', text: 'Maybe' }, ...(no ? [no] : [])],
  })
  expect(options).toEqual(['B does not offer “Yes”.', 'B also offers “Maybe”, unlike A.'])
  expect(headline).toMatch(/^B moved “Yes” \(not offered in B\) down/)
})

it('says nothing where every arm has the options of A', () => {
  const { headline, options } = told({ stem: STEM })
  expect(options).toEqual([])
  expect(headline).toMatch(/^B moved “Yes” down .* The wording matters\.$/)
})
