import type { Page } from '@playwright/test'
import { bank as bankEn } from '../../../renderer/locales/en/bank.ts'
import { builder as builderEn } from '../../../renderer/locales/en/builder.ts'
import { common as commonEn } from '../../../renderer/locales/en/common.ts'
import { exchange as exchangeEn } from '../../../renderer/locales/en/exchange.ts'
import { surveys as surveysEn } from '../../../renderer/locales/en/surveys.ts'
import { templates as templatesEn } from '../../../renderer/locales/en/templates.ts'
import { bank as bankFr } from '../../../renderer/locales/fr/bank.ts'
import { exchange as exchangeFr } from '../../../renderer/locales/fr/exchange.ts'
import { surveys as surveysFr } from '../../../renderer/locales/fr/surveys.ts'
import { templates as templatesFr } from '../../../renderer/locales/fr/templates.ts'
import { newSurvey, saved } from '../../e2e/pages/draft.ts'
import type { Screen } from '../../e2e/pages/every-screen.ts'
import { goTo, openAddress } from '../../e2e/pages/navigate.ts'
import type { Addresses } from '../../e2e/pages/stored-screens.ts'

const WORDS = {
  en: { bank: bankEn, exchange: exchangeEn, surveys: surveysEn, templates: templatesEn },
  fr: { bank: bankFr, exchange: exchangeFr, surveys: surveysFr, templates: templatesFr },
}

/** Deletes a survey, because the library shows no bin while it is empty. Sonde's interface is in English. */
export async function fillTheBin(page: Page): Promise<void> {
  const title = 'Old draft'
  await goTo(page, surveysEn.title)
  await newSurvey(page, title)
  await saved(page)
  await goTo(page, surveysEn.title)
  await page.getByRole('button', { name: surveysEn.actionsOf.replace('{{title}}', title) }).click()
  await page.getByRole('menuitem', { name: commonEn.actions.delete }).click()
  await page.getByRole('link', { name: title }).waitFor({ state: 'detached' })
}

/** Puts the items of a survey into the item bank, which is empty otherwise. Sonde's interface is in English. */
export async function fillTheBank(page: Page, { survey }: Pick<Addresses, 'survey'>): Promise<void> {
  await openAddress(page, survey)
  await page.getByRole('listbox').getByRole('option').first().focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.getByRole('button', { name: builderEn.selection.more }).click()
  await page.getByRole('menuitem', { name: bankEn.keep }).click()
  await page.getByRole('alert').filter({ hasText: 'item bank' }).waitFor()
  await page.keyboard.press('Escape')
}

/** Screens and dialogs that have tests of their own, so that only the pictures need them here. */
export function moreScreens(page: Page, language: 'fr' | 'en', at: Addresses): Screen[] {
  const { bank, exchange, surveys, templates } = WORDS[language]
  const main = page.getByRole('main')
  const opensDialog = (button: string) => async () => {
    await page.keyboard.press('Escape')
    await openAddress(page, '#/surveys')
    await main.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').waitFor()
  }
  const showPlace = (place: string) => async () => {
    await page.keyboard.press('Escape')
    await openAddress(page, '#/surveys')
    await main
      .getByRole('radiogroup')
      .getByText(new RegExp(`^${place} \\d`))
      .click()
  }
  return [
    ['templates', opensDialog(templates.open)],
    ['import', opensDialog(exchange.import.open)],
    [
      'item bank',
      async () => {
        await page.keyboard.press('Escape')
        await openAddress(page, at.survey)
        await main.getByRole('button', { name: bank.open, exact: true }).click()
        await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      },
    ],
    ['bin', showPlace(surveys.places.deleted)],
    // The library remembers its last place, and the screens that follow need surveys that are not in the bin.
    ['library', showPlace(surveys.places.current)],
    [
      'versions',
      async () => {
        await openAddress(page, `${at.survey}/versions`)
        await main.getByRole('list').first().waitFor()
      },
    ],
    [
      'focus groups',
      async () => {
        await openAddress(page, '#/focus')
        await main.getByRole('link').first().waitFor()
      },
    ],
    ['no such page', () => openAddress(page, '#/no-such-page')],
  ]
}
