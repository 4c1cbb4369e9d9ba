import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useLibraryView } from '../../../renderer/features/surveys/library-view.ts'
import { SurveysPage } from '../../../renderer/features/surveys/surveys-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { useRegionKeys } from '../../../renderer/ui/use-pane-keys.ts'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import type { SurveyFilter, SurveyPage } from '../../../shared/models/survey-list.ts'
import { faultsOfThePage } from '../../support/screens/faults-of-the-page.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const NOON = Date.UTC(2026, 10, 23, 12)

const aRow = (title: string): SurveySummary => ({
  id: title,
  title,
  context: '',
  questionCount: 1,
  createdAt: NOON,
  updatedAt: NOON,
  tags: [],
  state: 'draft',
  connection: null,
  changedSince: false,
  runs: [],
})

const filter = {
  search: '',
  place: 'current',
  tags: [],
  order: 'changed',
  descending: true,
} satisfies SurveyFilter
const queryKey = api.surveys.list.queryKey({ input: { ...filter, offset: 0, limit: 50 } })
const listOf = (...titles: string[]): SurveyPage => ({ total: titles.length, rows: titles.map(aRow) })

test('whoever comes back to the library finds it in its new order at once', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(queryKey, listOf('Gardens', 'Mobility'))
  const store = Promise.withResolvers<SurveyPage>()
  void queryClient.fetchQuery({ queryKey, queryFn: () => store.promise, staleTime: 0 })
  const seen = new Set<string>()
  const look = new MutationObserver(() => {
    const titles = [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent)
    if (titles.length > 0) seen.add(titles.join(', '))
  })
  look.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => look.disconnect())
  await show({
    path: '/surveys',
    address: '/surveys',
    content: () => <SurveysPage />,
  })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  store.resolve(listOf('Mobility', 'Gardens'))
  await expect.element(page.getByRole('link', { name: 'Gardens' })).toBeVisible()
  expect([...seen]).toEqual(['Mobility, Gardens'])
})

/** The frame's listener for F6 around the library. */
function Framed() {
  useRegionKeys()
  return <SurveysPage />
}

test('F6 goes to the rows first, and Tab reaches them past the heads of the columns', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(queryKey, listOf('Gardens', 'Mobility'))
  await show({ path: '/surveys', address: '/surveys', content: () => <Framed /> })
  const first = page.getByRole('link', { name: 'Gardens' })
  await expect.element(first).toBeVisible()
  await press('F6')
  await expect.element(first).toHaveFocus()
  await press('Shift+F6')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
  const heads = page.getByRole('columnheader').getByRole('button').elements()
  expect(heads.length).toBeGreaterThan(0)
  expect(heads.map((head) => head instanceof HTMLElement && head.tabIndex)).toEqual(heads.map(() => -1))
})

test('the cursor has a place while the row that it goes to is not drawn yet', async () => {
  onTestFinished(() => queryClient.clear())
  const titles = Array.from({ length: 400 }, (_, at) => `Survey ${at + 1}`)
  const { rows, total } = listOf(...titles)
  queryClient.setQueryData(queryKey, { total, rows: rows.slice(0, 50) })
  const lastPage = Promise.withResolvers<SurveyPage>()
  void queryClient.fetchQuery({
    queryKey: api.surveys.list.queryKey({ input: { ...filter, offset: 350, limit: 50 } }),
    queryFn: () => lastPage.promise,
  })
  await show({ path: '/surveys', address: '/surveys', content: () => <SurveysPage /> })
  await page.getByRole('link', { name: 'Survey 1', exact: true }).findElement()
  const at = () => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')
  document.querySelector<HTMLElement>('[data-row="0"] a')?.focus()
  await press('End')
  await expect.poll(at).toBe('399')

  // The list does not scroll yet, as on a busy machine; meanwhile the placeholder with the focus becomes a survey.
  const scroller = document.querySelector('[data-pane="entry"]')
  if (!scroller) throw new Error('The list is not there.')
  const { scrollTo } = scroller
  scroller.scrollTo = () => undefined
  await press('Home')
  lastPage.resolve({ total, rows: rows.slice(350) })
  await page.getByRole('link', { name: 'Survey 400', exact: true }).findElement()
  expect(document.activeElement).not.toBe(document.body)
  scroller.scrollTo = scrollTo
  await press('ArrowDown')
  await expect.poll(at).toBe('1')
})

test('tags are shown whole, or counted where there is no room for them', async () => {
  onTestFinished(() => queryClient.clear())
  onTestFinished(() => page.viewport(1280, 800))
  const tags = ['transport', 'wave 9', 'households']
  const title = 'How people get around in town, and what they would change'
  const rows = [
    { ...aRow('Bikes'), tags: ['new'] },
    { ...aRow(title), tags },
  ]
  queryClient.setQueryData(queryKey, { total: 2, rows })
  await show({ path: '/surveys', address: '/surveys', content: () => <SurveysPage /> })
  /** The tags of a row that are on the screen; one that is cut ends in an ellipsis. */
  const shown = (row: string) => {
    const box = page
      .getByRole('row', { name: row })
      .getByTitle(/^(new|transport)/)
      .element()
    const room = box.getBoundingClientRect()
    return [...box.querySelectorAll('[data-tag]')]
      .filter((tag) => {
        const { top, width, left, right } = tag.getBoundingClientRect()
        const around = tag.parentElement?.getBoundingClientRect() ?? room
        return (
          top < room.bottom && width > 0 && Math.min(right, around.right) - Math.max(left, around.left) > 1
        )
      })
      .map((tag) => {
        const { right } = tag.getBoundingClientRect()
        return tag.scrollWidth > tag.clientWidth || right > room.right + 1
          ? `${tag.textContent}…`
          : tag.textContent
      })
  }
  await expect.element(page.getByRole('link', { name: 'Bikes' })).toBeVisible()
  await page.viewport(900, 800)
  await expect.poll(() => shown(title)).toEqual(['+3'])
  expect(faultsOfThePage().filter((fault) => tags.some((tag) => fault.includes(tag)))).toEqual([])
  expect(shown('Bikes')).toEqual(['new'])
  // At which width each form begins depends on the fonts of the machine; that there is no other form does not.
  const seen = new Set<string>()
  for (let width = 1000; width <= 2500; width += 50) {
    await page.viewport(width, 800)
    seen.add(shown(title).join(' '))
  }
  expect([...seen]).toEqual(['+3', 'transport +2', tags.join(' ')])
  await page.viewport(2600, 800)
  await expect.poll(() => shown(title)).toEqual(tags)
})

test('whoever tags a selection keeps it, and the place among its actions', async () => {
  onTestFinished(() => queryClient.clear())
  queryClient.setQueryData(queryKey, listOf('Gardens', 'Mobility'))
  await show({ path: '/surveys', address: '/surveys', content: () => <SurveysPage /> })
  const box = page.getByRole('checkbox', { name: /Gardens/ })
  await box.click()
  const tag = page.getByRole('toolbar').getByRole('button', { name: 'Tag…' })
  await tag.click()
  await page.getByRole('dialog').getByRole('combobox').fill('wave 1')
  await press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(box).toBeChecked()
  await expect.element(tag).toHaveFocus()
  // It is selected with its new tag.
  await tag.click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/wave 1/)
})

test('whoever tags a selection of a filtered library keeps what is still shown of it', async () => {
  onTestFinished(() => queryClient.clear())
  onTestFinished(() => useLibraryView.getState().filter([]))
  const rows = listOf('Gardens', 'Mobility').rows.map((row) => ({ ...row, tags: ['wave 1'] }))
  queryClient.setQueryData(
    api.surveys.list.queryKey({ input: { ...filter, tags: ['wave 1'], offset: 0, limit: 50 } }),
    { total: 2, rows },
  )
  useLibraryView.getState().filter(['wave 1'])
  await show({ path: '/surveys', address: '/surveys', content: () => <SurveysPage /> })
  const gardens = page.getByRole('checkbox', { name: /Gardens/ })
  await gardens.click()
  await page.getByRole('checkbox', { name: /Mobility/ }).click()
  const tag = page.getByRole('toolbar').getByRole('button', { name: 'Tag…' })
  const dialog = page.getByRole('dialog')
  await tag.click()
  await dialog.getByRole('combobox').fill('wave 2')
  await press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('toolbar', { name: '2 selected' })).toBeVisible()
  // One of them leaves the list with the tag by which it is filtered; the other one stays selected.
  await page.getByRole('button', { name: 'Actions for Mobility' }).click()
  await page.getByRole('menuitem', { name: 'Tag…' }).click()
  await dialog.getByRole('combobox').click()
  await press('Backspace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible()
  await expect.element(gardens).toBeChecked()
})

test('no column cuts its text beside a column with room', async () => {
  onTestFinished(() => queryClient.clear())
  onTestFinished(() => page.viewport(1280, 800))
  const long = 'How people get around in the city and around it, and what they would change'
  const dots = Array.from(
    { length: 5 },
    (_, at) => ({ id: String(at), state: 'done', practice: true }) as const,
  )
  const row = { ...aRow(long), tags: ['Mobility – wave 1'], runs: dots, updatedAt: Date.now() - 48 * 60_000 }
  queryClient.setQueryData(queryKey, { total: 1, rows: [row] })
  await page.viewport(928, 600)
  await show({ path: '/surveys', address: '/surveys', content: () => <SurveysPage /> })
  const ago = page.getByRole('cell', { name: '48 minutes ago' })
  await expect.element(ago).toBeVisible()
  expect(ago.element().scrollWidth).toBeLessThanOrEqual(ago.element().clientWidth)
  // A single tag is shown, as much of it as fits.
  const chip = page.getByTitle('Mobility – wave 1')
  await expect.element(chip).toHaveTextContent('Mobility – wave 1')
  expect(chip.element().getBoundingClientRect().width).toBeGreaterThan(80)
  // A column in which nothing stands takes no room.
  await page.viewport(1500, 600)
  await expect.element(ago).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Context' }).elements()).toEqual([])
  queryClient.setQueryData(queryKey, { total: 1, rows: [{ ...row, context: 'Commuting' }] })
  await expect.element(page.getByRole('columnheader', { name: 'Context' })).toBeVisible()
})
