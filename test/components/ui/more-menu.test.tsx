import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { MoreMenu } from '../../../renderer/ui/more-menu.tsx'
import { show } from '../support/show.tsx'

const button = () => page.getByRole('button', { name: 'More' })
const entry = (name: string) => page.getByRole('menuitem', { name })

async function showMenu() {
  await show({
    path: '/',
    address: '/',
    content: () => (
      <MoreMenu label="More" className={undefined}>
        <Menu.Item>Copy</Menu.Item>
        <Menu.Item>Cut</Menu.Item>
      </MoreMenu>
    ),
  })
  await expect.element(button()).toBeVisible()
  button().element().focus()
}

test('an arrow key leads into an open menu where the focus is still on its button', async () => {
  await showMenu()
  await commands.press('Enter')
  await expect.element(entry('Copy')).toBeVisible()
  // On a busy machine the menu shows before it takes the focus.
  await expect.poll(() => document.activeElement?.closest('[role="menu"]')).toBeTruthy()
  button().element().focus()
  await commands.press('ArrowUp')
  await expect.element(entry('Cut')).toHaveFocus()
  button().element().focus()
  await commands.press('ArrowDown')
  await expect.element(entry('Copy')).toHaveFocus()
})
