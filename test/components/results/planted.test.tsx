import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { AnswerKey, AnswerKeyItem } from '../../../shared/models/answer-key.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const version = versionOf(
  aSurvey('Trams', [
    aChoice('useful', 'Don’t you think that trams are useful?', ['Yes', 'No']),
    aChoice('age', 'How old are you?', ['Under 50', '50 or over']),
    anOpenEnded('why', 'What of the flux?'),
  ]),
)

const item = (position: number, patch: Partial<AnswerKeyItem>): AnswerKeyItem => ({
  ...{ position, fact: null, particulars: false, about: null, direction: null, options: null },
  ...{ planted: [], standing: [], notUnderstood: [], ...patch },
})

const KEY: AnswerKey = {
  state: 'told',
  items: [
    item(0, {
      ...{ about: 'public transport', direction: 'for', options: 'scale' },
      planted: [
        { effect: 'leading', towards: 'yes', size: 0.5, measure: 'stance', words: 'Don’t you think' },
        { effect: 'loaded', towards: 'no', size: 0.35, measure: 'stance', words: 'awful' },
        { effect: 'doubleBarrelled', size: 0.14, measure: 'share' },
      ],
      standing: [{ effect: 'order', size: 0.3, measure: 'utility' }],
    }),
    item(1, { fact: 'age', options: 'ranges' }),
    item(2, { direction: 'for', notUnderstood: ['object'] }),
  ],
}

async function open(key: AnswerKey, run = aRun()): Promise<void> {
  queryClient.setQueryData(api.practice.answerKey.queryKey({ input: { runId: run.id } }), key)
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => <ResultsView run={run} version={version} results={resultsOf({})} />,
  })
  await page.getByRole('article').first().findElement()
}

const button = () => page.getByRole('button', { name: 'Show what was planted' })
const dialog = () => page.getByRole('dialog', { name: 'What the practice service planted' })

test('what was planted is shown only when asked for, in words', async () => {
  await open(KEY)
  await expect.element(button()).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await button().click()
  const items = dialog().getByRole('listitem')
  const first = items.filter({ hasText: 'trams are useful' })
  await expect
    .element(first.getByText('an opinion about public transport. To say yes is to be for it.'))
    .toBeVisible()
  await expect
    .element(first.getByText('Leading: about 21 more points on the side of yes (from “Don’t you think”)'))
    .toBeVisible()
  await expect
    .element(first.getByText('Loaded words: about 15 fewer points on the side of yes'))
    .toBeVisible()
  await expect
    .element(first.getByText('Double-barrelled: “don’t know” is 14 points more frequent'))
    .toBeVisible()
  await expect.element(first.getByText('the odds of the last option rise by 35%')).toBeVisible()
  const second = items.filter({ hasText: 'How old are you?' })
  await expect.element(second.getByText('a question of fact: age.')).toBeVisible()
  await expect.element(second.getByText('none', { exact: true })).toBeVisible()
  const third = items.filter({ hasText: 'What of the flux?' })
  await expect.element(third.getByText('The subject.')).toBeVisible()
  await press('Escape')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})

test('a key that nobody knows any more says why', async () => {
  await open({ state: 'older_version' })
  await button().click()
  await expect.element(dialog().getByText('An earlier version of Sonde produced these answers')).toBeVisible()
})

test('there is none for other connections', async () => {
  await open(KEY, aRun({ connectionId: 'team', practice: false }))
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await expect.element(button()).not.toBeInTheDocument()
})
