import { type App, expect, test } from '../support/hosts/app-fixture.ts'
import { newSurvey } from './pages/draft.ts'
import { goTo } from './pages/navigate.ts'

/** Closes the host's end of the page's line right after its next answer. */
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
  await newSurvey(page)
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Before')
  // Counts the lines that the host opens from now on; a reload would lose the count.
  await page.evaluate(() => {
    const seen = { lines: 0 }
    Object.assign(window, { seen })
    window.addEventListener('message', (event) => {
      seen.lines += event.ports.length
    })
  })
  const newLines = () => page.evaluate(() => (window as unknown as { seen: { lines: number } }).seen.lines)
  for (const [at, words] of ['Once', 'Twice'].entries()) {
    await breakLine(app)
    await title.fill(words)
    await expect.poll(newLines).toBe(at + 1)
    await goTo(page, 'Surveys')
    await page.getByRole('link', { name: words }).click()
    await expect(title).toHaveValue(words)
  }
  expect(await newLines()).toBe(2)
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
  // The host handles messages in order: once it answers this, it has ignored the requests before.
  await newSurvey(page)
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: { ports: number } }).seen.ports)).toBe(0)
})
