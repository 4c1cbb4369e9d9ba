import type { Page } from '@playwright/test'
import { builder as builderEn } from '../../../renderer/locales/en/builder.ts'
import { wording as wordingEn } from '../../../renderer/locales/en/wording.ts'
import { builder as builderFr } from '../../../renderer/locales/fr/builder.ts'
import { wording as wordingFr } from '../../../renderer/locales/fr/wording.ts'
import type { Strength } from '../../../shared/wording/finding.ts'
import type { Screen } from '../../e2e/pages/every-screen.ts'
import { openAddress } from '../../e2e/pages/navigate.ts'
import { WORDINGS } from './stored-wordings.ts'

const WORDS = {
  en: { builder: builderEn, wording: wordingEn },
  fr: { builder: builderFr, wording: wordingFr },
}

/** The screens of wording findings of each strength. `storeWordings` made the surveys that they show. */
export function wordingScreens(page: Page, language: 'fr' | 'en'): Screen[] {
  const { builder, wording } = WORDS[language]
  const main = page.getByRole('main')
  const tab = (name: string) => main.getByRole('tab', { name, exact: true })
  const item = (number: number, strength: Strength) => async () => {
    await page.keyboard.press('Escape')
    await openAddress(page, WORDINGS[language])
    await main
      .getByRole('listbox')
      .getByRole('option')
      .nth(number - 1)
      .click()
    await main.getByText(wording.strength[strength]).first().waitFor()
  }
  return [
    ['finding, defect', item(1, 'defect')],
    ['finding, look again', item(6, 'look_again')],
    ['finding, dismissed', item(3, 'look_again')],
    ['finding, remark', item(5, 'remark')],
    ['findings report', () => tab(builder.companionTabs.report).click()],
    [
      'findings before launch',
      async () => {
        await tab(builder.companionTabs.checks).click()
        await page.getByRole('button', { name: builder.launch }).click()
        await page.getByRole('dialog', { name: builder.preflight.title }).waitFor()
      },
    ],
    [
      'findings log',
      async () => {
        await page.keyboard.press('Escape')
        await openAddress(page, `${WORDINGS[language]}/ledger`)
        await main.locator('li [aria-expanded]').first().click()
      },
    ],
  ]
}
