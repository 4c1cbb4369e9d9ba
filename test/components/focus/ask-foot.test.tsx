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
    return <AskFoot session={aFocusSession('one', { state: 'open', activity })} />
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
