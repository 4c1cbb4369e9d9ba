import { useState } from 'react'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { useAfterPointer } from '../../../renderer/lib/use-after-pointer.ts'
import { show } from '../support/show.tsx'

test('a text that comes while a button is pressed waits for the click, and moves nothing from under it', async () => {
  let come: (text: string) => void = () => undefined
  let pressed = 0
  function Screen() {
    const [late, setLate] = useState('')
    const [count, setCount] = useState(0)
    come = setLate
    const told = useAfterPointer(late)
    return (
      <>
        {told !== '' && <p style={{ height: 120 }}>{told}</p>}
        <p>{`Rendered with: ${late}`}</p>
        <button type="button" onClick={() => setCount((before) => (pressed = before + 1))}>
          {`Pressed ${count}`}
        </button>
      </>
    )
  }
  await show({ path: '/', address: '/', content: Screen })
  const button = page.getByRole('button', { name: /^Pressed/ })
  await expect.element(button).toBeVisible()
  const { left, top } = button.element().getBoundingClientRect()
  await commands.mouse([left + 5, top + 5], 'down')
  come('A late verdict')
  await expect.element(page.getByText('Rendered with: A late verdict')).toBeVisible()
  expect(button.element().getBoundingClientRect().top).toBe(top)
  await commands.mouse('up')
  await expect.element(page.getByText('A late verdict', { exact: true })).toBeVisible()
  expect(pressed).toBe(1)
})
