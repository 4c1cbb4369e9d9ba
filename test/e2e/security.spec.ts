import { expect, test } from '../support/hosts/app-fixture.ts'

// One start for all steps, as none of them changes anything.
test('the page is fenced in', async ({ ownApp: app, service }) => {
  await test.step('the page has no Node and no Electron in it', async () => {
    const found = await app.page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
    )
    expect(found).toEqual([])
  })

  await test.step('the content security policy stops inline scripts and eval', async () => {
    const outcome = await app.page.evaluate(async () => {
      const violations: string[] = []
      const told = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          violations.push(event.effectiveDirective)
          if (violations.length >= 2) resolve()
        })
      })
      const script = document.createElement('script')
      script.textContent = 'window.inlineRan = true'
      document.head.append(script)
      // In a timer, because the debugger allows eval in code that Playwright evaluates directly.
      const evaluated = await new Promise<boolean>((resolve) => {
        setTimeout(() => {
          try {
            resolve(Boolean(Reflect.construct(Function, ['return true'])()))
          } catch {
            resolve(false)
          }
        })
      })
      await told
      return { violations, evaluated, inlineRan: 'inlineRan' in window }
    })
    expect(outcome.evaluated).toBe(false)
    expect(outcome.inlineRan).toBe(false)
    expect(outcome.violations.some((name) => name.startsWith('script-src'))).toBe(true)
  })

  await test.step('the page reaches nothing but its host', async () => {
    const reached = await app.page.evaluate(
      async (addresses) => {
        const outcomes = await Promise.all(
          addresses.map((address) =>
            fetch(address, { mode: 'no-cors' }).then(
              () => address,
              () => null,
            ),
          ),
        )
        return outcomes.filter((address) => address !== null)
      },
      ['https://example.org/', `${service.baseUrl}/api/v1/surveys`, 'file:///etc/passwd'],
    )
    expect(reached).toEqual([])
  })

  await test.step('frames of other sites stay empty', async () => {
    const directive = await app.page.evaluate(
      (address) =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            // Violations of the steps before may be reported only now.
            if (effectiveDirective.startsWith('frame')) resolve(effectiveDirective)
          })
          const frame = document.createElement('iframe')
          frame.src = address
          document.body.append(frame)
        }),
      service.baseUrl,
    )
    expect(directive).toBe('frame-src')
  })

  await test.step('permissions are denied', async () => {
    const states = await app.page.evaluate(async () => {
      const asked = ['geolocation', 'notifications', 'camera', 'microphone'] as PermissionName[]
      const all = await Promise.all(asked.map((name) => navigator.permissions.query({ name })))
      const camera = await navigator.mediaDevices?.getUserMedia({ video: true }).then(
        () => 'granted',
        () => 'refused',
      )
      return { states: all.map(({ state }) => state), camera }
    })
    expect(states.states).not.toContain('granted')
    expect(states.camera).not.toBe('granted')
  })

  await test.step('paths out of the page are not served', async () => {
    const paths = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/%2e%2e%2fmain.js',
      '/.sources',
    ]
    const statuses = await app.page.evaluate(
      (all) => Promise.all(all.map((path) => fetch(path).then(({ status }) => status))),
      paths,
    )
    expect(statuses).toEqual(paths.map(() => 404))
  })

  await test.step('only reading is served', async () => {
    const status = await app.page.evaluate(() =>
      fetch('/', { method: 'POST' }).then((answer) => answer.status),
    )
    expect(status).toBe(405)
  })
})
