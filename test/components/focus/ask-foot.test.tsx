import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AskFoot } from '../../../renderer/features/focus/ask-foot.tsx'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { show } from '../support/show.tsx'

test('the button that requested a round has the focus again when the round is over', async () => {
  let become: (activity: FocusSession['activity']) => void = () => undefined
  function Foot() {
    const [activity, setActivity] = useState<FocusSession['activity']>('idle')
    become = setActivity
    return <AskFoot session={aFocusSession('one', { state: 'open', activity })} turns={4} />
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

test('the focus stays in the controls when the last round ends, and not on the button for one more', async () => {
  let end: () => void = () => undefined
  function Foot() {
    const [over, setOver] = useState(false)
    end = () => setOver(true)
    const session = aFocusSession(
      'one',
      over ? { state: 'complete' } : { state: 'open', activity: 'running_to_end' },
    )
    return <AskFoot session={session} turns={4} />
  }
  await show({ path: '/focus/$sessionId', address: '/focus/one', content: Foot })
  const pause = page.getByRole('button', { name: 'Pause' })
  await expect.element(pause).toBeEnabled()
  ;(pause.element() as HTMLElement).focus()
  end()
  await expect.element(page.getByText('All rounds have run.')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Continue the discussion' })).toHaveFocus()
})

test('a round that brought nothing new is told, until another one is requested', async () => {
  let become: (activity: FocusSession['activity'], turns: number) => void = () => undefined
  function Foot() {
    const [{ activity, turns }, set] = useState({ activity: 'idle' as FocusSession['activity'], turns: 4 })
    become = (next, count) => set({ activity: next, turns: count })
    return <AskFoot session={aFocusSession('one', { state: 'open', activity })} turns={turns} />
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
