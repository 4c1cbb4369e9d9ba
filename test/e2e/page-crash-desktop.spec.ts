import { type App, expect, test } from '../support/hosts/app-fixture.ts'
import { until } from '../support/until.ts'
import { newSurvey, saved } from './pages/draft.ts'

/** A message box that the app opened. */
interface Question {
  message: string
  detail: string
  buttons: string[]
}

/**
 * Records the message boxes instead of showing them, as nobody could press a button (`answer` does), and counts how
 * often the page's process ended.
 */
async function listen({ electron }: App): Promise<void> {
  await electron?.evaluate(({ BrowserWindow, dialog }) => {
    const asked: { question: unknown; answer: (button: number) => void }[] = []
    const seen = { asked, pageEnds: 0 }
    Object.assign(globalThis, seen)
    BrowserWindow.getAllWindows()[0]?.webContents.on('render-process-gone', () => {
      Object.assign(globalThis, { pageEnds: ++seen.pageEnds })
    })
    dialog.showMessageBox = (...args: unknown[]) =>
      new Promise((resolve) => {
        asked.push({
          question: args.at(-1),
          answer: (response) => resolve({ response, checkboxChecked: false }),
        })
      })
  })
}

function questions({ electron }: App): Promise<Question[]> {
  return (
    electron?.evaluate(() =>
      (globalThis as unknown as { asked: { question: Question }[] }).asked.map(({ question }) => ({
        message: question.message,
        detail: question.detail,
        buttons: question.buttons,
      })),
    ) ?? Promise.resolve([])
  )
}

async function answer({ electron }: App, button: number): Promise<void> {
  await electron?.evaluate((_electron, pressed) => {
    const { asked } = globalThis as unknown as { asked: { answer(button: number): void }[] }
    asked.at(-1)?.answer(pressed)
  }, button)
}

/** Does something that ends the page's process, and waits until the window has noticed. */
async function whenPageEnds({ electron }: App, action: () => Promise<unknown>): Promise<void> {
  const ends = () =>
    electron?.evaluate(() => (globalThis as unknown as { pageEnds: number }).pageEnds) ?? Promise.resolve(0)
  const before = await ends()
  await action()
  await until('the page ended', async () => (await ends()) > before)
}

const crash = (app: App) =>
  whenPageEnds(app, async () =>
    app.electron?.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    ),
  )

/** Whether the window is visible, and its text. */
function windowState({ electron }: App): Promise<{ visible: boolean; text: string }> {
  return (
    electron?.evaluate(async ({ BrowserWindow }) => {
      const window = BrowserWindow.getAllWindows()[0]
      const contents = window?.webContents
      const text = contents?.isCrashed()
        ? ''
        : await contents?.executeJavaScript('document.querySelector("#root")?.textContent ?? ""')
      return { visible: window?.isVisible() ?? false, text: String(text) }
    }) ?? Promise.resolve({ visible: false, text: '' })
  )
}

const pageIsBack = (app: App) =>
  until('the page is back', async () => {
    const { visible, text } = await windowState(app).catch(() => ({ visible: false, text: '' }))
    return visible && text.includes('Surveys') ? true : null
  })

const asked = (app: App, count: number) =>
  until(`question ${count} is asked`, async () => (await questions(app))[count - 1])

test('a page that crashes, hangs or does not load leaves no blank window: a dialog says what happened and what to do', async ({
  ownApp: app,
}) => {
  await newSurvey(app.page, 'Urban mobility')
  await saved(app.page)
  await listen(app)

  await test.step('three crashes are mended without a word, the fourth asks', async () => {
    for (let time = 0; time < 3; time += 1) {
      await crash(app)
      await pageIsBack(app)
    }
    expect(await questions(app)).toEqual([])
    await crash(app)
    const question = await asked(app, 1)
    expect(question.message).toContain('stopped working several times')
    expect(question.detail).toContain('What you typed is kept')
    expect(question.detail).toContain('sonde.log')
    expect(question.buttons).toEqual(['Open the Page Again', 'Quit Sonde'])
    expect((await windowState(app)).visible).toBe(false)
  })

  await test.step('opened again, all is there, and the count begins anew', async () => {
    await answer(app, 0)
    await pageIsBack(app)
    await until('the survey is listed', async () => (await windowState(app)).text.includes('Urban mobility'))
    await crash(app)
    await pageIsBack(app)
    expect(await questions(app)).toHaveLength(1)
  })

  await test.step('a page that hangs: wait, or open it again, which is no crash', async () => {
    // Emitted by the test, because Electron reports a real hang only after half a minute.
    await app.electron?.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.emit('unresponsive'),
    )
    expect((await asked(app, 2)).buttons).toEqual(['Wait', 'Open the Page Again'])
    await whenPageEnds(app, () => answer(app, 1))
    await pageIsBack(app)
    expect(await questions(app)).toHaveLength(2)
  })

  await test.step('a page that cannot be loaded says so, and quitting ends Sonde though its page is dead', async () => {
    await app.electron?.evaluate(({ BrowserWindow, session }) => {
      const { protocol } = session.fromPartition('persist:sonde')
      protocol.unhandle('sonde')
      protocol.handle('sonde', () => new Response(null, { status: 404 }))
      BrowserWindow.getAllWindows()[0]?.webContents.reload()
    })
    expect((await asked(app, 3)).message).toContain('could not be loaded')
    expect((await windowState(app)).visible).toBe(false)
    await crash(app)
    expect(await questions(app)).toHaveLength(3)
    const gone = new Promise<void>((resolve) => app.electron?.once('close', () => resolve()))
    await answer(app, 1).catch(() => undefined)
    await gone
  })
})
