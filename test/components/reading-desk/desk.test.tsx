import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emptyRecipe, type Recipe } from '../../../shared/models/recipe.ts'
import { press, tabTo } from '../support/items.ts'
import {
  openReadingDesk,
  theHost,
  tree,
  treeRow,
  withAnswers,
  withMeaning,
} from '../support/open-reading-desk.tsx'

async function explain(value: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `“${value}” means` }).click()
  await page.getByRole('menuitem', { name: option }).click()
}

test('by keyboard: a need, its value, one of two ways, the values, undo, and what is kept', async () => {
  const { disk } = await openReadingDesk()
  await tabTo(page.getByRole('button', { name: /Answer to item 2/ }))
  await press('Enter')
  await expect.element(page.getByText(/select an answer to item 2 in the reply/)).toBeVisible()

  await tabTo(tree(), 'Shift+Tab')
  await press('ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight')
  await expect.element(treeRow('v: 2 entries')).toBeVisible()
  await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowDown')
  await expect.element(treeRow('1: a')).toHaveAttribute('aria-selected', 'true')
  await press('Enter')

  const ways = page.getByRole('dialog', { name: 'How is this meant?' })
  await expect.element(ways.getByText('Do the numbers count from 0 or from 1?')).toBeVisible()
  await expect.element(ways.getByText('Recognised: 6; not recognised: 0')).toBeVisible()
  await expect.element(ways.getByRole('radio').first()).toHaveFocus()
  await press('Enter')
  await expect.element(treeRow('1: a. answer to item 2, persona 1')).toBeVisible()
  await expect.element(tree()).toHaveFocus()

  const first = page.getByRole('table', { name: 'What Sonde recognises' }).getByRole('row').nth(1)
  await expect.element(first).toHaveTextContent('1b (not recognised)a (not recognised)')
  for (const [value, option] of [
    ['a', 'Yes'],
    ['b', 'No'],
    ['c', 'Maybe'],
  ] as const)
    await explain(value, option)
  await expect.element(first).toHaveTextContent('1NoYes')

  await tabTo(tree(), 'Shift+Tab')
  await press('ControlOrMeta+z')
  await expect
    .element(page.getByText('Highlighted in the reply now: Personas: 3 of 3; answers to 2 items: 6.'))
    .toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '“c” means' })).toBeVisible()
  await press('ControlOrMeta+Shift+z')
  await expect.element(first).toHaveTextContent('1NoYes')

  await page.getByRole('button', { name: 'Use from now on with Team' }).click()
  await expect
    .element(page.getByText('Saved: the next replies from Team will be read this way.'))
    .toBeVisible()
  expect(disk.stored?.recipe.results?.meanings).toEqual([
    { received: 'a', option: 'Yes' },
    { received: 'b', option: 'No' },
    { received: 'c', option: 'Maybe' },
  ])
})

test('what was read with a recipe can be read again once it was removed', async () => {
  const host = theHost()
  const recipe = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe }
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  const again = page.getByRole('button', { name: 'Read everything stored again' })
  await expect.element(again).not.toBeInTheDocument()
  await page
    .getByRole('textbox', { name: 'Text of the recipe' })
    .fill(JSON.stringify({ ...recipe, name: 'Ours' }))
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Use from now on with Team' }).click()
  const saved = page.getByText('Saved: the next replies from Team will be read this way.')
  await expect.element(saved).toBeVisible()
  await page.getByRole('button', { name: 'Remove the recipe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the recipe' }).click()
  await expect.element(page.getByText(/can be read again without it/)).toBeVisible()
  await expect.element(again).toBeVisible()
  await expect.element(saved).not.toBeInTheDocument()
  expect(host.disk.stored).toBeNull()
})

test('before a recipe that finds nothing is saved, the desk says how much is read without it', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b', 'c')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await userEvent.upload(
    document.querySelector('input[type=file]') ?? document.body,
    new File([JSON.stringify(emptyRecipe())], 'recipe.json', { type: 'application/json' }),
  )
  const warning = page.getByText(
    'Until now, 6 answers were recognised in this reply; with this recipe, none is.',
  )
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(warning).not.toBeInTheDocument()
})

test('before a recipe that finds fewer answers is saved, the desk says how many are left', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b', 'c')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  const read = vi.spyOn(host.calls.readingDesk, 'read')
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  const upload = async (...values: string[]) =>
    userEvent.upload(
      document.querySelector('input[type=file]') ?? document.body,
      new File([JSON.stringify(withMeaning(taught, 'Yes', ...values))], 'recipe.json', {
        type: 'application/json',
      }),
    )
  await upload('c')
  const left = page.getByText('Of 6 answers that were recognised in this reply, 1 still would be.')
  await expect.element(left).toBeVisible()
  await upload('a')
  await expect
    .element(page.getByText('Of 6 answers that were recognised in this reply, 2 still would be.'))
    .toBeVisible()
  // What was read at first is not read again.
  expect(read).toHaveBeenCalledTimes(3)
})

test('a recipe that does not fit is saved only after the person was told, and is not said to be in use', async () => {
  const host = theHost()
  const fitting = host.calls.readingDesk.read
  // As the host tells of a recipe under which nothing is understood: what is read without it is kept.
  vi.spyOn(host.calls.readingDesk, 'read').mockImplementation(async (input) => {
    const reading = await fitting(input)
    const isUsed = !input.recipe?.results
    return { ...reading, kept: { answers: 6, items: 2, isUsed } }
  })
  await openReadingDesk(host)
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await userEvent.upload(
    document.querySelector('input[type=file]') ?? document.body,
    new File([JSON.stringify(withAnswers(emptyRecipe(), '@.nowhere', 1))], 'recipe.json', {
      type: 'application/json',
    }),
  )
  const told = /^This recipe finds too little in this reply \(answers recognised: 0\) and would not be used/
  await expect.element(page.getByText(told)).toBeVisible()
  const save = page.getByRole('button', { name: 'Use from now on with Team' })
  await save.click()
  const asked = page.getByRole('dialog', { name: 'Use this recipe all the same?' })
  await expect.element(asked.getByText(told)).toBeVisible()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  expect(host.disk.stored).toBeNull()
  await save.click()
  await asked.getByRole('button', { name: 'Use it all the same' }).click()
  await expect
    .element(page.getByText(/^Saved. This recipe does not fit the reply on this desk/))
    .toBeVisible()
  expect(host.disk.stored).not.toBeNull()
})

test('two ways with the same sentence are told apart by what they find, and one says what it loses', async () => {
  const recipe = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  const way = { recipe, how: 'each_persona' as const, from: null, understood: 3, notUnderstood: 0 }
  const host = theHost({
    teach: () => [
      { ...way, first: ['Inès', 'Paul', 'Zoé'] },
      { ...way, first: ['p1', 'p2', 'p3'], lost: 12 },
    ],
  })
  await openReadingDesk(host)
  await page.getByRole('button', { name: /Answer to item 2/ }).click()
  await treeRow(/Data of the reply/).click()
  const ways = page.getByRole('dialog', { name: 'How is this meant?' })
  await expect.element(ways.getByText('For example: Inès; Paul; Zoé')).toBeVisible()
  await expect.element(ways.getByText('For example: p1; p2; p3')).toBeVisible()
  const lost = ways.getByText('12 answers that were recognised before would no longer be.')
  await expect.element(lost).toBeVisible()
})

test('a missing answer from which nothing is learned is said to be one', async () => {
  await openReadingDesk(theHost({ data: { bloc: null }, teach: () => [] }))
  await page.getByRole('button', { name: /Answer to item 2/ }).click()
  await treeRow(/bloc/).click()
  await expect.element(page.getByText(/There is no value here/)).toBeVisible()
})

test('what was noted but is nowhere recognised is not said to be highlighted', async () => {
  const way = { recipe: { ...emptyRecipe(), name: 'x' }, how: 'each_persona' as const, from: null }
  await openReadingDesk(theHost({ teach: () => [{ ...way, understood: 0, notUnderstood: 0 }] }))
  await page.getByRole('button', { name: /Answer to item 2/ }).click()
  await treeRow(/bloc/).click()
  const told = page.getByText(/^Noted, but nothing in the reply is recognised by it yet/)
  await expect.element(told).toBeInTheDocument()
})

test('a file that is no recipe is told, another window’s recipe is not overwritten, and a re-reading is stopped', async () => {
  const { disk } = await openReadingDesk()
  const choose = (text: string) =>
    userEvent.upload(
      document.querySelector('input[type=file]') ?? document.body,
      new File([text], 'recipe.json', { type: 'application/json' }),
    )
  await page.getByRole('tab', { name: 'Recipe' }).click()
  await choose('{"format":"something-else"}')
  await expect.element(page.getByText(/this is not a reading recipe of Sonde/)).toBeVisible()
  await choose(JSON.stringify(withAnswers(emptyRecipe(), '@.v[{item}]', 1)))
  await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Text of the recipe' }))
    .toHaveValue(expect.stringContaining('@.v[{item}]'))

  // Meanwhile another window has stored a recipe.
  disk.stored = {
    ...{ connectionId: 'team', revision: 7, savedAt: 0 },
    recipe: { ...emptyRecipe(), name: 'of another window' },
  }
  const save = page.getByRole('button', { name: 'Use from now on with Team' })
  await save.click()
  await page.getByRole('button', { name: 'Load that recipe' }).click()
  await expect
    .element(page.getByRole('textbox', { name: 'Text of the recipe' }))
    .toHaveValue(expect.stringContaining('of another window'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await save.click()
  await expect.poll(() => disk.stored?.revision).toBe(8)
  expect(disk.stored?.recipe.name).toBe('')

  await page.getByRole('button', { name: 'Read everything stored again' }).click()
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText(/^Stopped: each run was read again as a whole/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'What changed in Urban mobility' })).toBeVisible()
})

test('work that was begun on another recipe than the stored one is shown, and the person decides which one stays', async () => {
  const words = (word: string): Recipe => ({ ...emptyRecipe(), statusWords: { [word]: 'done' } })
  const kept = { connectionId: 'team', revision: 1, savedAt: 0, recipe: words('ready') }
  localStorage.setItem('sonde-recipe-team', JSON.stringify(kept))
  const host = theHost()
  host.disk.stored = { connectionId: 'team', revision: 2, savedAt: 0, recipe: words('cooked') }
  await openReadingDesk(host)
  const conflict = page.getByText('Another reading recipe was saved for Team in the meantime')
  await expect.element(conflict).toBeVisible()
  // Nothing is replaced unasked.
  await page.getByRole('button', { name: 'Use from now on with Team' }).click()
  expect(host.disk.stored.revision).toBe(2)
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(conflict).not.toBeInTheDocument()
  await expect.poll(() => host.disk.stored?.revision).toBe(3)
  expect(host.disk.stored?.recipe).toEqual(words('ready'))
})

test('from a status that is not recognised, one step leads to where its meaning is said', async () => {
  const host = theHost({
    read: (recipe) => ({
      ...{ recipe, problems: [], results: null, kept: null },
      found: [
        {
          ...{
            need: { need: 'status' },
            label: null,
            by: 'recipe',
            certainty: 'sure',
            found: 1,
            expected: 1,
          },
          ...{ notUnderstood: [{ path: '$.s', value: 'f' }], paths: ['$.s'] },
        },
      ],
    }),
  })
  await openReadingDesk(host)
  await tabTo(page.getByRole('button', { name: 'Say what it means' }))
  await press('Enter')
  await expect.element(page.getByRole('tab', { name: 'Words' })).toHaveFocus()
  await expect.element(page.getByRole('textbox', { name: 'Word of the service' })).toHaveValue('f')
})
