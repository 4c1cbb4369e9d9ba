import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { account as accountEn } from '../../renderer/locales/en/account.ts'
import { builder as builderEn } from '../../renderer/locales/en/builder.ts'
import { connections as connectionsEn } from '../../renderer/locales/en/connections.ts'
import { practice as practiceEn } from '../../renderer/locales/en/practice.ts'
import { shell as shellEn } from '../../renderer/locales/en/shell.ts'
import { account as accountFr } from '../../renderer/locales/fr/account.ts'
import { builder as builderFr } from '../../renderer/locales/fr/builder.ts'
import { connections as connectionsFr } from '../../renderer/locales/fr/connections.ts'
import { practice as practiceFr } from '../../renderer/locales/fr/practice.ts'
import { shell as shellFr } from '../../renderer/locales/fr/shell.ts'
import { expect, type Service, test } from '../support/hosts/app-fixture.ts'

const WORDS = {
  en: {
    account: accountEn,
    builder: builderEn,
    connections: connectionsEn,
    practice: practiceEn,
    shell: shellEn,
  },
  fr: {
    account: accountFr,
    builder: builderFr,
    connections: connectionsFr,
    practice: practiceFr,
    shell: shellFr,
  },
}
type Words = (typeof WORDS)['en']

/** Where the things are that the screens show. */
interface Addresses {
  survey: string
  run: string
  draft: string
  session: string
}

/** Violations that keep somebody out. */
const GRAVE = ['serious', 'critical']

/** What axe finds on the page as it stands. Without the legacy mode it would open a page of its own, as Electron cannot. */
async function violations(page: Page, where: string): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return found
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${where}: ${id} at ${target.join(' ')}: ${failureSummary}`),
    )
}

async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, address)
}

function addressOf(page: Page): string {
  return new URL(page.url()).hash
}

/** The title of the screen in the bar. */
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function prepareSurvey(page: Page): Promise<string> {
  await open(page, '#/surveys')
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await page.getByRole('textbox', { name: 'Stem of item 1' }).fill('How do you usually get to work?')
  await page.getByRole('textbox', { name: 'Option 1 of item 1' }).fill('On foot')
  await page.getByRole('textbox', { name: 'Option 2 of item 1' }).fill('By bike')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await page.getByRole('textbox', { name: 'Stem of item 2' }).fill('What would make you change?')
  await page.getByRole('textbox', { name: 'Number of personas' }).fill('8')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  return addressOf(page)
}

async function launch(page: Page, survey: string): Promise<void> {
  await open(page, survey)
  await page.getByRole('button', { name: 'Launch…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  await expect(title(page, 'Runs')).toBeVisible()
}

async function prepareGroup(page: Page, name: string): Promise<string> {
  await open(page, '#/focus')
  const start = page.getByRole('button', { name: /New group|Prepare a group/ }).first()
  await start.click()
  await page.getByRole('textbox', { name: 'Title' }).fill(name)
  await page.getByRole('textbox', { name: 'Moderator guide' }).fill('1. Your trips')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name)
  return addressOf(page)
}

/** Fills Sonde with one of each: what ran, what failed, what waits, what was discussed, a connection and its state. */
async function prepare(page: Page, service: Service): Promise<Addresses> {
  await page.getByRole('button', { name: 'Practise now' }).click()
  await open(page, '#/connections')
  await page.getByRole('button', { name: 'Connect a service' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill('Team')
  await form.getByRole('textbox', { name: 'Address' }).fill(service.baseUrl)
  await form.getByLabel('API key').fill(service.adminKey)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByRole('button', { name: 'Check Team' }).click()
  await expect(page.getByText('Team answers and accepts the key.')).toBeVisible()

  const survey = await prepareSurvey(page)
  await launch(page, survey)
  const past = page.getByRole('table', { name: 'Past' })
  await expect(past.getByRole('row', { name: /done/ })).toBeVisible({ timeout: 60_000 })
  await past.getByRole('link', { name: 'Urban mobility' }).click()
  await expect(page.getByRole('img', { name: /Bar chart of item 1/ })).toBeVisible()
  const run = addressOf(page)

  const draft = await prepareGroup(page, 'Trains')
  const session = await prepareGroup(page, 'Bikes in town')
  await page.getByRole('button', { name: /Create on/ }).click()
  await page.getByRole('button', { name: 'Next round' }).click()
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })

  // A new connection is the active one; from here on all goes to practice.
  await page.getByRole('button', { name: /Active connection: Team/ }).click()
  await page.getByRole('menuitem', { name: 'Practice', exact: true }).click()
  await open(page, '#/practice')
  await page.getByRole('slider', { name: 'The run fails: how often' }).press('End')
  await launch(page, survey)
  await expect(past.getByRole('row', { name: /failed/ })).toBeVisible({ timeout: 60_000 })
  await open(page, '#/practice')
  await page.getByRole('slider', { name: 'The run fails: how often' }).press('Home')
  await page.getByRole('slider', { name: 'The run never ends: how often' }).press('End')
  await launch(page, survey)
  await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
  return { survey, run, draft, session }
}

/** Every screen: its name, and how to come to it. What is opened over a screen is closed by the next. */
function screens(page: Page, words: Words, at: Addresses): [name: string, show: () => Promise<void>][] {
  const { account, builder, connections, practice, shell } = words
  const main = page.getByRole('main')
  const table = () => expect(main.getByRole('table').first()).toBeVisible()
  return [
    [
      'surveys',
      async () => {
        await open(page, '#/surveys')
        await expect(main.getByRole('link', { name: 'Urban mobility' })).toBeVisible()
      },
    ],
    [
      'builder',
      async () => {
        await open(page, at.survey)
        await expect(main.getByRole('textbox', { name: /1/ }).first()).toBeVisible()
      },
    ],
    [
      'preflight',
      async () => {
        await page.getByRole('button', { name: builder.launch }).click()
        await expect(page.getByRole('dialog', { name: builder.preflight.title })).toBeVisible()
      },
    ],
    [
      'runs',
      async () => {
        await page.keyboard.press('Escape')
        await open(page, '#/runs')
        await expect(main.getByRole('progressbar').first()).toBeVisible()
      },
    ],
    [
      'results',
      async () => {
        await open(page, at.run)
        await expect(main.getByRole('img').first()).toBeVisible()
      },
    ],
    [
      'focus draft',
      async () => {
        await open(page, at.draft)
        await expect(title(page, 'Trains')).toBeVisible()
        await expect(main.getByRole('textbox').first()).toBeVisible()
      },
    ],
    [
      'focus session',
      async () => {
        await open(page, at.session)
        await expect(main.getByRole('article').first()).toBeVisible()
      },
    ],
    [
      'keys',
      async () => {
        await open(page, '#/account')
        await page.getByRole('tab', { name: account.tabs.keys }).click()
        await table()
      },
    ],
    [
      'members',
      async () => {
        await page.getByRole('tab', { name: account.tabs.members }).click()
        await table()
      },
    ],
    [
      'connections',
      async () => {
        await open(page, '#/connections')
        await table()
      },
    ],
    [
      'connection form',
      async () => {
        await page.getByRole('button', { name: connections.add }).click()
        await expect(page.getByRole('dialog', { name: connections.form.addTitle })).toBeVisible()
      },
    ],
    [
      'settings',
      async () => {
        await page.keyboard.press('Escape')
        await open(page, '#/settings')
        await expect(main.getByRole('combobox').first()).toBeVisible()
      },
    ],
    [
      'shortcuts',
      async () => {
        await page.keyboard.press('F1')
        await expect(page.getByRole('dialog', { name: shell.search.shortcuts })).toBeVisible()
      },
    ],
    [
      'practice',
      async () => {
        await page.keyboard.press('Escape')
        await open(page, '#/practice')
        await expect(main.getByRole('slider')).toHaveCount(12)
        await expect(main.getByRole('button', { name: practice.reset })).toBeVisible()
      },
    ],
    [
      'search',
      async () => {
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('textbox', { name: shell.search.button }).fill('u')
        await expect(page.getByText(shell.search.survey, { exact: true })).toBeVisible()
      },
    ],
  ]
}

test('no screen keeps anybody out, in light and dark, in English and French', async ({ app, service }) => {
  test.setTimeout(600_000)
  const { page } = app
  const found: string[] = []

  const inBothSchemes = async (name: string, look: (where: string) => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${name}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expect(page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`)).toBeAttached()
        await look(`${name}, ${colorScheme}`)
      })
    }
  }
  const speak = async (language: 'fr' | 'en') => {
    await open(page, '#/settings')
    await page.getByRole('combobox').first().selectOption(language)
    await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
  }
  const lookAtWelcome = (language: 'fr' | 'en') =>
    inBothSchemes(`welcome, ${language}`, async (where) => {
      await open(page, '#/welcome')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
      found.push(...(await violations(page, where)))
    })

  await speak('fr')
  await lookAtWelcome('fr')
  await speak('en')
  await lookAtWelcome('en')
  const at = await prepare(page, service)
  for (const language of ['en', 'fr'] as const) {
    await speak(language)
    await inBothSchemes(language, async (where) => {
      for (const [name, show] of screens(page, WORDS[language], at)) {
        await show()
        found.push(...(await violations(page, `${name}, ${where}`)))
      }
      await page.keyboard.press('Escape')
    })
  }
  expect(found).toEqual([])
})
