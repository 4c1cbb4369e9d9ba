import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AnswersTable } from '../../../renderer/features/service-answers/answers-table.tsx'
import { HealthLine } from '../../../renderer/features/service-answers/health-line.tsx'
import { ServiceAnswersPage } from '../../../renderer/features/service-answers/service-answers-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Connection } from '../../../shared/models/connection.ts'
import { type Operation, operationSchema, type ServiceAnswer } from '../../../shared/models/service-answer.ts'
import { show } from '../support/show.tsx'

const CONNECTION: Connection = {
  ...{ id: 'one', name: 'Team', practice: false, baseUrl: 'https://api.example.org', plan: 'standard' },
  ...{ colour: 'teal', key: 'session', marks: true, otherPrograms: null },
}

const READ: ServiceAnswer['last'] = {
  ...{ at: 1_795_464_000_000, status: 200, took: 412, text: '{"data":{"avancement":0.42}}', length: 28_000 },
  ...{ problem: null, by: 'readers', certainty: 'likely' },
  found: [
    { name: 'status', value: 'en cours' },
    { name: 'fraction', value: '0.42' },
  ],
}
const REFUSED: ServiceAnswer['last'] = {
  ...{ at: 1_795_464_000_000, status: 403, took: 8, text: '{"error":"No."}', length: 15 },
  problem: { code: 'REFUSED', status: 403, reason: 'plan', serviceMessage: 'No.' },
  ...{ by: null, certainty: null, found: [] },
}

test('nothing is said of the clock of a service that cannot be reached', async () => {
  const health = { limit: 100, limitSeen: null, clockDifference: 0 }
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <HealthLine health={{ ...health, reach: 'unreachable' }} />
        <HealthLine health={{ ...health, reach: 'reachable' }} />
      </>
    ),
  })
  const words = (reach: string) => page.getByText(reach, { exact: true }).element().parentElement?.textContent
  await expect.element(page.getByText('unreachable', { exact: true })).toBeVisible()
  expect(words('unreachable')).not.toContain('clocks')
  expect(words('reachable')).toContain('clocks agree')
})

test('each operation says what came and how it was read, and opens to the answer by keyboard', async () => {
  onTestFinished(() => queryClient.clear())
  const last = { survey_status: READ, create_key: REFUSED } as Record<string, ServiceAnswer['last']>
  const input = { connectionId: 'one' }
  queryClient.setQueryData(api.connections.list.queryKey(), [CONNECTION])
  queryClient.setQueryData(api.serviceAnswers.list.queryKey({ input }), {
    health: { reach: 'reachable', limit: 100, limitSeen: 87, clockDifference: -130_000 },
    answers: operationSchema.options.map((operation) => ({ operation, last: last[operation] ?? null })),
  })
  await show({
    path: '/connections/$connectionId/answers',
    address: '/connections/one/answers',
    content: ServiceAnswersPage,
  })
  await expect.element(page.getByText('a call rejected after 87 calls in a minute')).toBeVisible()
  await expect.element(page.getByText('service’s clock behind by 2\u00a0min 10\u00a0s')).toBeVisible()
  expect(page.getByText('not called yet').elements()).toHaveLength(16)
  expect(page.getByRole('button', { name: /^Try:/ }).elements()).toHaveLength(7)
  const row = page.getByRole('row', { name: /^Status of a run/ })
  for (const name of ['200', '412 ms', 'read by Sonde, likely'])
    await expect.element(row.getByRole('cell', { name, exact: true })).toBeVisible()

  const opener = row.getByRole('button', { name: 'Status of a run', exact: true })
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('definition').filter({ hasText: 'en cours' })).toBeVisible()
  await expect.element(page.getByText('42%')).toBeVisible()
  await expect.element(page.getByText('The first 28 of 28,000 characters.')).toBeVisible()
  const how = page.getByRole('link', { name: 'Show Sonde how to read it: Status of a run' })
  await expect.element(how).toHaveAttribute('href', '#/desk/connection/one/survey_status')

  await page.getByRole('button', { name: 'Creation of a key', exact: true }).click()
  await expect.element(page.getByText('nothing to read')).toBeVisible()
  await expect.element(page.getByText('{"error":"No."}')).toBeVisible()
})

type Last = NonNullable<ServiceAnswer['last']>

/** What comes of a call by "Try": the connection is refused at first, then the key, then all calls; then a list comes. */
const TRIED: readonly Last[] = [
  { ...REFUSED, status: null, text: '', length: 0, problem: { code: 'UNREACHABLE', cause: 'refused' } },
  { ...REFUSED, status: 401, problem: { code: 'KEY_REFUSED', status: 401 } },
  { ...REFUSED, status: 429, problem: { code: 'BUSY', status: 429 } },
  READ,
]

/** The table as its page shows it: once a call has been made, its reply is the operation's last one. */
function TriedTable() {
  const [count, setCount] = useState(0)
  const replies = TRIED.map((reply, at) => ({ ...reply, at }))
  const last = replies[count - 1] ?? null
  const onTry = async (operation: Operation) => {
    setCount(count + 1)
    return { operation, last: replies[count] ?? null }
  }
  return <AnswersTable connectionId="one" answers={[{ operation: 'list_surveys', last }]} onTry={onTry} />
}

test('"Try" tells what came of the call, and that a reply was received only where one was', async () => {
  await show({ path: '/answers', address: '/answers', content: TriedTable })
  const attempt = page.getByRole('button', { name: 'Try: List of surveys' })
  const told = (text: string) => page.getByRole('alert').getByText(text)
  const received = page.getByText('List of surveys: reply received.')

  await attempt.click()
  await expect.element(told('Connection refused')).toBeVisible()
  await expect.element(told('Check the address and the port.')).toBeVisible()
  expect(received.elements()).toEqual([])

  await attempt.click()
  await expect.element(told('The service rejected the API key')).toBeVisible()
  await expect.element(told('HTTP status 401')).toBeVisible()
  expect(received.elements()).toEqual([])

  await attempt.click()
  const busy = 'The service accepts no more calls for the moment (HTTP status 429). Try again in a minute.'
  await expect.element(page.getByText(busy)).toBeVisible()
  expect(received.elements()).toEqual([])

  await attempt.click()
  await expect.element(received).toBeVisible()
  expect(page.getByText(busy).elements()).toEqual([])
})

test('of a connection that was removed, the page says so instead of offering to ask it', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.connections.list.queryKey(), [CONNECTION])
  await show({
    path: '/connections/$connectionId/answers',
    address: '/connections/two/answers',
    content: ServiceAnswersPage,
  })
  await expect.element(page.getByText('Not found in Sonde')).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
})
