import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Suspicion } from '../../../shared/analysis/diagnostics/suspicion.ts'
import type { SeenRun } from '../../../shared/analysis/seen-item.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { openDesk } from '../support/open-desk.tsx'

test('an item shows what the last run showed of it, and says when it has been changed since', async () => {
  const asked = [
    aChoice('walk', 'Do you walk to work?', ['Yes', 'No']),
    aChoice('park', 'Is there a park nearby?', ['Yes', 'No', 'I don’t know']),
  ]
  const { id, versionNumber, createdAt, connectionId, connectionName, practice } = aRun({ versionNumber: 2 })
  const mark: Suspicion = {
    ...{ weight: 'look', item: 1, base: 60 },
    evidence: {
      ...{ kind: 'no_opinion', options: [{ option: 2, count: 14 }], count: 14 },
      ...{ othersShare: null, others: 0, personas: [] },
    },
  }
  const [walk, park] = asked
  if (!walk || !park) throw new Error('no items')
  const seenRun: SeenRun = {
    run: { id, versionNumber, createdAt, connectionId, connectionName, practice },
    items: [
      { question: walk, state: 'judged', mark: null },
      {
        question: park,
        state: 'judged',
        mark,
      },
    ],
  }
  queryClient.setQueryData(api.runs.seen.queryKey({ input: { surveyId: 'parks' } }), seenRun)
  onTestFinished(() => queryClient.clear())
  await openDesk(aSurvey('Parks', [...asked, aChoice('new', 'And now?', ['Yes', 'No'])]), 'parks')

  const row = page.getByRole('option', { name: /Is there a park/ })
  await expect.element(row.getByRole('img', { name: 'Last run: No opinion' })).toBeVisible()
  const seen = page.getByRole('region', { name: 'In the last run' })
  await page.getByRole('textbox', { name: 'Stem of item 2' }).click()
  await expect.element(seen.getByText('Version 2', { exact: false })).toBeVisible()
  await expect
    .element(seen.getByText('14 of 60 personas (23%) answered without giving an opinion: “I don’t know”.'))
    .toBeVisible()
  await expect
    .element(seen.getByRole('link', { name: 'See the answers to this item' }))
    .toHaveAttribute('href', '/runs/run-1?item=park')
  await expect.element(seen.getByText('The item has been changed since this run.')).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: 'Stem of item 2' }).fill('Is there a park within ten minutes?')
  await expect.element(seen.getByText('The item has been changed since this run.')).toBeVisible()

  await page.getByRole('textbox', { name: 'Stem of item 1' }).click()
  await expect.element(seen.getByText('The answers show no sign of a problem.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Stem of item 3' }).click()
  await expect.element(seen).not.toBeInTheDocument()
})

test('an item that the last run cannot judge shows what an older one showed, named as such', async () => {
  const park = aChoice('park', 'Is there a park nearby?', ['Yes', 'No', 'I don’t know'])
  const nameOf = (id: string, version: number) => {
    const { createdAt, connectionId, connectionName, practice } = aRun()
    return { id, versionNumber: version, createdAt, connectionId, connectionName, practice }
  }
  const mark: Suspicion = {
    ...{ weight: 'strong', item: 0, base: 60 },
    evidence: {
      ...{ kind: 'no_opinion', options: [{ option: 2, count: 34 }], count: 34 },
      ...{ othersShare: null, others: 0, personas: [] },
    },
  }
  const seenRun: SeenRun = {
    run: nameOf('failed', 2),
    items: [{ question: park, state: 'judged', mark, olderRun: nameOf('full', 1) }],
  }
  queryClient.setQueryData(api.runs.seen.queryKey({ input: { surveyId: 'parks' } }), seenRun)
  onTestFinished(() => queryClient.clear())
  await openDesk(aSurvey('Parks', [park]), 'parks')
  const row = page.getByRole('option', { name: /Is there a park/ })
  await expect.element(row.getByRole('img', { name: 'Last run that can judge it: No opinion' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Stem of item 1' }).click()
  const seen = page.getByRole('region', { name: 'In the last run that can judge it' })
  await expect.element(seen.getByText('Version 1', { exact: false })).toBeVisible()
  await expect.element(seen.getByText('The newest run has too few answers to this item.')).toBeVisible()
  await expect
    .element(seen.getByRole('link', { name: 'See the answers to this item' }))
    .toHaveAttribute('href', '/runs/full?item=park')
})
