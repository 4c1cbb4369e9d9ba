import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { VersionDetail } from '../../../renderer/features/versions/version-detail.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { versionOf } from '../../support/version-of.ts'
import { show } from '../support/show.tsx'

const asking = (stem: string) => aSurvey('Travel', [anOpenEnded('one', stem)])

/** Opens the newest of these versions while the draft is this one; what it is compared with is left to the page. */
async function openNewest(texts: readonly SurveyDraft[], draft: SurveyDraft): Promise<void> {
  onTestFinished(() => queryClient.clear())
  const versions = texts.map((text, at) =>
    versionOf(text, { id: `v${at + 1}`, surveyId: 'survey', number: at + 1, createdAt: at }),
  )
  for (const version of versions)
    queryClient.setQueryData(api.versions.get.queryKey({ input: { versionId: version.id } }), version)
  const summaries = versions
    .map(({ draft: { questions }, ...version }) => ({
      ...version,
      questionCount: questions.length,
      runs: [],
    }))
    .reverse()
  const store = createDraftSession({ id: 'survey', draft, revision: 1, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision, savedAt: 0 }),
    load: async () => ({ document: draft, revision: 1 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => store.leave())
  const [newest] = summaries
  if (!newest) throw new Error('no version')
  await show({
    path: '/surveys/$surveyId/versions',
    address: '/surveys/survey/versions',
    content: () => (
      <VersionDetail surveyId="survey" store={store} versions={summaries} version={newest} chosen={null} />
    ),
  })
}

const difference = () => page.getByRole('region', { name: /^From / })

test('where the draft is the newest version, that is compared with the one before', async () => {
  const newest = asking('How do you get about?')
  await openNewest([asking('How do you travel?'), newest], newest)
  await expect.element(difference()).toHaveAccessibleName('From v1 to v2')
  await expect.element(difference().getByRole('status')).toHaveTextContent('1 item reworded')
})

test('where it has moved on, the newest version is compared with it', async () => {
  await openNewest(
    [asking('How do you travel?'), asking('How do you get about?')],
    asking('How do you commute?'),
  )
  await expect.element(difference()).toHaveAccessibleName('From v2 to the current draft')
})

test('where there is nothing that differs, it is said of what', async () => {
  const only = asking('How do you travel?')
  await openNewest([only], only)
  await expect
    .element(difference().getByRole('status'))
    .toHaveTextContent('No differences: the current draft has the same text as v1.')
})

test('a changed name of a variable and a changed code are shown', async () => {
  const before = { ...aChoice('one', 'How do you travel?', ['On foot', 'By bike']), name: 'Q1' }
  const options = before.options.map((option, at) => ({ ...option, ...(at === 1 ? { code: '20' } : {}) }))
  await openNewest([aSurvey('Travel', [before])], aSurvey('Travel', [{ ...before, name: 'MODE', options }]))
  await expect
    .element(difference().getByRole('status'))
    .toHaveTextContent('variable name changed for 1 item, codes changed in 1 item')
  const item = difference().getByRole('listitem').filter({ hasText: 'How do you travel?' })
  await expect.element(item).toMatchTextContent('Variable name Q1 MODE')
  await expect.element(item).toMatchTextContent('20By bike')
})
