import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ImportSource } from '../../shared/exchange/read-import.ts'
import { word } from '../support/hostile-builders.ts'
import { HOSTILE_FILES } from '../support/hostile-files.ts'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { tabTo } from '../support/keyboard.ts'
import { violations } from '../support/violations.ts'
import { goTo } from './pages/navigate.ts'

const fixtures = path.resolve(import.meta.dirname, '../fixtures/exchange')
const PASTED =
  'Urban mobility\n\n1. How do you get to work?\n- On foot\n- By bike\n2. Why? (select all)\n- Price\n- Time'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Import a survey' })

async function openImport(page: Page): Promise<void> {
  await goTo(page, 'Surveys')
  await page.getByRole('button', { name: 'Import…' }).click()
}

async function expectBuilt(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Urban mobility')
  await expect(page.getByRole('textbox', { name: 'Stem of item 1' })).toHaveValue('How do you get to work?')
  await expect(page.getByRole('textbox', { name: 'Option 2 of item 1' })).toHaveValue('By bike')
  await expect(page.getByRole('textbox', { name: 'Option 2 of item 2' })).toHaveValue('Time')
}

test('pasted text becomes a survey, goes out as a file and comes back the same', async ({ app }) => {
  const { page } = app
  await openImport(page)

  await test.step('paste by the keyboard, see what will be, import', async () => {
    const preview = dialogOf(page)
    // A dialog takes the focus when it opens; keys are pressed only after that.
    await expect(preview.locator(':focus')).toHaveCount(1)
    await preview.getByRole('textbox', { name: 'Or paste text' }).fill(PASTED)
    await tabTo(page, preview.getByRole('button', { name: 'Preview' }))
    await page.keyboard.press('Enter')
    await expect(preview.getByRole('heading', { name: 'Urban mobility' })).toBeFocused()
    await expect(preview.getByText('Several answers were allowed')).toBeVisible()
    await expect(preview.getByText('On foot / By bike')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await preview.getByRole('button', { name: 'Import', exact: true }).press('Enter')
    await expectBuilt(page)
  })

  const file = await test.step('export', () =>
    app.saveDownload(async () => {
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: 'Sonde file, with its versions' }).click()
    }))
  const written = JSON.parse(readFileSync(file, 'utf8'))
  expect(written).toMatchObject({ format: 'sonde-survey', versions: [{ number: 1 }] })

  await test.step('import the file again', async () => {
    const before = page.url()
    await openImport(page)
    await dialogOf(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'again.sonde',
        mimeType: 'application/json',
        buffer: readFileSync(file),
      })
    await expect(dialogOf(page).getByText('Everything will be imported as it is.')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Import', exact: true }).click()
    await expectBuilt(page)
    expect(page.url()).not.toBe(before)
  })
})

test('a file is refused with its reason, and another one is read', async ({ app }) => {
  const { page } = app
  await openImport(page)
  const input = dialogOf(page).locator('input[type=file]')
  await input.setInputFiles({
    name: 'evil.xlsm',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK\x03\x04'),
  })
  await expect(dialogOf(page).getByRole('alert')).toContainText('macros')
  await input.setInputFiles(path.join(fixtures, 'xlsform.xlsx'))
  await expect(dialogOf(page).getByText('XLSForm · 5 items')).toBeVisible()
  await expect(dialogOf(page).getByText('Rating scale: its points become response options.')).toBeVisible()
  await expect(dialogOf(page).getByText('5 of the 6 questions in the file will be imported')).toBeVisible()
  await dialogOf(page).getByLabel('Language to import').selectOption('Français (fr)')
  await expect(dialogOf(page).getByText('Comment allez-vous au travail ?')).toBeVisible()
})

test(
  'a file or a text beyond the bounds leaves the page quick, and the person is told',
  PAGE_ONLY,
  async ({ app }) => {
    const { page } = app
    await openImport(page)
    const dialog = dialogOf(page)
    const input = dialog.locator('input[type=file]')
    const choose = async (source: ImportSource | undefined) => {
      if (!source || 'text' in source) throw new Error('There is no such file.')
      const buffer = Buffer.from(source.bytes)
      await input.setInputFiles({ name: source.fileName, mimeType: 'application/octet-stream', buffer })
    }

    await test.step('the small Word file that unfolded to gigabytes', async () => {
      // No larger than it must be to be refused: without the optimising compilers, as here, reading is slow.
      const cells = '<tc><tcPr><gridSpan val="63"/></tcPr></tc>'.repeat(8_000)
      await choose(word(`<tbl><tr>${cells}</tr></tbl>`))
      await expect(dialog.getByRole('alert')).toContainText(
        'The tables in this file have more than 500,000 cells',
      )
    })

    await test.step('a reading that lasts is shown, and ends when the person wants', async () => {
      await choose(
        HOSTILE_FILES.find(({ name }) => name.startsWith('text: lines that are looked through'))?.make(),
      )
      await expect(dialog.getByRole('progressbar', { name: 'Reading “a.txt”…' })).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Or paste text' }).fill('1. Why?')
      await dialog.getByRole('button', { name: 'Stop reading' }).click()
      await expect(dialog.getByRole('progressbar')).toHaveCount(0)
      await expect(dialog.getByRole('textbox', { name: 'Or paste text' })).toHaveValue('1. Why?')
    })

    await test.step('a pasted text of six million characters never reaches the text box', async () => {
      await dialog.getByRole('textbox', { name: 'Or paste text' }).evaluate((box) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'Why?\n'.repeat(1_200_000))
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await expect(dialog.getByRole('alert')).toContainText('longer than 5,000,000 characters')
      await expect(dialog.getByRole('textbox', { name: 'Or paste text' })).toHaveValue('1. Why?')
    })

    await test.step('thousands of notes are counted, not drawn', async () => {
      const elements = Array.from({ length: 1_500 }, (_, at) => ({ type: 'html', html: `Left out ${at}` }))
      await input.setInputFiles({
        name: 'notes.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ elements: [...elements, { type: 'comment', name: 'q' }] })),
      })
      await expect(dialog.getByText('1,500 texts that are not questions; left out.')).toBeVisible()
      await dialog.getByText('Show them').click()
      await expect(dialog.getByText('and 1450 more')).toBeVisible()
      await expect(dialog.getByText('Left out 50')).toHaveCount(0)
    })
  },
)
