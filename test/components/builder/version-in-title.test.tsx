import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { takeDraft } from '../../../renderer/features/versions/take-draft.ts'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import type { SurveyVersion } from '../../../shared/models/version.ts'
import { anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { versionOf } from '../../support/version-of.ts'
import { stemOf } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

const NOON = Date.UTC(2026, 10, 23, 12)

const asking = (stem: string) => aSurvey('Travel', [anOpenEnded('one', stem)])

const aVersion = (number: number, draft: SurveyDraft): SurveyVersion =>
  versionOf(draft, { id: `v${number}`, surveyId: 'survey', number, createdAt: NOON + number * 1_000 })

/** Puts versions into the page's cache, as if the store had returned them. */
function tell(versions: readonly SurveyVersion[]): void {
  const list = versions.map(({ draft, ...version }) => ({
    ...version,
    questionCount: draft.questions.length,
    runs: [],
  }))
  queryClient.setQueryData(api.versions.list.queryKey({ input: { surveyId: 'survey' } }), list)
  for (const version of versions)
    queryClient.setQueryData(api.versions.get.queryKey({ input: { versionId: version.id } }), version)
}

const link = () => page.getByRole('link', { name: /^Versions: / })

test('a draft that has moved on from its newest version says so', async () => {
  onTestFinished(() => queryClient.clear())
  const only = aVersion(1, asking('How do you travel?'))
  tell([only])
  await openDesk(only.draft)
  await expect.element(link()).toHaveAccessibleName('Versions: v1')
  await expect.element(link()).toMatchTextContent(/^Versions: v1$/)
  await stemOf(1).fill('How do you get about?')
  await expect.element(link()).toHaveAccessibleName('Versions: v1, changed since')
  await expect.element(link()).toMatchTextContent(/^Versions: v1, changed since$/)
  await stemOf(1).fill('How do you travel?')
  await expect.element(link()).toHaveAccessibleName('Versions: v1')
  await expect.element(link()).toMatchTextContent(/^Versions: v1$/)
})

test('a draft that an older version was restored to goes by that version', async () => {
  onTestFinished(() => queryClient.clear())
  const first = aVersion(1, asking('How do you travel?'))
  const second = aVersion(2, asking('How do you get about?'))
  tell([second, first])
  const store = await openDesk(second.draft)
  await expect.element(link()).toHaveTextContent('Versions: v2')

  const base = { versionId: 'v1', runId: null, at: NOON + 60_000 }
  store.edit('version', (draft) => takeDraft(draft, first.draft, base))
  await expect.element(link()).toHaveTextContent('Versions: same as v1')
  await expect.element(link()).toHaveAccessibleName('Versions: same as v1 (latest: v2)')

  await stemOf(1).fill('How do you travel to work?')
  await expect.element(link()).toHaveTextContent('Versions: v1, changed since')
  await expect.element(link()).toHaveAccessibleName('Versions: v1, changed since (latest: v2)')

  // A launch freezes the restored and changed draft as v3, which the draft is based on from now on.
  tell([{ ...aVersion(3, store.getState().history.present), createdAt: NOON + 120_000 }, second, first])
  await expect.element(link()).toHaveTextContent('Versions: v3')
  await stemOf(1).fill('How do you travel to school?')
  await expect.element(link()).toHaveTextContent('Versions: v3, changed since')
})
