import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { CommandPalette } from '../../../renderer/app/command-palette.tsx'
import { SearchButton } from '../../../renderer/app/search-button.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { SearchHit } from '../../../shared/contract/search.ts'
import { settingsSchema } from '../../../shared/models/settings.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const NOON = new Date(2026, 10, 23, 12, 0, 5).getTime()

const aHit = (id: string, title: string, at: number): SearchHit => ({
  kind: 'run',
  id,
  title,
  practice: true,
  run: { version: 1, at },
})

test('runs of one survey that began within one minute have names of their own', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'u', limit: 12 } }), [
    aHit('one', 'Urban mobility', NOON),
    aHit('two', 'Urban mobility', NOON + 49_000),
    aHit('three', 'Urban mobility', NOON + 60_000),
    aHit('four', 'Urban gardens', NOON),
  ])
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => (
      <CommandPalette
        opened
        typed={{ text: 'u', keys: [] }}
        onTyped={() => undefined}
        onReady={() => undefined}
        onClose={() => undefined}
      />
    ),
  })
  const names = page.getByText(/^Run of v1, /)
  await expect
    .poll(() => names.elements().map(({ textContent }) => textContent?.match(/[\d:]+$/)?.[0]))
    .toEqual(['12:00:05', '12:00:54', '12:01', '12:00'])
})

test('of more than are listed it says how many there are, and lists more', async () => {
  onTestFinished(() => queryClient.clear())
  const hits = Array.from({ length: 60 }, (_, at) => aHit(`run-${at}`, `Gardens ${at}`, NOON + at * 60_000))
  const find = (limit: number) => api.search.find.queryKey({ input: { text: 'gardens', limit } })
  queryClient.setQueryData(find(12), hits.slice(0, 12))
  queryClient.setQueryData(find(60), hits)
  const count = { total: 340, isExact: true }
  queryClient.setQueryData(api.search.count.queryKey({ input: { text: 'gardens' } }), count)
  await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('gardens')
  const entries = palette().getByRole('button', { name: /^Gardens/ })
  await expect.element(palette().getByRole('button', { name: /^12 of 340 matches/ })).toBeVisible()
  expect(entries.elements()).toHaveLength(12)
  await palette()
    .getByRole('button', { name: /^12 of 340 matches/ })
    .click()
  await expect.poll(() => entries.elements().length).toBe(60)
  await expect.element(palette().getByRole('button', { name: /^60 of 340 matches/ })).toBeInTheDocument()
})

test('an answer in a run of an experiment is told as one of the experiment, not of a version', async () => {
  onTestFinished(() => queryClient.clear())
  const answer = { item: 'tram', question: 11, respondent: 70, text: 'By bus' }
  const run = { version: 1, at: NOON, experiment: 'Too dear? · Mobility' }
  const hits: SearchHit[] = [{ ...aHit('one', 'Mobility', NOON), kind: 'answer', answer, run }]
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'bus', limit: 12 } }), hits)
  await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('bus')
  await expect
    .element(palette().getByRole('button', { name: /^By bus/ }))
    .toMatchTextContent(/Persona 71, item 12 · experiment “Too dear\? · Mobility”, arm 1/)
})

test('a note and an item are shown by their words, and lead to their places', async () => {
  onTestFinished(() => queryClient.clear())
  const note = { item: 'tram', question: 1, decision: 'fix' as const, text: 'Say how near' }
  const hits: SearchHit[] = [
    { ...aHit('one', 'Mobility', NOON), kind: 'note', note },
    {
      ...{ kind: 'survey', id: 'two', title: 'Mobility', practice: false },
      item: { id: 'why', question: 0, text: 'How near is it?' },
    },
  ]
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'near', limit: 12 } }), hits)
  const address = await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('near')
  const found = (name: RegExp) => palette().getByRole('button', { name })
  await expect.element(found(/^Fix · Say how near/)).toMatchTextContent(/Note on item 2 · Mobility, v1/)
  await expect.element(found(/^How near is it\?/)).toMatchTextContent(/Item 1 · Mobility/)
  await found(/^Fix/).click()
  await expect.poll(address).toBe('/runs/one')
})

test('what was added to a transcript is shown by its words, and leads to the group and the passage', async () => {
  onTestFinished(() => queryClient.clear())
  const group = { ...{ kind: 'coding' as const, title: 'Fares', practice: false }, id: 'talk' }
  const words = 'It is far too dear for what it is, \nand late, and full from seven to nine'
  const hits: SearchHit[] = [
    { ...group, coding: { part: 'code', text: 'Price · dear or not', words: null } },
    { ...group, coding: { part: 'passage', text: 'Dear to whom?', words } },
  ]
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'dear', limit: 12 } }), hits)
  const address = await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('dear')
  const found = (name: RegExp) => palette().getByRole('button', { name })
  await expect.element(found(/^Price/)).toMatchTextContent(/Code · Fares/)
  await expect.element(found(/^Dear to/)).toMatchTextContent(/Memo on a passage · Fares/)
  await found(/^Dear to/).click()
  await expect.poll(address).toBe('/focus/talk')
})

const palette = () => page.getByRole('dialog', { name: 'Search' })
const searchField = () => palette().getByRole('textbox')

/** Shows the button that opens the palette; returns a function that reads the address reached. */
async function showButton(): Promise<() => string> {
  const address = await show({
    // The button is part of every screen.
    path: '/$',
    address: '/surveys',
    content: () => <SearchButton />,
  })
  await page.getByRole('button', { name: 'Search' }).findElement()
  window.focus()
  return address
}

/** Presses Ctrl+K and these keys in one task, so that the palette cannot open before the last of them. */
function pressAtOnce(...keys: string[]): void {
  const pressed = (key: string, ctrlKey = false) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, ctrlKey, code: key, bubbles: true, cancelable: true }),
    )
  pressed('k', true)
  for (const key of keys) pressed(key)
}

test('arrows pressed before the palette is there choose', async () => {
  const address = await showButton()
  // While nothing is typed, nothing is selected: the first arrow selects the first screen, the second the next.
  pressAtOnce('ArrowDown', 'ArrowDown')
  await expect.element(searchField()).toHaveFocus()
  await press('Enter')
  await expect.poll(address).toBe('/runs')
})

test('text typed before the palette is there chooses its first entry, as text typed into it does', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'settings', limit: 12 } }), [])
  const address = await showButton()
  pressAtOnce(...'settings')
  await expect.element(searchField()).toHaveFocus()
  await expect.element(searchField()).toHaveValue('settings')
  await press('Enter')
  await expect.poll(address).toBe('/settings')
})

test('a palette that is opened again while it fades starts anew', async () => {
  onTestFinished(() => queryClient.clear())
  for (const text of ['sett', 'runs', 'acc'])
    queryClient.setQueryData(api.search.find.queryKey({ input: { text, limit: 12 } }), [])
  const address = await showButton()
  // Three times, because the second press comes at a different moment of the fade each time.
  for (const [first, second, screen] of [
    ['sett', 'runs', '/runs'],
    ['runs', 'acc', '/account'],
    ['acc', 'sett', '/settings'],
  ] as const) {
    await press('ControlOrMeta+k')
    await commands.type(first)
    await expect.element(searchField()).toHaveValue(first)
    await expect.element(searchField()).toHaveFocus()
    await press('Escape', 'ControlOrMeta+k')
    await commands.type(second)
    await expect.element(searchField()).toHaveValue(second)
    await press('Enter')
    await expect.element(searchField()).not.toBeInTheDocument()
    await expect.poll(address).toBe(screen)
  }
})

test('a screen is found whatever accents its name or the search has', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(api.search.find.queryKey({ input: { text: 'séttings', limit: 12 } }), [])
  await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('séttings')
  await expect.element(palette().getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect.element(palette().getByRole('button', { name: 'Account' })).not.toBeInTheDocument()
})

test('commands that every screen has are offered: a connection, and other values of the settings', async () => {
  onTestFinished(() => queryClient.clear())
  const settings = settingsSchema.parse({ language: 'en', theme: 'light' })
  queryClient.setQueryData(api.app.settings.queryKey(), settings)
  const address = await showButton()
  await press('ControlOrMeta+k')
  const offered = (name: string) => palette().getByRole('button', { name, exact: true })
  await expect.element(offered('Language: Français')).toBeInTheDocument()
  await expect.element(offered('Appearance: Dark')).toBeInTheDocument()
  await expect.element(offered('Appearance: Light')).not.toBeInTheDocument()
  await offered('Connect a service').click()
  await expect.poll(address).toBe('/connections')
})

test('a screen or command named by the query is first and stays chosen when matches come', async () => {
  onTestFinished(() => queryClient.clear())
  const key = api.search.find.queryKey({ input: { text: 'set', limit: 12 } })
  const store = Promise.withResolvers<SearchHit[]>()
  void queryClient.fetchQuery({ queryKey: key, queryFn: () => store.promise })
  await showButton()
  await press('ControlOrMeta+k')
  await searchField().fill('set')
  const names = () => [...document.querySelectorAll('[role=dialog] [data-action]')]
  const chosen = () => names().findIndex((entry) => entry.hasAttribute('data-selected'))
  await expect.poll(chosen).toBe(0)
  store.resolve([aHit('one', 'Set of gardens', NOON)])
  await expect.element(palette().getByRole('button', { name: /^Set of gardens/ })).toBeVisible()
  expect(chosen()).toBe(0)
  expect(names()[0]).toHaveTextContent('Settings')
})
