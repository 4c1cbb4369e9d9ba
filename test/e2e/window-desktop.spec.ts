import { spawn } from 'node:child_process'
import { presentRuntime } from '../../electron/cli/electron-runtime.ts'
import { expect, test } from '../support/hosts/app-fixture.ts'
import { projectFolder } from '../support/hosts/dist-folder.ts'

test.use({ language: 'fr' })

// One start for all steps, as each start takes longer than they do.
test('the window is fenced in, speaks the language of the machine, is the only one, and opens where it was', async ({
  ownApp: app,
}) => {
  await test.step('the window does not leave its page', async () => {
    // Listens before anything is tried: an event that came earlier would be missed.
    await app.electron?.evaluate(({ BrowserWindow }) => {
      const stopped: string[] = []
      Object.assign(globalThis, { stopped })
      BrowserWindow.getAllWindows()[0]?.webContents.on('will-frame-navigate', (event) => {
        if (event.defaultPrevented) stopped.push(event.url)
      })
    })
    const stopped = () =>
      app.electron?.evaluate(() => (globalThis as unknown as { stopped: string[] }).stopped)
    // Chromium blocks the first two itself, without this event.
    for (const address of [
      'file:///etc/passwd',
      'data:text/html,x',
      'sonde://other/',
      'https://example.org/',
    ]) {
      await app.page.evaluate((target) => {
        window.location.assign(target)
      }, address)
    }
    await expect.poll(stopped).toEqual(['sonde://other/', 'https://example.org/'])
    const left = await app.page.evaluate(() => [
      window.location.origin,
      document.querySelector('#root')?.childElementCount === 0,
    ])
    expect(left).toEqual(['sonde://app', false])
  })

  await test.step('no window opens', async () => {
    const opened = await app.page.evaluate(() =>
      ['https://example.org/', 'file:///etc/passwd', 'sonde://app/', 'about:blank'].map(
        (address) => window.open(address) !== null,
      ),
    )
    expect(opened).toEqual([false, false, false, false])
    expect(await app.electron?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  })

  await test.step('the window is sandboxed and isolated', async () => {
    const preferences = await app.electron?.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) =>
        // Electron has this method, but its types do not declare it.
        (webContents as unknown as { getLastWebPreferences(): object }).getLastWebPreferences(),
      ),
    )
    expect(preferences?.[0]).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
    })
  })

  await test.step('files of this machine are not shown, whoever asks', async () => {
    const status = await app.electron?.evaluate(async ({ session }) => {
      const answer = await session
        .fromPartition('persist:sonde')
        .fetch('file:///etc/hostname')
        .catch(() => null)
      return answer?.status ?? 0
    })
    expect([0, 403]).toContain(status)
  })

  await test.step('the page gets one port a load, and a stranger none', async () => {
    const ports = await app.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let got = 0
          window.addEventListener('message', (event) => {
            got += event.ports.length
            if (event.data === 'end') resolve(got)
          })
          window.postMessage('sonde:port-wanted', '/')
          window.postMessage('sonde:port-wanted', '/')
          window.postMessage('end', '/')
        }),
    )
    expect(ports).toBe(0)
  })

  await test.step('on a machine in French, the menu speaks French', async () => {
    const labels = await app.electron?.evaluate(
      ({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label) ?? [],
    )
    expect(labels).toContain('Édition')
  })

  await test.step('a second start ends at once and shows the first', async () => {
    // Listens before the second one starts: an event that came earlier would be missed.
    const shown = await app.electron?.evaluateHandle(({ app: electron }) => ({
      once: new Promise<boolean>((resolve) => electron.once('second-instance', () => resolve(true))),
    }))
    const second = spawn(presentRuntime() ?? '', [projectFolder, `--data=${app.dataDir}`], {
      env: { ...process.env, SONDE_TEST_HOME: app.folder },
      stdio: 'ignore',
    })
    const code = await new Promise((resolve) => second.once('exit', resolve))
    expect(code).toBe(0)
    expect(await shown?.evaluate(({ once }) => once)).toBe(true)
  })

  await test.step('the window opens where it was', async () => {
    const place = { x: 40, y: 50, width: 900, height: 600 }
    await app.electron?.evaluate(({ BrowserWindow }, bounds) => {
      BrowserWindow.getAllWindows()[0]?.setBounds(bounds)
    }, place)
    await app.restart()
    const bounds = await app.electron?.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.getBounds(),
    )
    expect(bounds).toEqual(place)
  })
})
