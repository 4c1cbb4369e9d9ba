import { ORPCError } from '@orpc/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyRecipe, type Recipe } from '../../../shared/models/recipe.ts'
import { press } from '../support/items.ts'
import { openReadingDesk, theHost, withAnswers } from '../support/open-reading-desk.tsx'

const text = () => page.getByRole('textbox', { name: 'Text of the recipe' })

async function apply(recipe: string): Promise<void> {
  await text().fill(recipe)
  await page.getByRole('button', { name: 'Apply' }).click()
}

/** Catches the file that the page saves: its name and its text. */
function savedFile(): Promise<{ name: string; text: string }> {
  const { promise, resolve } = Promise.withResolvers<{ name: string; text: string }>()
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return
    event.preventDefault()
    const { download, href } = event.target
    void fetch(href).then(async (file) => resolve({ name: download, text: await file.text() }))
  }
  window.addEventListener('click', onClick, { capture: true })
  onTestFinished(() => window.removeEventListener('click', onClick, { capture: true }))
  return promise
}

test('what is wrong with a recipe is said in the language of the page, with its place', async () => {
  await openReadingDesk()
  await page.getByRole('tab', { name: 'Recipe' }).click()
  const alert = page.getByRole('alert')

  await apply('{\n  "format": sonde\n}')
  await expect
    .element(alert.getByText(/^Line 2, character 13: from here on, this is not valid JSON/))
    .toBeVisible()
  const detail = alert.getByText(/Unexpected token/)
  await expect.element(detail).not.toBeVisible()
  await alert.getByText('Details').click()
  await expect.element(detail).toBeVisible()

  await apply(JSON.stringify({ ...emptyRecipe(), status: '$.a b' }))
  await expect
    .element(alert.getByText(/^status: this place is not written correctly from character 5 on/))
    .toBeVisible()
  await expect.element(alert.getByText(/expected/)).not.toBeVisible()
})

test('a reply that is no JSON is told once, with the place', async () => {
  const host = theHost()
  const fields = [{ path: [], message: 'not_json', line: 3, column: 14 }]
  const refuse = async () => {
    throw new ORPCError('NOT_THIS_SERVICE', { data: { code: 'NOT_THIS_SERVICE', cause: 'not_json', fields } })
  }
  Object.assign(host.calls.readingDesk, { rows: refuse, read: refuse })
  await openReadingDesk(host)
  await expect.element(page.getByText(/^From line 3, character 14 on, it is not valid JSON/)).toBeVisible()
  expect(page.getByText('Check the address').elements()).toEqual([])
})

test('a recipe’s file tells whose replies it reads, which ones, and the day', async () => {
  const host = theHost()
  const recipe = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe }
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  const saved = savedFile()
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await saved
  const day = new Date().toISOString().slice(0, 10)
  expect(file.name).toBe(`reading-recipe-team-results-${day}.json`)
  expect((JSON.parse(file.text) as Recipe).name).toBe(`Team – Results – ${day}`)
})

test('without a recipe there is nothing to export; one that was removed leaves the focus at its place', async () => {
  const host = theHost()
  const recipe = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe }
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeEnabled()
  await page.getByRole('button', { name: 'Remove the recipe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the recipe' }).click()
  await expect.element(page.getByRole('button', { name: 'Read everything stored again' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeDisabled()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Recipe', exact: true })).toHaveFocus()
})

test('where no run is stored, nothing is offered to be read again', async () => {
  const host = theHost()
  Object.assign(host.calls.recipes, { rereadable: async () => ({ runs: 0 }) })
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await apply(JSON.stringify(withAnswers(emptyRecipe(), '@.v[{item}]', 1)))
  await page.getByRole('button', { name: 'Use from now on with Team' }).click()
  await expect
    .element(page.getByText('Saved: the next replies from Team will be read this way.'))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Read everything stored again' }).elements()).toEqual([])
})

test('while a recipe is tried, the button that would save it says so', async () => {
  const host = theHost()
  const { readingDesk } = host.calls
  const { read } = readingDesk
  const tried = Promise.withResolvers<void>()
  Object.assign(readingDesk, {
    read: async (input: Parameters<typeof read>[0]) => {
      if (input.recipe?.results) await tried.promise
      return read(input)
    },
  })
  await openReadingDesk(host)
  const button = page.getByRole('button', { name: 'Use from now on with Team' })
  await expect.element(button).toHaveAccessibleDescription('Nothing new to save.')
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await apply(JSON.stringify(withAnswers(emptyRecipe(), '@.v[{item}]', 1)))
  await expect.element(button).toHaveAccessibleDescription('Trying the recipe…')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  tried.resolve()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
  await expect.element(button).not.toHaveAccessibleDescription()
})

test('a button that has nothing left to do because it was pressed keeps the focus', async () => {
  await openReadingDesk()
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await text().fill(JSON.stringify(withAnswers(emptyRecipe(), '@.v[{item}]', 1)))
  for (const name of ['Apply', 'Use from now on with Team']) {
    const button = page.getByRole('button', { name })
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    ;(button.element() as HTMLElement).focus()
    await press('Enter')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button).toHaveFocus()
  }
})
