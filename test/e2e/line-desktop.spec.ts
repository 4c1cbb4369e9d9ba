import { type App, expect, test } from '../support/hosts/app-fixture.ts'

/** The host's end of the line closes with the next answer. */
async function breakLine({ electron }: App): Promise<void> {
  await electron?.evaluate(({ MessageChannelMain }) => {
    const ports = Object.getPrototypeOf(new MessageChannelMain().port1) as Electron.MessagePortMain
    const { postMessage } = ports
    ports.postMessage = function (this: Electron.MessagePortMain, ...message) {
      ports.postMessage = postMessage
      postMessage.apply(this, message)
      this.close()
    }
  })
}

test('a line that died is replaced by itself, and the page goes on', async ({ app }) => {
  const { page } = app
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Before')
  await page.evaluate(() => Object.assign(window, { sameLoad: true }))
  for (const words of ['Once', 'Twice']) {
    await breakLine(app)
    await title.fill(words)
    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Surveys' })
      .click()
    await page.getByRole('link', { name: words }).click()
    await expect(title).toHaveValue(words)
  }
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true)
})

test('a page that asks while its line is open gets no second one', async ({ app }) => {
  const { page } = app
  await page.evaluate(() => {
    const seen = { ports: 0 }
    Object.assign(window, { seen })
    window.addEventListener('message', (event) => {
      seen.ports += event.ports.length
    })
    for (let times = 0; times < 5; times++) window.postMessage('sonde:port-wanted', '/')
  })
  // What the page asks after that is answered: the host has passed over it.
  await page.getByRole('button', { name: 'Practise now' }).click()
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: { ports: number } }).seen.ports)).toBe(0)
})
