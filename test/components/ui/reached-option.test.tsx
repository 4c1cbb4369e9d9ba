import { Combobox, Select, useCombobox } from '@mantine/core'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import marking from '../../../renderer/ui/marking/marking.module.css'
import { MarkingEntry } from '../../../renderer/ui/marking/marking-entries.tsx'
import { show } from '../support/show.tsx'

/** The least contrast of a text with what it stands on, as tokens.css promises it. */
const LEGIBLE = 4.5
const WHITE = [255, 255, 255]

/** Red, green and blue of any colour that the browser knows. */
function partsOf(colour: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) return WHITE
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

/** The luminance of a colour as WCAG defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The option that the keys have reached. */
async function reached(): Promise<Element> {
  await expect.poll(() => document.querySelector('[data-combobox-selected]')).not.toBeNull()
  const option = document.querySelector('[data-combobox-selected]') as Element
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  return option
}

async function showIn(scheme: string, content: () => ReactNode) {
  localStorage.setItem('mantine-color-scheme-value', scheme)
  await show({ path: '/', address: '/', content })
  await expect.poll(() => document.documentElement.getAttribute('data-mantine-color-scheme')).toBe(scheme)
}

/** A list with an entry of the menu of tags: a dot, a name and a key. */
function TagList() {
  const combobox = useCombobox({ opened: true })
  return (
    <Combobox store={combobox} hideDetached={false}>
      <Combobox.DropdownTarget>
        <button type="button">Tags</button>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Search aria-label="Name of a tag" />
        <Combobox.Options aria-label="Tags">
          <MarkingEntry
            marking={{ id: 'noise', name: 'Noise', colour: 'teal', key: 'n' }}
            count={0}
            of={1}
            stateWords={{ all: '(set)', some: '(set on some)' }}
          />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

test.each(['light', 'dark'])(
  'the option of a list that the keys reach is legible in the %s',
  async (scheme) => {
    await showIn(scheme, () => <Select label="Town" data={['Epe', 'Iko']} />)
    await page.getByRole('combobox', { name: 'Town' }).click()
    await userEvent.keyboard('{ArrowDown}')
    const { color, backgroundColor } = getComputedStyle(await reached())
    expect(contrastOf(color, backgroundColor)).toBeGreaterThan(LEGIBLE)
  },
)

test.each(['light', 'dark'])('so are the dot and the key of a tag in the %s', async (scheme) => {
  await showIn(scheme, () => <TagList />)
  await page.getByRole('textbox', { name: 'Name of a tag' }).click()
  await userEvent.keyboard('{ArrowDown}')
  const option = await reached()
  const { backgroundColor } = getComputedStyle(option)
  const [dot, key] = [`.${marking.dot}`, 'kbd'].map((part) => option.querySelector(part) as Element)
  expect(contrastOf(getComputedStyle(key as Element).color, backgroundColor)).toBeGreaterThan(LEGIBLE)
  const dotColour = getComputedStyle(dot as Element).backgroundColor
  expect(contrastOf(dotColour, backgroundColor)).toBeGreaterThan(LEGIBLE)
})
