import { expect, type Page } from '@playwright/test'
import { account as accountEn } from '../../../renderer/locales/en/account.ts'
import { builder as builderEn } from '../../../renderer/locales/en/builder.ts'
import { codebook as codebookEn } from '../../../renderer/locales/en/codebook.ts'
import { connections as connectionsEn } from '../../../renderer/locales/en/connections.ts'
import { counts as countsEn } from '../../../renderer/locales/en/counts.ts'
import { drawn as drawnEn } from '../../../renderer/locales/en/drawn.ts'
import { exchange as exchangeEn } from '../../../renderer/locales/en/exchange.ts'
import { personas as personasEn } from '../../../renderer/locales/en/personas.ts'
import { practice as practiceEn } from '../../../renderer/locales/en/practice.ts'
import { report as reportEn } from '../../../renderer/locales/en/report.ts'
import { results as resultsEn } from '../../../renderer/locales/en/results.ts'
import { shell as shellEn } from '../../../renderer/locales/en/shell.ts'
import { account as accountFr } from '../../../renderer/locales/fr/account.ts'
import { builder as builderFr } from '../../../renderer/locales/fr/builder.ts'
import { codebook as codebookFr } from '../../../renderer/locales/fr/codebook.ts'
import { connections as connectionsFr } from '../../../renderer/locales/fr/connections.ts'
import { counts as countsFr } from '../../../renderer/locales/fr/counts.ts'
import { drawn as drawnFr } from '../../../renderer/locales/fr/drawn.ts'
import { exchange as exchangeFr } from '../../../renderer/locales/fr/exchange.ts'
import { personas as personasFr } from '../../../renderer/locales/fr/personas.ts'
import { practice as practiceFr } from '../../../renderer/locales/fr/practice.ts'
import { report as reportFr } from '../../../renderer/locales/fr/report.ts'
import { results as resultsFr } from '../../../renderer/locales/fr/results.ts'
import { shell as shellFr } from '../../../renderer/locales/fr/shell.ts'
import type { Service } from '../../support/hosts/app-fixture.ts'
import { checkConnection, connect } from './connect.ts'
import { codeTurn, createGroup, runFirstRound } from './focus.ts'
import { launch } from './launch.ts'
import { openAddress, screenTitle } from './navigate.ts'
import { activeConnection, practise, setFault } from './practise.ts'
import { type Addresses, AT } from './stored-screens.ts'

/** The texts in each language by which the tests find elements. */
export const WORDS = {
  en: {
    account: accountEn,
    builder: builderEn,
    codebook: codebookEn,
    connections: connectionsEn,
    counts: countsEn,
    drawn: drawnEn,
    exchange: exchangeEn,
    personas: personasEn,
    practice: practiceEn,
    report: reportEn,
    results: resultsEn,
    shell: shellEn,
  },
  fr: {
    account: accountFr,
    builder: builderFr,
    codebook: codebookFr,
    connections: connectionsFr,
    counts: countsFr,
    drawn: drawnFr,
    exchange: exchangeFr,
    personas: personasFr,
    practice: practiceFr,
    report: reportFr,
    results: resultsFr,
    shell: shellFr,
  },
}
type Words = (typeof WORDS)['en']

/** Adds to the data of `storeEveryScreen` what needs a service: a connection, a discussion, and a run under way. */
export async function prepareEveryScreen(page: Page, service: Service): Promise<Addresses> {
  await practise(page)
  await connect(page, { name: 'Team', address: service.baseUrl, key: service.adminKey })
  await checkConnection(page, 'Team')
  await openAddress(page, AT.session)
  await createGroup(page)
  await runFirstRound(page)
  await codeTurn(page, 1, 'Welcome')
  await page.getByRole('tab', { name: 'Codes' }).click()

  // The new connection became the active one; what follows uses the practice service.
  await activeConnection(page, 'Team').click()
  await page.getByRole('menuitem', { name: 'Practice', exact: true }).click()
  await openAddress(page, '#/practice')
  await setFault(page, 'The run never finishes', 'always')
  await openAddress(page, AT.survey)
  await launch(page)
  await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
  return AT
}

/** A text of which some lines look odd once it is read. */
const ODD_TEXT = [
  ...['Urban mobility', '', '1. How do you get to work?', '- On foot', '- By bike'],
  ...['- Why do you travel so?', '- Price', '- Time', '2. Your town', 'paris', 'lyon'],
].join('\n')

/** The name of a screen, and a function that opens it. */
export type Screen = [name: string, show: () => Promise<void>]

/** Every screen. What one of them opens on top, such as a dialog, is closed by the next. */
export function everyScreen(page: Page, words: Words, at: Addresses): Screen[] {
  const { account, builder, codebook, connections, counts, drawn, exchange } = words
  const { personas, practice, report, results, shell } = words
  const main = page.getByRole('main')
  /** Waits for a table on the screen with this title; the screen before it may have one too. */
  const tableOn = async (title: string) => {
    await expect(screenTitle(page, title)).toBeVisible()
    await expect(main.getByRole('table').first()).toBeVisible()
  }
  const tableOfTab = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click()
    await expect(main.getByRole('tabpanel', { name: tab }).getByRole('table').first()).toBeVisible()
  }
  return [
    [
      'surveys',
      async () => {
        await openAddress(page, '#/surveys')
        await expect(main.getByRole('link', { name: 'Urban mobility' })).toBeVisible()
      },
    ],
    [
      'import summary',
      async () => {
        await main.getByRole('button', { name: exchange.import.open }).click()
        const dialog = page.getByRole('dialog', { name: exchange.import.title })
        await dialog.getByRole('textbox').fill(ODD_TEXT)
        await dialog.getByRole('button', { name: exchange.import.preview }).click()
        await expect(dialog.getByRole('button', { name: exchange.repair.open })).toBeVisible()
      },
    ],
    [
      'import, line by line',
      async () => {
        await page.getByRole('button', { name: exchange.repair.open }).click()
        await expect(page.getByRole('listbox', { name: exchange.repair.lines })).toBeFocused()
        // With a line that is odd, one that was told, and one that is offered to be told too.
        await page.keyboard.press('n')
        await page.keyboard.press('r')
        await expect(page.getByText(exchange.repair.changed, { exact: true }).first()).toBeVisible()
        const also = exchange.repair.apply.replace('{{role}}', exchange.repair.roles.option)
        await expect(page.getByRole('button', { name: also })).toBeVisible()
      },
    ],
    [
      'builder',
      async () => {
        // From the lines to the summary, and out of the dialog.
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
        await openAddress(page, at.survey)
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
        await openAddress(page, '#/runs')
        await expect(main.getByRole('progressbar').first()).toBeVisible()
      },
    ],
    [
      'results',
      async () => {
        await openAddress(page, at.run)
        await expect(main.getByRole('img').first()).toBeVisible()
        const by = main.getByRole('combobox', { name: results.cross.by })
        const table = main.getByRole('region', { name: results.cross.label.replace('{{number}}', '1') })
        await expect(by).toBeVisible()
        // Kept from when this screen was shown in another language: choosing it again would take it away.
        if (!(await table.isVisible())) {
          // By keyboard: while the screen opens, an option may move away under the pointer.
          await by.fill(personas.names.sex)
          await expect(page.getByRole('option', { name: personas.names.sex, exact: true })).toBeVisible()
          await by.press('ArrowDown')
          await by.press('Enter')
          await by.press('Escape')
        }
        await expect(table.getByText('%†').first()).toBeVisible()
      },
    ],
    [
      'persona card',
      async () => {
        const first = results.answers.persona.replace('{{number}}', '1')
        await main.getByRole('button', { name: first, exact: true }).first().click()
        await expect(page.getByRole('dialog', { name: first })).toBeVisible()
      },
    ],
    [
      'who was drawn',
      async () => {
        await page.keyboard.press('Escape')
        await main.getByRole('button', { name: drawn.open }).click()
        await expect(page.getByRole('dialog', { name: drawn.title }).getByRole('table').first()).toBeVisible()
      },
    ],
    [
      'report',
      async () => {
        await page.keyboard.press('Escape')
        await main.getByRole('button', { name: results.exports.menu, exact: true }).click()
        await page.getByRole('menuitem', { name: report.command }).click()
        await expect(page.getByRole('dialog', { name: report.title })).toBeVisible()
      },
    ],
    [
      'experiments',
      async () => {
        await page.keyboard.press('Escape')
        await openAddress(page, '#/experiments')
        await tableOn(shell.nav.experiments)
      },
    ],
    [
      'experiment plan',
      async () => {
        await openAddress(page, at.experiment)
        await expect(main.getByRole('article')).toHaveCount(4)
      },
    ],
    [
      'focus draft',
      async () => {
        await openAddress(page, at.draft)
        await expect(screenTitle(page, 'Trains')).toBeVisible()
        await expect(main.getByRole('textbox').first()).toBeVisible()
      },
    ],
    [
      'focus session',
      async () => {
        await openAddress(page, at.session)
        await expect(main.getByRole('article').first()).toBeVisible()
      },
    ],
    [
      'codebook',
      async () => {
        await page.getByRole('button', { name: codebook.codes.edit }).click()
        const dialog = page.getByRole('dialog', { name: codebook.edit.title })
        await expect(dialog.getByRole('textbox').first()).toBeVisible()
      },
    ],
    [
      'compared groups',
      async () => {
        await page.keyboard.press('Escape')
        await openAddress(page, '#/focus/compare')
        await tableOn(counts.title)
      },
    ],
    [
      'keys',
      async () => {
        await openAddress(page, '#/account')
        await tableOfTab(account.tabs.keys)
      },
    ],
    [
      'members',
      async () => {
        await tableOfTab(account.tabs.members)
      },
    ],
    [
      'connections',
      async () => {
        await openAddress(page, '#/connections')
        await tableOn(shell.nav.connections)
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
        await openAddress(page, '#/settings')
        await expect(screenTitle(page, shell.nav.settings)).toBeVisible()
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
        await openAddress(page, '#/practice')
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

/** Chooses the language in the settings, as a person does. */
export async function speak(page: Page, language: 'fr' | 'en'): Promise<void> {
  await openAddress(page, '#/settings')
  await page.getByRole('combobox').first().selectOption(language)
  await expect(page.locator(`html[lang="${language}"]`)).toBeAttached()
}
