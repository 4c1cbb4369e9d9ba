import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MarkList } from '../../../renderer/features/results/overview/mark-list.tsx'
import { wordingMarks } from '../../../shared/analysis/diagnostics/said-beside-seen.ts'
import { suspicionKey } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { RuleCode, Strength } from '../../../shared/wording/finding.ts'
import { show } from '../support/show.tsx'

/** Marks of the wording checker, one for each rule. */
function marksOf(...rules: (readonly [RuleCode, Strength])[]) {
  const said = rules.map(([rule, strength], at) => ({
    finding: { rule, strength, start: at, end: at + 1, why: rule, source: 'Source' },
    dismissal: null,
    dismissedIn: null,
  }))
  return wordingMarks({ position: 0, base: 60 }, said).map((suspicion) => ({
    key: suspicionKey(suspicion),
    suspicion,
    dismissal: null,
    dismissedIn: null,
  }))
}

test('the rules that spoke are named where there is room, and otherwise in the tooltip and to screen readers', async () => {
  const two = marksOf(['leading', 'defect'], ['jargon', 'remark'])
  const pair = marksOf(['no_reference_period', 'look_again'], ['mismatched_options', 'defect'])
  const twice = marksOf(['leading', 'defect'], ['leading', 'defect'])
  const many = marksOf(
    ['vague_quantifier', 'look_again'],
    ['no_reference_period', 'look_again'],
    ['double_barrelled', 'look_again'],
    ['leading', 'defect'],
  )
  const named = 'Vague frequency or amount, No reference period, Double-barrelled, Leading'
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <p data-testid="two">
          <MarkList marks={two} />
        </p>
        <p data-testid="pair">
          <MarkList marks={pair} />
        </p>
        <p data-testid="twice">
          <MarkList marks={twice} />
        </p>
        <p data-testid="many">
          <MarkList marks={many} />
        </p>
        <p data-testid="paper">
          <MarkList marks={many} isWide />
        </p>
      </>
    ),
  })
  const seen = (id: string, words: string) => page.getByTestId(id).getByText(words, { exact: true })
  await expect.element(seen('two', 'Leading, Unexplained term')).toBeVisible()
  await expect
    .element(seen('two', 'Leading (needs a look), Unexplained term (worth knowing)'))
    .toBeInTheDocument()
  await expect.element(seen('pair', 'No reference period, Options that do not answer')).toBeVisible()
  await expect.element(seen('twice', 'Leading × 2')).toBeVisible()
  await expect.element(seen('many', 'Wording × 4')).toBeVisible()
  await expect
    .element(
      page.getByTestId('many').getByTitle('Vague frequency or amount (needs a look), No reference period'),
    )
    .toBeVisible()
  await expect.element(seen('paper', named)).toBeVisible()
})
