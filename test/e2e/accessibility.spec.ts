import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'
import { everyScreen, prepareEveryScreen, speak, WORDS } from './pages/every-screen.ts'
import { openAddress } from './pages/navigate.ts'
import { storeEveryScreen } from './pages/stored-screens.ts'

// `welcomed` is not set, because the welcome page is checked too.
test.use({ beginning: { fill: storeEveryScreen } })

test(
  'no screen keeps anybody out, in light and dark, in English and French',
  PAGE_ONLY,
  async ({ app: { page, host }, service }) => {
    test.setTimeout(600_000)
    const found: string[] = []
    // Both hosts have the same engine: in Electron each screen is checked once, in one language.
    const languages = host === 'browser' ? (['en', 'fr'] as const) : (['fr'] as const)
    const checkInEachScheme = async (name: string, language: string) => {
      const seen = language !== languages[0]
      const lines = await violationsInSchemes(page, host, { seen })
      found.push(...lines.map((line) => `${name}, ${language}, ${line}`))
    }

    for (const language of languages) {
      await speak(page, language)
      await openAddress(page, '#/welcome')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
      await checkInEachScheme('welcome', language)
    }
    await speak(page, 'en')
    await openAddress(page, '#/welcome')
    const at = await prepareEveryScreen(page, service)
    for (const language of languages) {
      await speak(page, language)
      for (const [name, show] of everyScreen(page, WORDS[language], at))
        await test.step(`${name}, ${language}`, async () => {
          await show()
          await checkInEachScheme(name, language)
        })
      await page.keyboard.press('Escape')
    }
    expect(found).toEqual([])
  },
)
