import type { Page } from '@playwright/test'
import { expect, PAGE_ONLY, test } from '../support/hosts/app-fixture.ts'
import { violationsInSchemes } from '../support/violations.ts'

test.use({ language: 'fr' })

const companion = (page: Page) => page.getByRole('region', { name: 'Relecture et aperçu' })
const remark = (page: Page, name: string) => companion(page).getByRole('listitem', { name, exact: true })

async function openNewSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau questionnaire' }).first().click()
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Mobilité urbaine')
}

async function writeItem(page: Page, number: number, stem: string, options: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une question à choix unique' }).click()
  await page.getByRole('textbox', { name: `Énoncé de la question ${number}` }).fill(stem)
  for (const [at, text] of options.entries()) {
    const option = page.getByRole('textbox', { name: `Modalité ${at + 1} de la question ${number}` })
    await option.fill(text)
    if (at > 0 && at < options.length - 1) await option.press('Enter')
  }
}

test(
  'a weak item is told while it is written, mended or set aside for a reason',
  PAGE_ONLY,
  async ({ app: { page, host } }) => {
    await openNewSurvey(page)
    await writeItem(page, 1, 'Trouvez-vous les bus de votre ville fréquents et confortables ?', [
      'Oui',
      'Non',
    ])

    const twoInOne = remark(page, 'Deux questions en une')
    await expect(twoInOne).toContainText('fréquents et')
    await expect(twoInOne).toContainText('Willis & Lessler 1999')
    await expect(companion(page).getByText(/mots avec les modalités/)).toBeVisible()
    const outline = page.getByRole('region', { name: 'Plan' })
    await expect(outline.getByRole('option', { name: /1 remarque de formulation/ })).toBeVisible()

    await test.step('nobody is kept from the remarks or the report, in light and dark', async () => {
      for (const tab of ['Relecture', 'Bilan']) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
        expect(await violationsInSchemes(page, host, { all: true })).toEqual([])
      }
      await expect(page.getByRole('tabpanel')).toContainText('Durée estimée')
      await page.getByRole('tab', { name: 'Relecture' }).click()
    })

    await test.step('the suggested words take the place of the weak ones, and can be undone', async () => {
      await writeItem(page, 2, 'Ne pensez-vous pas que les bus sont trop chers ?', ['Oui', 'Non'])
      const leading = remark(page, 'Question orientée')
      await expect(leading).toContainText('Ne pensez-vous pas')
      await leading.getByRole('button', { name: 'Utiliser cette formulation' }).click()
      const stem = page.getByRole('textbox', { name: 'Énoncé de la question 2' })
      await expect(stem).toHaveValue('Pensez-vous que les bus sont trop chers ?')
      await expect(stem).toBeFocused()
      await expect(leading).toBeHidden()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(stem).toHaveValue('Ne pensez-vous pas que les bus sont trop chers ?')
      await expect(leading).toBeVisible()
    })

    await test.step('what is set aside stays so after a reload, with its reason', async () => {
      await page.getByRole('textbox', { name: 'Énoncé de la question 1' }).click()
      await twoInOne.getByRole('button', { name: 'Écarter…' }).click()
      await page
        .getByRole('textbox', { name: 'Pourquoi écarter cette remarque ?' })
        .fill('Repris de l’enquête 2019')
      await page.keyboard.press('Enter')
      await expect(twoInOne).toContainText('Raison : Repris de l’enquête 2019')
      await expect(page.getByText(/^Enregistré à /)).toBeVisible()
      await page.reload()
      await page.getByRole('textbox', { name: 'Énoncé de la question 1' }).click()
      await expect(twoInOne).toContainText('Raison : Repris de l’enquête 2019')
      await expect(outline.getByRole('img', { name: /remarque de formulation/ })).toHaveCount(1)
    })

    await test.step('before the launch the open ones are listed, and lead to their item', async () => {
      await page.getByRole('button', { name: 'Lancer…' }).click()
      const preflight = page.getByRole('dialog')
      await expect(preflight.getByRole('heading', { name: '1 remarque de formulation' })).toBeVisible()
      await expect(preflight.getByRole('button', { name: 'Lancer', exact: true })).toBeEnabled()
      await preflight.getByRole('button', { name: 'Question 2' }).click()
      await expect(preflight).toBeHidden()
      await expect(page.getByRole('textbox', { name: 'Énoncé de la question 2' })).toBeFocused()
    })

    await test.step('other words open it again, and so does a person', async () => {
      const stem = page.getByRole('textbox', { name: 'Énoncé de la question 1' })
      await stem.click()
      await twoInOne.getByRole('button', { name: 'Ne plus écarter' }).click()
      await expect(twoInOne.getByRole('button', { name: 'Écarter…' })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+z')
      await expect(twoInOne.getByRole('button', { name: 'Ne plus écarter' })).toBeVisible()
      await stem.fill('Trouvez-vous les bus de votre ville propres et ponctuels ?')
      await expect(twoInOne.getByRole('button', { name: 'Écarter…' })).toBeVisible()
    })
  },
)
