import { expect, it } from 'vitest'
import { tellVerdict } from '../../../../shared/experiments/verdict/words/tell-verdict.ts'
import { aChoice } from '../../../support/drafts.ts'
import { anArm, aPlan, evidenceOf, judged } from '../experiments.ts'

/** What is told of so many groups of 50, one of which moves far, of an item with these options. */
function told(options: string[], groups: number, language: 'en' | 'fr' = 'en') {
  const asked = aChoice('item', 'Which one?', options)
  const plan = aPlan({
    personas: 100,
    arms: [anArm('base', asked), anArm('again', asked), anArm('rewording', { ...asked, stem: 'And now?' })],
  })
  const counts = (first: number) => [first, 100 - first, ...options.slice(2).map(() => 0)]
  const evidence = evidenceOf({ base: [counts(50)], again: [counts(50)], rewording: [counts(60)] })
  for (const { arm, traits } of evidence.runs)
    traits.push({
      field: 'age',
      groups: Array.from({ length: groups }, (_, at) => ({
        value: `${at}`,
        counts: counts(at === 0 && arm === 'rewording' ? 90 : 50),
      })),
    })
  const { sections } = tellVerdict(judged(plan, evidence), plan, language)
  return sections.find(({ name }) => name === 'explored')?.lines[0]
}

it('says how many groups chance carries that far, and “at least” where the option is the one of many that moved most', () => {
  const two = ['Yes', 'No']
  const three = [...two, 'Perhaps']
  expect(told(two, 40)).toContain('Chance alone makes about 2 go that far.')
  expect(told(two, 3)).toContain('On average, chance alone makes fewer than one go that far.')
  expect(told(three, 40)).toContain('Chance alone makes at least about 2 go that far')
  expect(told(three, 3)).toContain('Chance alone makes at least 1 in 20 go that far')
  expect(told(three, 3)).not.toContain('fewer than one')
  expect(told(three, 40, 'fr')).toContain('en porterait au moins environ 2 au-delà')
})
