import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Loading } from '../../../renderer/ui/loading.tsx'
import { ProblemNotice } from '../../../renderer/ui/problem-notice.tsx'
import { show } from '../support/show.tsx'

test('what is loaded while Sonde is stopped says so, leaves the rest to the notice, and tries again', async () => {
  // This page has no host.
  await show({ path: '/', address: '/', content: () => <Loading /> })
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent('Sonde is not responding. The notice at the bottom of the window says')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByText('Loading…').query()).toBeNull()
})

test('nothing offers to reload the page while Sonde is stopped: it would be gone', async () => {
  const problem = { code: 'TRANSPORT' }
  await show({
    path: '/',
    address: '/',
    content: () => <ProblemNotice problem={problem} />,
  })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Reload the page' }).query()).toBeNull()
})
