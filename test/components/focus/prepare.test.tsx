import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { FocusForm } from '../../../renderer/features/focus/focus-form.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { emptyFocusDraft, type FocusDraft, type FocusSession } from '../../../shared/models/focus.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { box, press } from '../support/items.ts'
import { show } from '../support/show.tsx'

/** Shows the form of a prepared group, with the refused rows in `refused`; `draft` reads what was saved. */
async function openForm(
  change: Partial<FocusDraft>,
  fields: NonNullable<FocusSession['problem']>['fields'] = [],
) {
  const draft = { ...emptyFocusDraft(), title: 'Going out', ...change }
  const writing = createDraftSession({ id: 'one', draft, revision: 1, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: draft, revision: 1 }),
    keep: () => undefined,
    now: Date.now,
  })
  onTestFinished(() => writing.leave())
  const problem: FocusSession['problem'] = { code: 'INVALID', fields }
  const session: FocusSession = {
    id: 'one',
    draft,
    revision: 1,
    state: fields.length > 0 ? 'refused' : 'draft',
    activity: 'idle',
    connectionId: null,
    connectionName: null,
    practice: false,
    remoteId: null,
    mark: null,
    unsent: false,
    profiles: [],
    roundsRun: null,
    requests: 0,
    askingSince: null,
    problem: fields.length > 0 ? problem : null,
    unsaved: false,
    createdAt: 0,
    updatedAt: 0,
  }
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => <FocusForm session={session} writing={writing} onConflict={() => undefined} />,
  })
  return () => writing.getState().history.present
}

const choice = (name: string) => page.getByRole('button', { name, exact: true })

test('the usual values of the audience are pressed, read in words and sent as the service writes them', async () => {
  const draft = await openForm({})
  await choice('sparsely populated').click()
  await choice('retired').click()
  await choice('femme (female)').click()
  expect(draft().audience).toMatchObject({
    sex: 'femme',
    densities: ['peu_dense'],
    occupations: ['retraites'],
  })
  await expect.element(choice('sparsely populated')).toHaveAttribute('aria-pressed', 'true')
  await choice('sparsely populated').click()
  expect(draft().audience.densities).toEqual([])
})

test('another value is typed and marked, and a usual one that is typed becomes its button', async () => {
  const draft = await openForm({})
  await page.getByRole('button', { name: 'Add another population density' }).click()
  await expect.element(box('Population density 1')).toHaveFocus()
  await box('Population density 1').fill('montagne')
  await expect
    .element(box('Population density 1'))
    .toHaveAccessibleDescription(expect.stringContaining('Not one of the usual values'))
  await press('Enter')
  await expect.element(box('Population density 2')).toHaveFocus()
  await box('Population density 2').fill('dense')
  await press('Enter')
  await expect.element(box('Population density 3')).toHaveFocus()
  await expect.element(choice('densely populated')).toHaveAttribute('aria-pressed', 'true')
  expect(draft().audience.densities).toEqual(['montagne', 'dense', ''])
})

test('what is typed right after Enter is typed into the row that Enter adds', async () => {
  await openForm({ audience: { ...emptyFocusDraft().audience, densities: ['montagne'] } })
  await expect.element(box('Population density 1')).toHaveValue('montagne')
  const element = box('Population density 1').element() as HTMLElement
  element.focus()
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  // React renders the effect of a key in a microtask; a frame would come after the next key.
  await Promise.resolve()
  expect(document.activeElement).toBe(box('Population density 2').query())
  expect(document.activeElement).not.toBeNull()
})

test('a refused value is told at its field, with what the service accepts in words', async () => {
  await openForm(
    { audience: { ageRanges: [], sex: 'x', densities: ['dense', 'rurale'], occupations: ['cadre'] } },
    [
      { path: ['audience', 'densities', 1], message: 'use one of: dense, intermediaire, peu_dense' },
      { path: ['audience', 'occupations', 0], message: 'Unknown occupation' },
    ],
  )
  await expect
    .element(box('Population density 2'))
    .toHaveAccessibleDescription(
      expect.stringContaining(
        'The service does not accept “rurale”. It accepts: densely populated, intermediate density, and sparsely populated.',
      ),
    )
  await expect
    .element(box('Occupation 1'))
    .toHaveAccessibleDescription(
      expect.stringContaining('does not accept “cadre”. Its reply: Unknown occupation'),
    )
  await expect.element(choice('densely populated')).not.toHaveAttribute('data-refused')
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('peu_dense')
})

test('the guide and its title are checked beside where they are written, and counted before the group is created', async () => {
  const guide =
    '- How satisfied are you with the price and the comfort of the bars?\n- Don’t you think that the bars close too early?'
  const draft = await openForm({ title: 'The disastrous closing hours', guide })
  const remarks = page.getByRole('region', { name: 'Wording' })
  await expect.poll(() => remarks.query()?.textContent).toMatch(/Loaded words.*Double-barrelled.*Leading/)
  // Loaded words and two things under one answer are remarks, which are shown but not counted.
  await expect
    .element(page.getByText('1 wording issue. You can create the group without resolving it.'))
    .toBeVisible()
  await remarks.getByRole('button', { name: 'Show in the guide' }).last().click()
  await expect.element(box('Moderator guide')).toHaveFocus()
  const field = document.activeElement as HTMLTextAreaElement
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Don’t you')
  await remarks.getByRole('button', { name: 'Use this wording' }).click()
  expect(draft().guide).toBe(
    '- How satisfied are you with the price and the comfort of the bars?\n- Do you think that the bars close too early?',
  )
  await expect.element(page.getByText(/You can create the group/)).not.toBeInTheDocument()
  await remarks.getByRole('button', { name: 'Split into two questions' }).click()
  expect(draft().guide).toBe(
    '- How satisfied are you with the price of the bars? How satisfied are you with the comfort of the bars?\n- Do you think that the bars close too early?',
  )
  await expect.element(box('Moderator guide')).toHaveFocus()
})

test('a remark on the guide is dismissed with a reason and reopened, and a rewritten point has it open again', async () => {
  const draft = await openForm({ guide: '- Don’t you think that the bars close too early?' })
  const remarks = page.getByRole('region', { name: 'Wording' })
  await remarks.getByRole('button', { name: 'Dismiss…' }).click()
  await expect.element(box('Reason for dismissing this issue')).toHaveFocus()
  await box('Reason for dismissing this issue').fill('Meant to provoke')
  await press('Enter')
  await expect.poll(() => remarks.query()?.textContent).toMatch(/^WordingDismissed.*Reason: Meant to provoke/)
  await expect.element(page.getByText('No wording issues found.')).toBeVisible()
  expect(draft().dismissals).toMatchObject([
    { rule: 'leading', words: 'Don’t you', reason: 'Meant to provoke' },
  ])
  await remarks.getByRole('button', { name: 'Reopen' }).click()
  await expect.element(remarks).not.toHaveTextContent('Dismissed')
  expect(draft().dismissals).toEqual([])
})

test('before a group is created, the form says what will be created and what a round costs', async () => {
  await openForm({ guide: '- What do you do on Fridays?\n\n- And on Sundays?', personas: 4 })
  const creation = page.getByRole('region', { name: 'What will be created' })
  await expect
    .poll(() => creation.query()?.textContent)
    .toMatch(/Personas4Rounds6Age rangesall ages.*2 points to discuss.*Each request runs one round/)
})

test('what must be corrected is marked in what will be created', async () => {
  const audience = { ...emptyFocusDraft().audience, ageRanges: ['18-34', '65-40'] }
  await openForm({ personas: 9, audience })
  const creation = page.getByRole('region', { name: 'What will be created' })
  await expect
    .poll(() => creation.query()?.textContent)
    .toMatch(/Personas9 \(to be fixed\)Rounds6Age ranges18-34, 65-40 \(to be fixed\)/)
})

test('nothing is said of a guide that was not begun', async () => {
  await openForm({ guide: '' })
  const remarks = page.getByRole('region', { name: 'Wording' })
  await expect.element(box('Moderator guide')).toBeVisible()
  await expect.element(remarks).not.toBeInTheDocument()
  await box('Moderator guide').fill('- What do you do on Fridays?')
  await expect.poll(() => remarks.query()?.textContent).toBe('WordingNo wording issues found.')
})

test('a group without a title or with nine personas is not created, and says so', async () => {
  const team: Connection = {
    ...{ id: 'team', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
    ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
  }
  queryClient.setQueryData(api.connections.list.queryKey(), [team])
  queryClient.setQueryData(api.app.settings.queryKey(), settingsSchema.parse({ activeConnectionId: team.id }))
  onTestFinished(() => queryClient.clear())
  await openForm({ title: '' })
  await box('Personas').fill('9')
  await page.getByRole('button', { name: 'Create on Team' }).click()
  await expect.element(page.getByText('Add a title.').first()).toBeVisible()
  await expect.element(page.getByText('Choose 2 to 8 personas.').first()).toBeVisible()
  await expect.element(box('Personas')).toHaveValue('9')
  expect(queryClient.getMutationCache().getAll()).toEqual([])
})
