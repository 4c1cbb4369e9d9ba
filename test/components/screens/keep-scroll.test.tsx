import {
  createHashHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepScroll } from '../../../renderer/app/keep-scroll.ts'
import { PageHeader } from '../../../renderer/ui/page-header.tsx'

/** A list in a pane that is as long as a screen only once its rows have come. */
function List() {
  const [rows, setRows] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setRows(100)}>
        Rows
      </button>
      <ul data-pane style={{ height: 300, overflow: 'auto' }} aria-label="Rows">
        {Array.from({ length: rows }, (_, at) => String(at)).map((row) => (
          <li key={row} style={{ height: 40 }}>
            {row}
          </li>
        ))}
      </ul>
      <Link to="/one">Open</Link>
    </>
  )
}

async function open(history = createMemoryHistory({ initialEntries: ['/list'] })) {
  const root = createRootRoute({
    component: () => (
      <main style={{ height: 500, overflow: 'auto' }}>
        <Link to="/list">List anew</Link>
        <Outlet />
      </main>
    ),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/list', component: List })
  const one = createRoute({
    getParentRoute: () => root,
    path: '/one',
    component: () => (
      <div style={{ height: 900 }}>
        <PageHeader title="One" trail={[{ label: 'List', to: '/list' as '/' }]} />
      </div>
    ),
  })
  const router = createRouter({ routeTree: root.addChildren([list, one]), history })
  const place = document.createElement('div')
  document.body.append(place)
  const shown = createRoot(place)
  const stop = keepScroll(router)
  onTestFinished(() => {
    stop()
    shown.unmount()
    place.remove()
  })
  // biome-ignore lint/suspicious/noExplicitAny: the router of this test is not the one that the page registers.
  shown.render(<RouterProvider router={router as any} />)
  const rows = page.getByRole('list', { name: 'Rows' })
  const top = () => rows.element().scrollTop
  /** The rows come without the person doing anything. */
  const fill = async () => {
    const button = (await page.getByRole('button', { name: 'Rows' }).findElement()) as HTMLElement
    button.click()
    await expect.element(page.getByText('99')).toBeInTheDocument()
  }
  await fill()
  rows.element().scrollTop = 800
  await expect.poll(top).toBe(800)
  // The position is noted with the browser's event for it.
  await new Promise(requestAnimationFrame)
  await page.getByRole('link', { name: 'Open' }).click()
  await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible()
  return { history, top, fill }
}

test('whoever goes back to a list finds it where it was, also if its rows come late', async () => {
  const { history, top, fill } = await open()
  history.back()
  await fill()
  await expect.poll(top).toBe(800)
})

test('so does the breadcrumb', async () => {
  const { top, fill } = await open()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await fill()
  await expect.poll(top).toBe(800)
})

test('a new visit begins at the top, and so does a screen that was not yet seen', async () => {
  const { top, fill } = await open()
  await page.getByRole('link', { name: 'List anew' }).click()
  await fill()
  await new Promise(requestAnimationFrame)
  expect(top()).toBe(0)
})

test('a screen that grows above what was in view is held where it was', async () => {
  const { history, top, fill } = await open()
  history.back()
  await fill()
  // As the browser does it for rows that come in above.
  page.getByRole('list', { name: 'Rows' }).element().scrollTop = 950
  await expect.poll(top).toBe(800)
})

test('what the person does meanwhile is not undone', async () => {
  const { history, top, fill } = await open()
  history.back()
  await page.getByRole('button', { name: 'Rows' }).findElement()
  window.dispatchEvent(new WheelEvent('wheel'))
  await fill()
  await new Promise(requestAnimationFrame)
  expect(top()).toBe(0)
})

test('an address that was typed or a plain link leads to a new visit', async () => {
  window.location.hash = '#/list'
  const hashes = createHashHistory()
  onTestFinished(() => {
    hashes.destroy()
    window.location.hash = ''
  })
  const { top, fill } = await open(hashes)
  window.location.hash = '#/list'
  await fill()
  await new Promise(requestAnimationFrame)
  expect(top()).toBe(0)
})

test('the focus is free to bring something into view, and so is everything once the screen has settled', async () => {
  const { history, top, fill } = await open()
  const rows = () => page.getByRole('list', { name: 'Rows' }).element()
  history.back()
  await fill()
  ;(page.getByRole('link', { name: 'Open' }).element() as HTMLElement).focus({ preventScroll: true })
  rows().scrollTop = 400
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(top()).toBe(400)
  await page.getByRole('link', { name: 'Open' }).click()
  history.back()
  await fill()
  await expect.poll(top).toBe(400)
  await new Promise((resolve) => setTimeout(resolve, 700))
  rows().scrollTop = 200
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(top()).toBe(200)
})

test('the breadcrumb to a list in which something else was chosen leads to a new visit', async () => {
  const { history, top, fill } = await open()
  history.push('/list?chosen=1')
  await fill()
  page.getByRole('list', { name: 'Rows' }).element().scrollTop = 800
  await expect.poll(top).toBe(800)
  await new Promise(requestAnimationFrame)
  await page.getByRole('link', { name: 'Open' }).click()
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await fill()
  await new Promise(requestAnimationFrame)
  expect(top()).toBe(0)
})
