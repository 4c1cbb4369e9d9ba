import type { Page } from '@playwright/test'
import { again as againEn } from '../../../renderer/locales/en/again.ts'
import { builder as builderEn } from '../../../renderer/locales/en/builder.ts'
import { calibration as calibrationEn } from '../../../renderer/locales/en/calibration.ts'
import { experiments as experimentsEn } from '../../../renderer/locales/en/experiments.ts'
import { again as againFr } from '../../../renderer/locales/fr/again.ts'
import { builder as builderFr } from '../../../renderer/locales/fr/builder.ts'
import { calibration as calibrationFr } from '../../../renderer/locales/fr/calibration.ts'
import { experiments as experimentsFr } from '../../../renderer/locales/fr/experiments.ts'
import type { Screen } from '../../e2e/pages/every-screen.ts'
import { openAddress } from '../../e2e/pages/navigate.ts'
import type { Addresses } from '../../e2e/pages/stored-screens.ts'
import { STORED } from './stored-experiments.ts'

const WORDS = {
  en: { again: againEn, builder: builderEn, calibration: calibrationEn, experiments: experimentsEn },
  fr: { again: againFr, builder: builderFr, calibration: calibrationFr, experiments: experimentsFr },
}

/**
 * The screens of experiments, calibrations and the reading of replies. `storeExperiments` made the data that they show.
 */
export function experimentScreens(page: Page, language: 'fr' | 'en', at: Addresses): Screen[] {
  const { again, builder, calibration, experiments } = WORDS[language]
  const main = page.getByRole('main')
  const go = async (address: string) => {
    await page.keyboard.press('Escape')
    await openAddress(page, address)
  }
  const tab = (name: string) => main.getByRole('tab', { name, exact: true })
  const shows = (address: string, name: string, what: string) => async () => {
    await go(address)
    await tab(name).click()
    await main.getByRole('tabpanel').locator(what).first().waitFor()
  }
  const { tabs } = experiments.launched
  const desk = at.run.replace('#/runs/', '#/desk/run/').replace(/\?.*/, '')
  return [
    ['verdict', shows(STORED.experiment, tabs.verdict, 'svg, table')],
    ['probes', shows(STORED.experiment, tabs.probes, 'textarea')],
    ['frozen plan', shows(STORED.experiment, tabs.plan, 'dl')],
    ['experiment runs', shows(STORED.experiment, tabs.runs, 'table')],
    [
      'more runs',
      async () => {
        await main
          .getByRole('button', { name: experiments.progress.extend_other.replace('{{count}}', '2') })
          .click()
        await page.getByRole('dialog').waitFor()
      },
    ],
    [
      'experiment launch',
      async () => {
        await go(at.experiment)
        await main.getByRole('button', { name: experiments.design.launch, exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    ],
    ['calibration result', shows(STORED.calibration, tabs.verdict, 'h3, section')],
    [
      'calibration',
      async () => {
        await go('#/experiments')
        await main.getByRole('button', { name: calibration.start, exact: true }).click()
        await page.getByRole('dialog').getByRole('combobox').first().selectOption({ label: STORED.survey })
        await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
      },
    ],
    [
      'revision log',
      async () => {
        await go(STORED.ledger)
        await main.locator('li [aria-expanded]').first().click()
      },
    ],
    [
      'reading desk',
      async () => {
        await go(desk)
        await main.getByRole('tree').waitFor()
      },
    ],
    [
      'connection reading',
      async () => {
        await go('#/desk/connection/practice')
        await main.getByRole('textbox').first().waitFor()
      },
    ],
    [
      'service answers',
      async () => {
        await go('#/connections/practice/answers')
        await main.getByRole('table').first().waitFor()
      },
    ],
    [
      'run again',
      async () => {
        await go(at.run)
        await main.getByRole('button', { name: again.action, exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    ],
    [
      'report',
      async () => {
        await go(at.survey)
        await tab(builder.companionTabs.report).click()
      },
    ],
    ['preview', () => tab(builder.companionTabs.preview).click()],
    ['request', () => tab(builder.companionTabs.request).click()],
    // The builder remembers its open tab, and the screens that follow need the checks.
    ['checks', () => tab(builder.companionTabs.checks).click()],
  ]
}
