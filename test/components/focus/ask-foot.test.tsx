import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { AskFoot } from '../../../renderer/features/focus/ask-foot.tsx'
import { formatTimeToSecond } from '../../../renderer/lib/format.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { statusesKey } from '../../../renderer/lib/use-connections.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { show } from '../support/show.tsx'

test('the button that requested a round has the focus again when the round is over', async () => {
  let become: (activity: FocusSession['activity']) => void = () => undefined
  function Foot() {
    const [activity, setActivity] = useState<FocusSession['activity']>('idle')
    become = setActivity
    return (
      <AskFoot session={aFocusSession('one', { state: 'open', activity })} turns={4} outOfTouch={false} />
    )
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const next = page.getByRole('button', { name: 'Next round' })
  await expect.element(next).toBeEnabled()
  const button = next.element() as HTMLElement
  button.focus()
  become('asking')
  await expect.element(next).toBeDisabled()
  // As a browser does it on its own some time after the button was disabled.
  button.blur()
  become('idle')
  await expect.element(next).toBeEnabled()
  await expect.element(next).toHaveFocus()
})

test('before the first round the button names that one, until it has run or may have', async () => {
  let become: (session: Partial<FocusSession>, turns?: number) => void = () => undefined
  function Foot() {
    const [{ session, turns }, set] = useState({ session: {} as Partial<FocusSession>, turns: 0 })
    become = (next, count = 0) => set({ session: next, turns: count })
    return (
      <AskFoot
        session={aFocusSession('one', { state: 'open', requests: 0, ...session })}
        turns={turns}
        outOfTouch={false}
      />
    )
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const first = page.getByRole('button', { name: 'First round' })
  const next = page.getByRole('button', { name: 'Next round' })
  await expect.element(first).toBeEnabled()
  become({ requests: 1, activity: 'asking' })
  await expect.element(first).toBeDisabled()
  become({ requests: 1, problem: { code: 'KEY_REFUSED' } })
  await expect.element(first).toBeEnabled()
  become({ requests: 1, problem: { code: 'TIMED_OUT' } })
  await expect.element(next).toBeEnabled()
  // A reply in which nothing was recognised.
  become({ requests: 1 })
  await expect.element(next).toBeEnabled()
  become({ requests: 1 }, 4)
  await expect.element(next).toBeEnabled()
})

test('the focus stays in the controls when the last round ends, and not on the button for one more', async () => {
  let end: () => void = () => undefined
  function Foot() {
    const [over, setOver] = useState(false)
    end = () => setOver(true)
    const session = aFocusSession(
      'one',
      over ? { state: 'complete' } : { state: 'open', activity: 'running_to_end' },
    )
    return <AskFoot session={session} turns={4} outOfTouch={false} />
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect.element(pause).toBeEnabled()
  ;(pause.element() as HTMLElement).focus()
  end()
  await expect.element(page.getByText('All rounds have run.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Request an extra round' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Continue the discussion' })).toHaveFocus()
})

test('a round that brought nothing new is told, until another one is requested', async () => {
  let become: (activity: FocusSession['activity'], turns: number) => void = () => undefined
  function Foot() {
    const [{ activity, turns }, set] = useState({ activity: 'idle' as FocusSession['activity'], turns: 4 })
    become = (next, count) => set({ activity: next, turns: count })
    return (
      <AskFoot session={aFocusSession('one', { state: 'open', activity })} turns={turns} outOfTouch={false} />
    )
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const next = page.getByRole('button', { name: 'Next round' })
  const told = page.getByText('The service replied, but nothing new has been said.')
  await expect.element(next).toBeEnabled()
  await expect.element(told).not.toBeInTheDocument()
  become('asking', 4)
  await expect.element(next).toBeDisabled()
  become('idle', 4)
  await expect.element(told).toBeVisible()
  become('asking', 4)
  await expect.element(told).not.toBeInTheDocument()
  become('idle', 7)
  await expect.element(next).toBeEnabled()
  await expect.element(told).not.toBeInTheDocument()
})

test('a round that waits for the call limit is not said to be under way, but until when it waits', async () => {
  const waitingUntil = Date.now() + 30_000
  const budget = { limit: 60, remaining: 0, queued: 1, waitingUntil }
  queryClient.setQueryData(statusesKey, [{ connectionId: 'live', reach: 'reachable', problem: null, budget }])
  onTestFinished(() => queryClient.clear())
  let become: (activity: FocusSession['activity'], askingSince?: number) => void = () => undefined
  function Foot() {
    const [patch, set] = useState<Partial<FocusSession>>({ activity: 'asking' })
    become = (activity, askingSince) => set({ activity, askingSince: askingSince ?? null })
    return (
      <AskFoot
        session={aFocusSession('one', { state: 'open', connectionId: 'live', ...patch })}
        turns={4}
        outOfTouch={false}
      />
    )
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const waits = page.getByText(
    `call limit has been reached and this round was not requested. Sonde will request it automatically at ${formatTimeToSecond(waitingUntil, 'en')}.`,
  )
  await expect.element(waits).toBeVisible()
  become('running_to_end')
  await expect.element(waits).toBeVisible()
  become('pausing')
  await expect.element(page.getByText('the next round was not requested, and will not be')).toBeVisible()
  become('asking', Date.now())
  await expect.element(page.getByText(/This round has been running for/)).toBeVisible()
})

test('after a failure each thing that can be requested has one button', async () => {
  const session = aFocusSession('one', { state: 'open', problem: { code: 'CUT_ANSWER' } })
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => <AskFoot session={session} turns={4} outOfTouch={false} />,
  })
  await expect.element(page.getByText(/“Next round” runs a single round/)).toBeVisible()
  const names = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names.filter((name) => /round|end|again/i.test(name ?? ''))).toEqual([
    'Next round',
    'Run to the end',
  ])
})

test('without contact with Sonde no round is counted on, and nothing can be requested', async () => {
  const session = aFocusSession('one', {
    ...{ state: 'open', activity: 'running_to_end', askingSince: Date.now() - 60_000 },
  })
  await show({
    path: '/focus/$sessionId',
    address: '/focus/one',
    content: () => <AskFoot session={session} turns={4} outOfTouch />,
  })
  await expect.element(page.getByText(/it is not known how this round stands/)).toBeVisible()
  await expect.element(page.getByText(/has been running for/)).not.toBeInTheDocument()
  for (const name of ['Next round', 'Pause'])
    await expect.element(page.getByRole('button', { name })).toBeDisabled()
})

test('the controls take the focus of the form before them, but not from where the person went meanwhile', async () => {
  let follow: () => void = () => undefined
  function Screen() {
    const [isForm, setForm] = useState(true)
    follow = () => setForm(false)
    return (
      <>
        <input aria-label="Search groups" />
        {isForm ? (
          <button type="button">Create</button>
        ) : (
          <AskFoot
            session={aFocusSession('one', { state: 'open' })}
            turns={0}
            outOfTouch={false}
            takesFocus
          />
        )}
      </>
    )
  }
  for (const [focused, next] of [
    ['Create', 'Continue the discussion'],
    ['Search groups', 'Search groups'],
  ] as const) {
    await show({ path: '/focus/$sessionId', address: '/focus/one', content: Screen })
    const screen = page.getByRole('main').last()
    const named = (name: string) =>
      (['button', 'textbox', 'region'] as const)
        .map((role) => screen.getByRole(role, { name }))
        .reduce((one, other) => one.or(other))
        .first()
    await expect.element(named(focused)).toBeVisible()
    ;(named(focused).element() as HTMLElement).focus()
    follow()
    await expect.element(named('First round')).toBeVisible()
    await expect.element(named(next)).toHaveFocus()
  }
})
