import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { statusesKey } from '../../../renderer/lib/use-connections.ts'
import type { Connection, ConnectionStatus } from '../../../shared/models/connection.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { clickNow, press, tabTo } from '../support/items.ts'
import { openDesk } from '../support/open-desk.tsx'

test('of very many remarks before a launch the first few are shown, and all of them on demand', async () => {
  const items = Array.from({ length: 40 }, (_, at) =>
    aChoice(`q${at}`, 'Don’t you think that [… the service] is good?', ['Yes', at === 0 ? '' : 'No']),
  )
  await openDesk(aSurvey('Satisfaction', items))
  await page.getByRole('button', { name: /^Launch/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Before you launch' })
  const gaps = dialog.getByRole('button', { name: /^Item \d+: \[… the service\]$/ })
  const jumps = dialog.getByRole('button', { name: /^Item \d+$/ })
  await expect.element(gaps.nth(5)).toBeVisible()
  expect(gaps.elements().length).toBe(6)
  await expect.element(jumps.first()).toBeVisible()
  expect(jumps.elements().length).toBeLessThan(40)

  await tabTo(dialog.getByRole('button', { name: 'Show all (40)' }).last())
  await press('Enter')
  await expect.element(gaps.nth(6)).toHaveFocus()
  expect(gaps.elements().length).toBe(40)
})

const LIVE: Connection = {
  ...{ id: 'live', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
  ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
}

/** Opens a survey for a live connection with this status. */
async function openDeskOn(known: Partial<ConnectionStatus>) {
  const status: ConnectionStatus = {
    ...{ connectionId: LIVE.id, reach: 'unknown', problem: null },
    budget: { limit: 100, remaining: 100, queued: 0, waitingUntil: null },
    ...known,
  }
  queryClient.setQueryData(api.connections.list.queryKey(), [LIVE])
  queryClient.setQueryData(api.app.settings.queryKey(), settingsSchema.parse({ activeConnectionId: LIVE.id }))
  queryClient.setQueryData(statusesKey, [status])
  onTestFinished(() => queryClient.clear())
  return await openDesk(aSurvey('Satisfaction', [aChoice('one', 'How is it?', ['Good', 'Bad'])]))
}

async function openPreflight() {
  await page.getByRole('button', { name: /^Launch/ }).click()
  return page.getByRole('dialog', { name: 'Before you launch' })
}

async function openPreflightOf(known: Partial<ConnectionStatus>) {
  await openDeskOn(known)
  return await openPreflight()
}

test('a service that did not reply to an earlier call is told before the launch, which stays possible', async () => {
  const dialog = await openPreflightOf({
    reach: 'unreachable',
    problem: { code: 'UNREACHABLE', cause: 'refused', unsent: true },
  })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Connection refused/)
  await expect
    .element(dialog.getByText('the run waits in the queue'))
    .toMatchTextContent(/as soon as https:\/\/team\.example\.org replies/)
  await expect.element(dialog.getByRole('button', { name: 'Launch' })).toBeEnabled()
})

test('a live service is asked when the dialog opens, and nothing waits for it', async () => {
  const dialog = await openPreflightOf({})
  await expect.element(dialog.getByRole('button', { name: 'Launch' })).toBeEnabled()
  // There is no host, so the check fails at once.
  const asked = () => queryClient.getQueryState(api.connections.check.queryKey({ input: { id: LIVE.id } }))
  await expect.poll(() => asked()?.errorUpdateCount).toBe(1)
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('the preflight says what synthetic answers can and cannot show', async () => {
  const dialog = await openPreflightOf({ reach: 'reachable' })
  await expect.element(dialog.getByRole('note')).toMatchTextContent(/They are not population estimates/)
})

test('the estimate of a launch has its place before it comes, so that the button does not move', async () => {
  const dialog = await openPreflightOf({ reach: 'reachable' })
  const launch = dialog.getByRole('button', { name: 'Launch', exact: true })
  await expect.element(dialog.getByText('Estimated time')).toBeVisible()
  await expect.element(dialog.getByText('Checking…')).not.toBeInTheDocument()
  const place = () => launch.element().getBoundingClientRect().top
  const before = place()
  const [query] = queryClient.getQueryCache().findAll({ queryKey: api.runs.estimate.key() })
  if (!query) throw new Error('There is no estimate.')
  await query.cancel()
  const estimate = { ms: { typical: 240_000, low: 240_000, high: 240_000 }, runs: 1, calls: 9, waiting: 0 }
  queryClient.setQueryData(query.queryKey, estimate)
  await expect.element(dialog.getByText(/based on 1 run of a similar size/)).toBeVisible()
  expect(place()).toBe(before)
})

test('a dialog that was left launches nothing while it fades away', async () => {
  const dialog = await openPreflightOf({ reach: 'reachable' })
  const launch = dialog.getByRole('button', { name: 'Launch', exact: true })
  await expect.element(launch).toBeEnabled()
  const { left, top } = launch.element().getBoundingClientRect()
  // Without frames the fading does not begin, so that it is not over before the press.
  const held: FrameRequestCallback[] = []
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => held.push(draw))
  onTestFinished(() => frames.mockRestore())
  clickNow(dialog.getByRole('button', { name: 'Cancel' }))
  await commands.mouse([left + 10, top + 10], 'down', 'up')
  expect(launch.query()).not.toBeNull()
  expect(queryClient.getMutationCache().getAll()).toEqual([])
  frames.mockRestore()
  for (const draw of held) draw(performance.now())
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the number of personas is changed where the launch is decided, and is the draft’s', async () => {
  const store = await openDeskOn({ reach: 'reachable' })
  const number = () => store.getState().history.present.personas
  const before = number()
  const dialog = await openPreflight()
  const field = dialog.getByRole('textbox', { name: 'Number of personas' })
  await field.fill('10')
  await expect.element(dialog.getByText('10 × 1 = 10')).toBeVisible()
  expect(number()).toBe(10)
  store.undo()
  expect(number()).toBe(before)
  // A launch is final: Enter in the field leads to the button, and launches nothing yet.
  await press('Enter')
  const launch = dialog.getByRole('button', { name: 'Launch', exact: true })
  await expect.element(launch).toHaveFocus()
  expect(queryClient.getMutationCache().getAll()).toEqual([])

  // What is wrong with the number is told at the field alone, which does not move while it is typed.
  await field.fill('101')
  await expect.element(dialog.getByText('Enter a whole number from 1 to 100.')).toBeVisible()
  expect(dialog.getByRole('heading', { name: 'fix' }).query()).toBeNull()
  await expect.element(launch).toBeDisabled()
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()

  // A dialog in which nothing else is wrong begins at the number.
  await openPreflight()
  await expect.element(field).toHaveFocus()
  await press('Escape')
})
