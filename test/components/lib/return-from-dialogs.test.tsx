import { Button, Menu, Modal, Portal } from '@mantine/core'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

/**
 * A dialog that does not put the focus back itself, as Mantine's now and then do on a busy machine. With `fades` it takes
 * so many milliseconds to fade away, and its button goes before it.
 */
function Opener({ fades }: { fades?: number }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button onClick={() => setOpened(true)}>Open</Button>
      <Button>Another one</Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="A question"
        returnFocus={false}
        transitionProps={{ duration: fades ?? 120 }}
      >
        {(opened || fades === undefined) && <Button onClick={() => setOpened(false)}>Answer</Button>}
      </Modal>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the focus that is lost with a dialog returns to what opened it', async () => {
  await show({ path: '/', address: '/', content: () => <Opener /> })
  await button('Another one').click()
  await button('Open').click()
  await button('Answer').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Open')).toHaveFocus()
  await button('Open').click()
  await expect.element(button('Answer')).toBeVisible()
  await press('Escape')
  await expect.element(button('Open')).toHaveFocus()
})

test('the focus returns too from a dialog that takes long to fade away, whose button with the focus went first', async () => {
  await show({ path: '/', address: '/', content: () => <Opener fades={1_000} /> })
  await button('Open').click()
  await button('Answer').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Open')).toHaveFocus()
})

test('the focus goes to the screen where the dialog took what opened it away', async () => {
  function Row() {
    const [isThere, setThere] = useState(true)
    const [opened, setOpened] = useState(false)
    if (!isThere) return <p>All gone</p>
    return (
      <>
        <Button onClick={() => setOpened(true)}>Open</Button>
        <Modal opened={opened} onClose={() => setOpened(false)} title="A question">
          <Button onClick={() => setThere(false)}>Answer</Button>
        </Modal>
      </>
    )
  }
  await show({ path: '/', address: '/', content: () => <Row /> })
  await button('Open').click()
  // As in the page's frame.
  document.querySelector('main')?.setAttribute('tabindex', '-1')
  await button('Answer').click()
  await expect.element(page.getByText('All gone')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('the focus stays where a person has put it meanwhile', async () => {
  await show({ path: '/', address: '/', content: () => <Opener /> })
  await button('Open').click()
  await button('Answer').click()
  await button('Another one').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button('Another one')).toHaveFocus()
})

test('the focus that leaves an open dialog for nowhere does not go behind it', async () => {
  await show({ path: '/', address: '/', content: () => <Opener /> })
  await button('Open').click()
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).toBeTruthy()
  const reached: (string | null)[] = []
  const note = ({ target }: FocusEvent) => target instanceof Element && reached.push(target.textContent)
  document.addEventListener('focusin', note)
  onTestFinished(() => document.removeEventListener('focusin', note))
  ;(document.activeElement as HTMLElement).blur()
  // Longer than until the first look.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(reached).toEqual([])
  expect(document.activeElement).toBe(document.body)
  await press('Escape')
  await expect.element(button('Open')).toHaveFocus()
})

/**
 * A list with one entry, which goes before the dialog that asks about it. With `outside`, its button stands outside of
 * the screen, as the entries of a menu do.
 */
function Removing({ outside = false }: { outside?: boolean }) {
  const [isThere, setIsThere] = useState(true)
  const [asks, setAsks] = useState(false)
  const opener = isThere && <Button onClick={() => setAsks(true)}>Revoke</Button>
  return (
    <section tabIndex={-1} aria-label="Keys">
      {outside ? <Portal>{opener}</Portal> : opener}
      <Modal opened={asks} onClose={() => setAsks(false)} title="A question">
        <Button
          onClick={() => {
            setIsThere(false)
            setTimeout(() => setAsks(false), 50)
          }}
        >
          Yes
        </Button>
      </Modal>
    </section>
  )
}

test.each([
  [false, 'what it stood in', page.getByRole('region', { name: 'Keys' })],
  [true, 'the screen', page.getByRole('main')],
] as const)(
  'where what opened a dialog has gone meanwhile (outside: %s), %s has the focus',
  async (outside, _, place) => {
    await show({ path: '/', address: '/', content: () => <Removing outside={outside} /> })
    await button('Revoke').click()
    // As in the page's frame.
    document.querySelector('main')?.setAttribute('tabindex', '-1')
    await button('Yes').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(place).toHaveFocus()
  },
)

test.each([0, 150])(
  'the focus returns to the button of the menu whose entry opened the dialog: %i ms',
  async (duration) => {
    function Row() {
      const [opened, setOpened] = useState(false)
      return (
        <>
          <Menu transitionProps={{ duration }}>
            <Menu.Target>
              <Button>Actions</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setOpened(true)}>Edit</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Modal opened={opened} onClose={() => setOpened(false)} title="A question">
            <Button onClick={() => setOpened(false)}>Answer</Button>
          </Modal>
        </>
      )
    }
    await show({ path: '/', address: '/', content: Row })
    for (const answer of [() => press('Escape'), () => button('Answer').click()]) {
      await button('Actions').click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await expect.element(button('Answer')).toBeVisible()
      // A key pressed while the menu still has the focus is the menu's.
      await expect.poll(() => document.activeElement?.closest('[role="dialog"]') ?? null).not.toBeNull()
      await answer()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(button('Actions')).toHaveFocus()
    }
  },
)
