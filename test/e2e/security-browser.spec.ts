import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { goTo } from './pages/navigate.ts'

/*
 * The browser host's machine also has other programs, other users and their web pages. What they can reach must not let
 * them in.
 */

const inSonde = (page: Page) =>
  expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
const isRefused = async (page: Page) => {
  await expect(
    page.getByRole('heading', { name: 'This browser does not have access to Sonde yet' }),
  ).toBeVisible()
  await expect(page.getByText('Open the full link that Sonde printed in the terminal')).toBeVisible()
}

/** Another program's web server on this machine. */
async function anotherProgram(port = 0) {
  const asked: IncomingHttpHeaders[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers)
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Another program</title>')
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    server,
    asked,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('knowing every cookie of 127.0.0.1 is not enough; the page has none', async ({ app }) => {
  const context = app.page.context()
  expect(app.page.url()).not.toContain('enter')
  const secret = await app.page.evaluate(() => localStorage.getItem('sonde-secret'))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(app.page.url()).not.toContain(secret)
  const other = await anotherProgram()
  const theirs = await context.newPage()
  await theirs.goto(other.origin)
  expect(await context.cookies()).toEqual([])

  await test.step('with all that the browser sends there, and our Origin, a program gets no answer', async () => {
    const headers = { origin: app.pageOrigin, cookie: other.asked[0]?.cookie ?? 'none=1' }
    const socket = new WebSocket(`${app.pageOrigin.replace('http', 'ws')}/rpc`, { headers })
    const heard: unknown[] = []
    socket.on('message', (message) => heard.push(message))
    await once(socket, 'open')
    socket.send(JSON.stringify({ id: '1', url: '/app/info', method: 'POST', body: {} }))
    const [code] = await once(socket, 'close')
    expect(code).toBe(4401)
    expect(heard).toEqual([])
  })

  await test.step('its page opens no socket, frames nothing, reads nothing, and keeps no hold of a window', async () => {
    const found = await theirs.evaluate(async (origin) => {
      const socket = await new Promise<string>((resolve) => {
        const line = new WebSocket(`${origin.replace('http', 'ws')}/rpc`)
        line.addEventListener('open', () => resolve('open'))
        line.addEventListener('error', () => resolve('refused'))
      })
      const read = await fetch(origin).then(
        () => 'read',
        () => 'refused',
      )
      const script = await new Promise<string>((resolve) => {
        const element = document.createElement('script')
        element.src = `${origin}/colour-scheme.js`
        element.onload = () => resolve('loaded')
        element.onerror = () => resolve('refused')
        document.head.append(element)
      })
      const frame = await new Promise<string>((resolve) => {
        const element = document.createElement('iframe')
        element.src = origin
        element.onload = () => resolve(element.contentDocument === null ? 'refused' : 'framed')
        document.body.append(element)
      })
      const opened = window.open(origin)
      const secret = localStorage.getItem('sonde-secret')
      return { socket, read, script, frame, secret, opened: opened !== null }
    }, app.pageOrigin)
    expect(found).toMatchObject({ socket: 'refused', read: 'refused', script: 'refused', secret: null })
    // The new window shows Sonde, but in a browsing context group of its own, so its opener sees it as closed.
    if (found.opened) await expect.poll(() => context.pages().length).toBe(3)
    const opened = context.pages()[2]
    if (opened) {
      await inSonde(opened)
      expect(await opened.evaluate(() => window.opener)).toBeNull()
      await opened.close()
    }
    for (const frame of theirs.frames().slice(1)) {
      expect(await frame.evaluate(() => document.body?.textContent ?? '').catch(() => '')).not.toContain(
        'Sonde',
      )
    }
  })
  await other.close()
})

test('who was let in stays in: a second tab, a reload, a typed address; others need the link', async ({
  app,
  chromium,
}) => {
  const { page, pageOrigin } = app
  const context = page.context()
  const second = await context.newPage()
  await test.step('a bookmark, or the address typed without the link', async () => {
    await second.goto(pageOrigin)
    await inSonde(second)
  })
  await test.step('the other name of this machine leads to the same address', async () => {
    await second.goto(`${pageOrigin.replace('127.0.0.1', 'localhost')}/#/settings`)
    await inSonde(second)
    expect(second.url()).toBe(`${pageOrigin}/#/settings`)
  })
  await test.step('an old link does no harm', async () => {
    await second.goto(`${pageOrigin}/enter#${'x'.repeat(43)}`)
    await inSonde(second)
    expect(second.url()).not.toContain('xxx')
  })
  await test.step('a page loaded anew after the network was gone is let in', async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await second.reload()
    await inSonde(second)
  })
  await test.step('another browser, or a private window, is told what to do, and comes in with the secret', async () => {
    const stranger = await (await chromium()).newContext({ locale: 'en' })
    const refused = await stranger.newPage()
    await refused.goto(pageOrigin)
    await isRefused(refused)
    await refused.goto(`${pageOrigin}/enter#${'x'.repeat(43)}`)
    await isRefused(refused)
    const secret = await page.evaluate(() => localStorage.getItem('sonde-secret'))
    const linked = await stranger.newPage()
    await linked.goto(`${pageOrigin}/enter#${secret}`)
    await inSonde(linked)
    // The tab that was refused before is let in without being reloaded.
    await inSonde(refused)
    await stranger.close()
  })
})

test('a program that takes the port over after Sonde ended gets no secret from the tab that is still open', async ({
  ownApp: app,
}) => {
  const { page, pageOrigin } = app
  const secret = await page.evaluate(() => localStorage.getItem('sonde-secret'))
  // The fixture closes its own page together with the host; this one stays open.
  const left = await page.context().newPage()
  await left.goto(pageOrigin)
  await inSonde(left)
  await app.kill()
  const impostor = await anotherProgram(Number(new URL(pageOrigin).port))
  const heard: string[] = []
  const cookies: (string | undefined)[] = []
  new WebSocketServer({ server: impostor.server }).on('connection', (socket, request) => {
    cookies.push(request.headers.cookie)
    socket.on('message', (message) => {
      heard.push(String(message))
      const { names } = JSON.parse(String(message))
      socket.send(JSON.stringify({ name: names[0], nonce: 'n'.repeat(43), proof: 'p'.repeat(43) }))
    })
  })
  await expect.poll(() => heard.length, { timeout: 30_000 }).toBeGreaterThan(1)
  for (const message of heard) {
    expect(Object.keys(JSON.parse(message)).sort()).toEqual(['names', 'nonce'])
    expect(message).not.toContain(secret)
  }
  expect(new Set(cookies)).toEqual(new Set([undefined]))
  await expect(left.getByRole('region', { name: 'Notices' })).toContainText('Sonde')
  await left.close()
  await impostor.close()
})

test('the secret of a new key is shown to the page that was let in, and to nobody who has the link alone', async ({
  app,
  request,
}) => {
  const { page, pageOrigin } = app
  await goTo(page, 'Account')
  await page.getByRole('textbox', { name: 'Key name' }).fill('Laptop')
  await page.getByRole('button', { name: 'Create a key' }).click()
  await page.getByRole('button', { name: 'Retrieve the secret' }).click()
  const open = page.getByRole('button', { name: 'Open the secret in a new tab' })
  const path = await open.locator('xpath=ancestor::form').getAttribute('action')
  const address = `${pageOrigin}${path}`
  expect((await request.get(address)).status()).toBe(405)
  expect((await request.post(address)).status()).toBe(403)
  const tab = page.context().waitForEvent('page')
  await open.click()
  const shown = await tab
  await expect(shown.locator('body')).toContainText(/\w{16}/)
  expect(shown.url()).toBe(address)
  expect((await request.post(address)).status()).toBe(403)
})
