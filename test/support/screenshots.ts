import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildApp } from '../../electron/cli/build-app.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { CHROMIUM_ARGS } from './hosts/chromium-args.ts'
import { projectFolder } from './hosts/dist-folder.ts'
import { openBrowserHost } from './hosts/open-browser-host.ts'
import { takeEveryScreen } from './screens/take-every-screen.ts'

/**
 * `npm run screenshots` takes the README's pictures of the real app with the practice service. With `--all` it instead
 * takes every screen in both languages and colour schemes at each width, for review.
 */
const folder = path.join(projectFolder, 'docs', 'screenshots')
const SIZE = { width: 1280, height: 800 }

await buildApp({})
const browser = await chromium.launch({ executablePath: ensureChromium('whole'), args: CHROMIUM_ARGS })
try {
  await (process.argv.includes('--all') ? takeEveryScreen(browser) : takePicturesOfReadme())
} finally {
  await browser.close()
}

async function takePicturesOfReadme(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const data = mkdtempSync(path.join(tmpdir(), 'sonde-pictures-'))
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', colorScheme: 'light' })
  const host = await openBrowserHost(data, context, {
    SONDE_PRACTICE_SPEED: '6',
    SONDE_PRACTICE_SEED: '1',
    LANGUAGE: 'en',
  })
  try {
    await takeAll(host.page)
  } finally {
    await host.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function takeAll(page: Page): Promise<void> {
  // Hides notifications, which would cover part of the picture.
  const style = '.mantine-Notifications-root { display: none }'
  const picture = (name: string) => page.screenshot({ path: path.join(folder, `${name}.png`), style })
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

  await button('Practise now').click()
  // Sonde shows a notice if the machine that takes the pictures has no keychain.
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Hide' })
  if (await notice.isVisible()) await notice.click()
  await button('New survey').click()
  await box('Title').fill('Urban mobility')
  await box('Context').fill('How people in France get around on an ordinary day')
  await choice(1, 'How do you usually get to work?', ['On foot', 'By bike', 'By bus or train', 'By car'])
  await choice(2, 'In the last 7 days, on how many days did you ride a bike?', [
    'None',
    '1 or 2',
    '3 to 5',
    '6 or 7',
  ])
  await button('Add an open-ended item').click()
  await box('Stem of item 3').fill('What would make you leave the car at home?')
  await box('Number of personas').fill('40')
  await box('Stem of item 2').click()
  await page.getByText(/^Saved /).waitFor()
  await page.getByText('Checking…').waitFor({ state: 'hidden' })
  await picture('builder')

  await button('Launch…').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }).click()
  await page.getByRole('progressbar').first().waitFor()
  await page
    .getByText(/about /)
    .first()
    .waitFor()
  await picture('runs')
  await page
    .getByRole('table', { name: 'Past' })
    .getByRole('link', { name: /Urban mobility/ })
    .click({ timeout: 90_000 })
  await page.getByRole('img', { name: /Bar chart/ }).waitFor()
  await picture('results')

  await page.getByRole('link', { name: 'Start from this version' }).click()
  await box('Stem of item 1').fill('In the last 7 days, how did you usually get to work?')
  await box('Option 4 of item 1').press('Enter')
  await box('Option 5 of item 1').fill('I worked from home')
  await page.getByText(/^Saved /).waitFor()
  await page.keyboard.press('ControlOrMeta+Shift+s')
  await page.getByText('From v1 to the current draft').waitFor()
  await picture('versions')

  for (const template of ['Concept test', 'Satisfaction with a service', 'Brand awareness and use']) {
    await page.getByRole('link', { name: 'Surveys' }).first().click()
    await button('New from a template').click()
    await page.getByRole('dialog').getByRole('button', { name: template }).click()
    await box('Title').waitFor()
  }
  await page.getByRole('link', { name: 'Surveys' }).first().click()
  await tag('Urban mobility', ['transport', 'wave 1'])
  await tag('Concept test', ['new service'])
  await tag('Satisfaction with a service', ['new service', 'clients'])
  await picture('library')

  await page.getByRole('link', { name: 'Focus groups' }).click()
  await button(/New group|Prepare a group/).click()
  await box('Title').fill('Bikes in town')
  await box('Moderator guide').fill('1. Your daily trips\n2. What holds you back\n3. What would help')
  await button(/Create on/).click()
  await button('Run to the end').click()
  await page.getByText('All rounds have run.').waitFor({ timeout: 90_000 })
  for (const [at, code] of ['Safety', 'Trust', 'Safety'].entries()) {
    await page
      .getByRole('article')
      .nth(-5 + at)
      .focus()
    await page.keyboard.press('n')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
  await page.getByRole('tab', { name: 'Codes' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture('focus-dark')

  async function tag(title: string, tags: string[]): Promise<void> {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Tag…' }).click()
    const dialog = page.getByRole('dialog')
    for (const each of tags) {
      await dialog.getByRole('combobox').fill(each)
      await page.keyboard.press('Enter')
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  async function choice(number: number, stem: string, options: string[]): Promise<void> {
    await button('Add a single-choice item').click()
    await box(`Stem of item ${number}`).fill(stem)
    for (const [index, option] of options.entries()) {
      const name = `Option ${index + 1} of item ${number}`
      if (index > 1) await box(`Option ${index} of item ${number}`).press('Enter')
      await box(name).fill(option)
    }
  }
}
