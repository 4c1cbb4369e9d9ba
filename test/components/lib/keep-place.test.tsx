import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useNextFocus } from '../../../renderer/lib/use-next-focus.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

/** A button that works until the test calls what `onWork` receives. */
function Worker({ onWork }: { onWork: (done: () => void) => void }) {
  const [works, setWorks] = useState(false)
  return (
    <>
      <Button
        loading={works}
        onClick={() => {
          setWorks(true)
          onWork(() => setWorks(false))
        }}
      >
        Check
      </Button>
      <Button>Another one</Button>
      <p>Some words</p>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Presses the button, and lets it end its work after `meanwhile`. */
async function work(
  meanwhile: () => Promise<unknown>,
  pressIt: () => Promise<unknown> = () => press('Enter'),
): Promise<void> {
  let done = () => {}
  await show({
    path: '/',
    address: '/',
    content: () => (
      <Worker
        onWork={(end) => {
          done = end
        }}
      />
    ),
  })
  await expect.element(button('Check')).toBeVisible()
  ;(button('Check').element() as HTMLElement).focus()
  await pressIt()
  await expect.element(button('Check')).toBeDisabled()
  await expect.poll(() => document.activeElement).toBe(document.body)
  await meanwhile()
  done()
  await expect.element(button('Check')).toBeEnabled()
}

test('a button that was disabled while it worked has the focus again', async () => {
  await work(async () => {})
  await expect.element(button('Check')).toHaveFocus()
})

test('so has one that had the focus already when the pointer pressed it', async () => {
  await work(
    async () => {},
    () => button('Check').click(),
  )
  await expect.element(button('Check')).toHaveFocus()
})

test('the focus stays where a person has put it meanwhile', async () => {
  await work(() => button('Another one').click())
  await expect.element(button('Another one')).toHaveFocus()
})

test('a press on plain words meanwhile removes the focus for good', async () => {
  await work(() => page.getByText('Some words').click())
  await expect.element(button('Check')).not.toHaveFocus()
})

/** A row of a table, whose button removes it. */
function Removable() {
  const [isThere, setIsThere] = useState(true)
  return (
    <section tabIndex={-1} aria-label="Keys">
      {isThere && (
        <div>
          <Button onClick={() => setIsThere(false)}>Revoke</Button>
        </div>
      )}
    </section>
  )
}

test('where the focused element has gone, what it stood in has the focus', async () => {
  await show({ path: '/', address: '/', content: () => <Removable /> })
  await expect.element(button('Revoke')).toBeVisible()
  ;(button('Revoke').element() as HTMLElement).focus()
  await press('Enter')
  await expect.element(page.getByRole('region', { name: 'Keys' })).toHaveFocus()
})

/** A row whose button removes it, and a table that shows the next row only once the test says so. */
function SlowTable({ onGone }: { onGone: (drawNext: () => void) => void }) {
  const [shown, setShown] = useState<'first' | 'none' | 'next'>('first')
  const table = useRef<HTMLElement>(null)
  useNextFocus(table, { instead: () => table.current?.querySelector('button') })
  const remove = () => {
    setShown('none')
    onGone(() => setShown('next'))
  }
  return (
    <section ref={table} tabIndex={-1} aria-label="Keys">
      {shown === 'first' && <Button onClick={remove}>Revoke</Button>}
      {shown === 'next' && <Button>Next</Button>}
    </section>
  )
}

/** Removes the focused row of a slow table, and returns what draws the next one. */
async function removeRow(): Promise<() => void> {
  let drawNext = () => {}
  const onGone = (draw: () => void) => {
    drawNext = draw
  }
  await show({ path: '/', address: '/', content: () => <SlowTable onGone={onGone} /> })
  await expect.element(button('Revoke')).toBeVisible()
  ;(button('Revoke').element() as HTMLElement).focus()
  await press('Enter')
  await expect.element(page.getByRole('region', { name: 'Keys' })).toHaveFocus()
  return () => drawNext()
}

test('a screen that is drawn later than that still chooses what has the focus', async () => {
  const drawNext = await removeRow()
  drawNext()
  await expect.element(button('Next')).toHaveFocus()
})

test('but not once a person has pressed elsewhere', async () => {
  const drawNext = await removeRow()
  await page.getByRole('main').click({ position: { x: 5, y: 5 } })
  drawNext()
  await expect.element(button('Next')).toBeVisible()
  await expect.element(button('Next')).not.toHaveFocus()
})

/** A menu named by a heading in it, not by a button elsewhere; its entry removes it. */
function NamedMenu() {
  const [isThere, setIsThere] = useState(true)
  return (
    <section tabIndex={-1} aria-label="Answer">
      {isThere && (
        <div role="menu" tabIndex={-1} aria-labelledby="of-the-menu">
          <p id="of-the-menu">Codes</p>
          <Button role="menuitem" onClick={() => setIsThere(false)}>
            Vague
          </Button>
        </div>
      )}
    </section>
  )
}

test('a menu that is named by its own heading leaves the focus to what it stood in', async () => {
  await show({ path: '/', address: '/', content: () => <NamedMenu /> })
  const entry = page.getByRole('menuitem', { name: 'Vague' })
  await expect.element(entry).toBeVisible()
  ;(entry.element() as HTMLElement).focus()
  await press('Enter')
  await expect.element(page.getByRole('region', { name: 'Answer' })).toHaveFocus()
})
