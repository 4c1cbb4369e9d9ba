import { expect, test } from '../support/hosts/app-fixture.ts'

test('the token leaves the address and opens nothing by itself', async ({ app, chromium }) => {
  expect(app.page.url()).not.toContain('token')
  const [cookie, ...others] = await app.page.context().cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  expect(await app.page.evaluate(() => document.cookie)).toBe('')

  const stranger = await (await chromium()).newContext()
  const page = await stranger.newPage()
  for (const address of ['/', '/?token=wrong', '/assets/x.js']) {
    const answer = await page.goto(`${app.pageOrigin}${address}`)
    expect(answer?.status()).toBe(401)
  }
  await expect(page.getByRole('heading')).toHaveCount(2)
  await stranger.close()
})

test('a page of another site opens no line to Sonde', async ({ app, service }) => {
  const page = await app.page.context().newPage()
  // Another port of this machine is the nearest stranger: the browser even sends it our cookie.
  await page.goto(`${service.baseUrl}/openapi.json`)
  const outcome = await page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address)
        socket.addEventListener('open', () => resolve('open'))
        socket.addEventListener('error', () => resolve('refused'))
      }),
    `${app.pageOrigin.replace('http', 'ws')}/rpc`,
  )
  expect(outcome).toBe('refused')
})
