import { Button, Menu, Select } from '@mantine/core'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { show } from '../support/show.tsx'

const NAMES = Array.from({ length: 16 }, (_, at) => `Entry ${at + 1}`)

/** Shows content in the middle of a usual window at 200 %. */
async function showLow(content: () => React.ReactNode): Promise<void> {
  await page.viewport(640, 400)
  onTestFinished(() => page.viewport(1280, 800))
  await show({
    path: '/',
    address: '/',
    content: () => <div style={{ padding: '180px 24px' }}>{content()}</div>,
  })
}

async function expectInWindow(list: Locator): Promise<void> {
  const box = () => list.element().getBoundingClientRect()
  await expect.poll(() => box().height).toBeGreaterThan(100)
  await expect.poll(() => box().top).toBeGreaterThanOrEqual(0)
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(400)
}

test('a menu longer than the window stays within it', async () => {
  await showLow(() => (
    <Menu>
      <Menu.Target>
        <Button>Actions</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {NAMES.map((name) => (
          <Menu.Item key={name}>{name}</Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  ))
  await page.getByRole('button', { name: 'Actions' }).click()
  await expectInWindow(page.getByRole('menu'))
})

test('the options of a field stay within the window', async () => {
  await showLow(() => <Select label="Field" data={NAMES} />)
  await page.getByRole('combobox', { name: 'Field' }).click()
  await expectInWindow(page.getByRole('listbox'))
})
