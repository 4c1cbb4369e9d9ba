import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { show } from '../support/show.tsx'

const button = () => page.getByRole('button', { name: 'Export' })
const entry = (name: string) => page.getByRole('menuitem', { name })

/** Opens a menu with the keyboard, and waits until it has the focus. */
async function openMenu(): Promise<void> {
  await show({
    path: '/',
    address: '/',
    content: () => (
      <Menu>
        <Menu.Target>
          <button type="button">Export</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled>Nothing</Menu.Item>
          <Menu.Item>Table</Menu.Item>
          <Menu.Item>Picture</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    ),
  })
  await expect.element(button()).toBeVisible()
  button().element().focus()
  await commands.press('Enter')
  await expect.element(entry('Table')).toBeVisible()
  await expect.poll(() => document.activeElement?.closest('[role="menu"]')).toBeTruthy()
}

test('an arrow key leads into any open menu where the focus is still on its button', async () => {
  await openMenu()
  // On a busy machine the menu shows before it takes the focus.
  button().element().focus()
  await commands.press('ArrowUp')
  await expect.element(entry('Picture')).toHaveFocus()
  button().element().focus()
  await commands.press('ArrowDown')
  await expect.element(entry('Table')).toHaveFocus()
})

test('an entry that a quick key reached keeps the focus when the menu takes it late', async () => {
  await openMenu()
  await commands.press('ArrowDown')
  await expect.element(entry('Table')).toHaveFocus()
  // Where a menu puts the focus a moment after it has opened.
  const beginning = document.querySelector<HTMLElement>('[role="menu"] [data-autofocus]')
  if (!beginning) throw new Error('The menu has no place for the focus.')
  beginning.focus()
  await expect.element(entry('Table')).toHaveFocus()
})

test('Escape closes an open menu where the focus is still on its button, which keeps it', async () => {
  await openMenu()
  button().element().focus()
  await commands.press('Escape')
  await expect.element(entry('Table')).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()
})
