import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComparePage } from '../../../renderer/features/focus/compare/compare-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { CodedGroup, CodedGroups } from '../../../shared/models/coded-group.ts'
import { aCode } from '../../support/transcript-parts.ts'
import { show } from '../support/show.tsx'

function aGroup(id: string, title: string, patch: Partial<CodedGroup> = {}): CodedGroup {
  return { id, title, practice: true, connectionName: null, codes: [], tallies: [], lost: 0, ...patch }
}

const TOWN = aGroup('town', 'Town', {
  codes: [aCode('p', { name: 'Price' }), aCode('h', { name: 'Too high', parent: 'p' })],
  tallies: [
    { codes: ['h'], speaker: 0, passages: 3 },
    { codes: ['p'], speaker: 1, passages: 1 },
  ],
})
const VILLAGE = aGroup('village', 'Village', {
  codes: [aCode('x', { name: 'PRICE' }), aCode('car', { name: 'Car' })],
  tallies: [{ codes: ['x'], speaker: 'unnamed', passages: 2 }],
  lost: 1,
})
const OTHER = aGroup('other', 'Food', { codes: [aCode('t', { name: 'Taste' })] })

/** Shows the comparison of these groups; returns a function that reads the address reached. */
async function open(found: CodedGroups, search = '?from="town"') {
  // A host would count again; there is none, and what is in the cache must stay on the screen.
  queryClient.setQueryDefaults(api.transcriptNotes.groups.queryKey(), { enabled: false })
  queryClient.setQueryData(api.transcriptNotes.groups.queryKey(), found)
  onTestFinished(() => {
    queryClient.setQueryDefaults(api.transcriptNotes.groups.queryKey(), {})
    queryClient.clear()
  })
  return await show({ path: '/focus/compare', address: `/focus/compare${search}`, content: ComparePage })
}

const cells = () =>
  [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => (cell instanceof HTMLElement ? cell.innerText : '')),
  )
const head = (name: string | RegExp) => page.getByRole('columnheader', { name })

test('groups that share a code stand side by side, and what a cell or a group lacks is said', async () => {
  await open({ groups: [OTHER, VILLAGE, TOWN], unreadable: [{ id: 'bad', title: 'Damaged' }] })
  await expect.element(head(/^Town/)).toHaveAttribute('scope', 'col')
  await expect.element(page.getByRole('rowheader', { name: /^Too high \(under “Price”\)/ })).toBeVisible()
  await expect
    .element(page.getByText(/The participants are synthetic: no shares, no statistical tests/))
    .toBeVisible()
  expect(cells().map((row) => row.map((text) => text.split('\n')[0]?.trim()))).toEqual([
    ['Code', expect.stringMatching(/^Town/), expect.stringMatching(/^Village/)],
    ['Price', '4', '2'],
    ['Too high', '3', '–'],
    ['Car', '–', '0'],
  ])
  await expect
    .element(page.getByText('“Damaged”: codes or transcript cannot be read', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByText('“Village”: 1 coded passage not found', { exact: false })).toBeVisible()
  await page.getByText('Participants', { exact: true }).click()
  await expect.poll(() => cells()[1]?.slice(1)).toEqual(['2', '?'])
  await expect.element(page.getByText('?: unknown: the transcript does not name all')).toBeVisible()
})

test('other groups can be chosen, and a number opens its group', async () => {
  const address = await open({ groups: [OTHER, VILLAGE, TOWN], unreadable: [] })
  await page.getByRole('combobox', { name: 'Groups compared' }).click()
  await page.getByRole('option', { name: 'Food' }).click()
  await expect.element(head(/^Food/)).toBeVisible()
  // The list of groups lies over the first numbers until it is closed.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2: show the passages “Price” of the group “Village”' }).click()
  await expect.poll(address).toBe('/focus/village')
})

test('the table is copied as it is shown, with what its numbers are', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => written.mockRestore())
  await open({ groups: [VILLAGE, TOWN], unreadable: [] })
  await page.getByRole('button', { name: 'Copy the table' }).click()
  expect(written.mock.calls[0]?.[0].split('\n')).toEqual([
    'Code\tTown\tVillage',
    'Price\t4\t2',
    'Price / Too high\t3\t–',
    'Car\t–\t0',
    '',
    expect.stringMatching(/not of people/),
    '“Town”: focus group, Practice',
    '“Village”: focus group, Practice',
    '“Village”: 1 coded passage not found in the transcript, not counted',
    expect.stringMatching(/^Synthetic answers/),
    '',
  ])
})

test('a comparison of long codebooks renders the rows in view, and tells how many there are', async () => {
  const codes = (group: number) =>
    Array.from({ length: 500 }, (_, at) => aCode(`${group}-${at}`, { name: `Code ${at}` }))
  const groups = Array.from({ length: 20 }, (_, group) =>
    aGroup(`g${group}`, `Group ${group}`, { codes: codes(group) }),
  )
  await open({ groups, unreadable: [] }, '')
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '501')
  await expect.element(page.getByRole('rowheader', { name: 'Code 0', exact: true })).toBeVisible()
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(100)
  const scroll = page.getByRole('region', { name: 'Table of codes by group' }).element()
  scroll.scrollTop = scroll.scrollHeight
  await expect.element(page.getByRole('rowheader', { name: 'Code 499', exact: true })).toBeVisible()
})

test('without any codes the screen says what would stand here', async () => {
  await open({ groups: [], unreadable: [] }, '')
  await expect.element(page.getByRole('heading', { name: 'No codes to compare' })).toBeVisible()
})
