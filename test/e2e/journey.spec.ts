import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import papaparse from 'papaparse'
import { type App, expect, type Service, test } from '../support/hosts/app-fixture.ts'
import { filesWith, memoryHolds } from '../support/hosts/search-for-secret.ts'

// Slow enough to be seen under way.
test.use({ practiceSpeed: 4 })

/** Goes to a screen by the rail, as a person does. */
async function goTo(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: screen }).click()
}

async function draftSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New survey' }).first().click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Urban mobility')
  await page.getByRole('textbox', { name: 'Context' }).fill('Daily trips in town')
  await page.getByRole('button', { name: 'Add a single-choice item' }).first().click()
  await page.getByRole('textbox', { name: 'Stem of item 1' }).fill('How do you usually get to work?')
  await page.getByRole('textbox', { name: 'Option 1 of item 1' }).fill('On foot')
  await page.getByRole('textbox', { name: 'Option 2 of item 1' }).fill('By bike')
  await page.getByRole('textbox', { name: 'Option 2 of item 1' }).press('Enter')
  await page.keyboard.type('By car')
  await page.getByRole('button', { name: 'Add an open-ended item' }).first().click()
  await page.getByRole('textbox', { name: 'Stem of item 2' }).fill('What would make you change?')
  await page.getByRole('textbox', { name: 'Number of personas' }).fill('12')
  await expect(page.getByText(/^Saved /)).toBeVisible()
}

async function launchAndRead({ page, saveDownload }: App): Promise<void> {
  await page.getByRole('button', { name: 'Launch…' }).click()
  const preflight = page.getByRole('dialog', { name: 'Before the launch' })
  await expect(preflight).toContainText('12 × 2 = 24')
  await preflight.getByRole('button', { name: 'Launch', exact: true }).click()

  await expect(page.getByRole('progressbar', { name: /Urban mobility/ })).toBeVisible()
  const past = page.getByRole('table', { name: 'Past' })
  await expect(past.getByRole('row', { name: /Urban mobility/ })).toContainText('done', { timeout: 60_000 })
  await past.getByRole('link', { name: /Urban mobility/ }).click()

  await expect(page.getByRole('note').filter({ hasText: 'no margin of error' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Bar chart of item 1/ })).toBeVisible()
  const counts = page.getByRole('table', { name: 'Counts of item 1' })
  await expect(counts.getByRole('row')).not.toHaveCount(0)
  await page.getByRole('button', { name: /What would make you change/ }).click()
  await expect(page.getByRole('heading', { name: 'What would make you change?' })).toBeVisible()

  const file = await saveDownload(async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'One row per persona' }).click()
  })
  const csv = papaparse.parse<Record<string, string>>(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  expect(csv.data).toHaveLength(12)
  expect(Object.keys(csv.data[0] ?? {})).toEqual(
    expect.arrayContaining([
      'persona',
      '1. How do you usually get to work?',
      '2. What would make you change?',
    ]),
  )
  for (const row of csv.data) {
    expect(row.source).toContain('practice')
    expect(row.notice).toContain('no margin of error')
    expect(row).toMatchObject({ filter: 'no filter: all personas', 'personas kept': '12' })
  }
}

/** What is taken away is what is shown: the file, the picture and the sheet hold the group, and say so. */
async function takeAwayOneGroup({ page, saveDownload }: App): Promise<void> {
  await page.getByRole('button', { name: /How do you usually get to work/ }).click()
  await page.getByRole('combobox', { name: 'Personas' }).fill('woman')
  await page.getByRole('option', { name: /^Sex: woman/ }).click()
  const words = await page
    .getByRole('table', { name: 'Counts of item 1' })
    .getByText(/^Only personas with “Sex: woman” \(\d+ of 12\)\.$/)
    .textContent()
  const women = String(/\d+/.exec(words ?? '')?.[0])
  const save = (item: string) =>
    saveDownload(async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      await expect(page.getByRole('menu')).toContainText(`The export holds what is shown. ${words}`)
      await page.getByRole('menuitem', { name: item }).click()
    })
  const csv = papaparse.parse<Record<string, string>>(
    readFileSync(await save('One row per persona'), 'utf8').replace(/^\uFEFF/, ''),
    { header: true, skipEmptyLines: true },
  )
  expect(csv.data).toHaveLength(Number(women))
  for (const row of csv.data) {
    expect(row).toMatchObject({ sexe: 'femme', filter: 'sexe = femme', 'personas kept': women })
  }
  expect(readFileSync(await save('SVG picture'), 'utf8')).toContain(words)
  await page.getByRole('searchbox', { name: 'Search in answers' }).fill('bike')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(words ?? '').first()).toBeVisible()
  await expect(page.getByText('Only answers that contain “bike”.')).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Remove the filter' }).click()
}

async function discuss(page: Page): Promise<void> {
  await goTo(page, 'Focus groups')
  await page
    .getByRole('button', { name: /New group|Prepare a group/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Bikes in town')
  await page.getByRole('textbox', { name: 'Moderator guide' }).fill('1. Your trips\n2. What holds you back')
  await page.getByRole('textbox', { name: 'Rounds' }).fill('3')
  await page.getByRole('button', { name: /Create on/ }).click()
  await page.getByRole('button', { name: 'Next round' }).click()
  const turns = page.getByRole('article')
  await expect(turns.first()).toBeVisible({ timeout: 60_000 })
  const first = await turns.count()
  await page.getByRole('button', { name: 'Run to the end' }).click()
  await expect(page.getByText('All rounds have run.')).toBeVisible({ timeout: 60_000 })
  expect(await turns.count()).toBeGreaterThan(first)
}

async function manageAccount(page: Page): Promise<void> {
  await goTo(page, 'Account')
  await page.getByRole('button', { name: 'Create a key' }).first().click()
  await page.getByRole('textbox', { name: 'Name of the key' }).fill('Notebook')
  await page.getByRole('button', { name: 'Create a key' }).last().click()
  await expect(page.getByText('Key created: Notebook')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the connection' }).fill('Notebook')
  await page.getByRole('button', { name: 'Keep as a connection' }).click()
  await expect(page.getByText('Kept as the connection “Notebook”.')).toBeVisible()
  await expect(page.getByRole('row', { name: /Notebook/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Members' }).click()
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(1)
}

async function connectService(page: Page, service: Service): Promise<void> {
  await goTo(page, 'Connections')
  await page.getByRole('button', { name: 'Connect a service' }).click()
  const form = page.getByRole('dialog', { name: 'Connect a service' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Team')
  await form.getByRole('textbox', { name: 'Address' }).fill(service.baseUrl)
  await form.getByLabel('API key').fill(service.adminKey)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(page.getByRole('row', { name: /Team/ })).toContainText('in the system’s keychain')
  await page.getByRole('button', { name: 'Check Team' }).click()
  await expect(page.getByText('Team answers and accepts the key.')).toBeVisible()
}

test('from an empty home to answers in hand, and all there again after a restart', async ({
  app,
  service,
}) => {
  test.setTimeout(240_000)
  await test.step('first start', async () => {
    await app.page.getByRole('button', { name: 'Practise now' }).click()
    await expect(app.page.getByRole('button', { name: /Active connection: Practice/ })).toBeVisible()
  })
  await test.step('draft', () => draftSurvey(app.page))
  await test.step('launch, progress, results, CSV', () => launchAndRead(app))
  await test.step('what is exported is what is shown', () => takeAwayOneGroup(app))
  await test.step('focus group and transcript', () => discuss(app.page))
  await test.step('keys and members', () => manageAccount(app.page))
  await test.step('a service of one’s own, its key in the keychain', () => connectService(app.page, service))

  await test.step('restart: all is there', async () => {
    await app.restart()
    const { page } = app
    await goTo(page, 'Surveys')
    await page.getByRole('link', { name: /Urban mobility/ }).click()
    await expect(page.getByRole('textbox', { name: 'Option 3 of item 1' })).toHaveValue('By car')
    await goTo(page, 'Runs')
    await page
      .getByRole('table', { name: 'Past' })
      .getByRole('link', { name: /Urban mobility/ })
      .click()
    await expect(page.getByRole('table', { name: 'Counts of item 1' })).toBeVisible()
    await goTo(page, 'Focus groups')
    await page.getByRole('link', { name: /Bikes in town/ }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await goTo(page, 'Connections')
    await page.getByRole('button', { name: 'Check Team' }).click()
    await expect(page.getByText('Team answers and accepts the key.')).toBeVisible()
  })

  await test.step('the key is nowhere on disk and nowhere in what the page received', async () => {
    expect(filesWith(app.folder, 'Urban mobility')).not.toEqual([])
    expect(filesWith(app.folder, service.adminKey)).toEqual([])
    expect(await memoryHolds(app.page, 'Urban mobility')).toBe(true)
    expect(await memoryHolds(app.page, service.adminKey)).toBe(false)
  })
})
