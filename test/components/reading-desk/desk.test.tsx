import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DeskCallsContext } from '../../../renderer/features/reading-desk/desk-calls.ts'
import { Desk } from '../../../renderer/features/reading-desk/desk-page.tsx'
import { useRecipeWorks } from '../../../renderer/features/reading-desk/recipe-work.ts'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { DeskFound, DeskNeed, DeskReading } from '../../../shared/models/reading-desk.ts'
import { emptyRecipe, type Recipe } from '../../../shared/models/recipe.ts'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { deskHost } from '../support/desk-host.ts'
import { focus, press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const VALUES = [
  ['b', 'a'],
  ['a', 'c'],
  ['b', 'b'],
]
const data = { bloc: VALUES.map((v, at) => ({ k: `p${at + 1}`, v })) }
const draft = aSurvey('Urban mobility', [
  aChoice('q1', 'Do you walk?', ['Yes', 'No', 'Maybe']),
  aChoice('q2', 'Do you cycle?', ['Yes', 'No', 'Maybe']),
])

/** Imitates the host's reading: nothing until an answer was shown to it, then the letters that have been explained. */
function read(recipe: Recipe): DeskReading {
  const meanings = new Map(recipe.results?.meanings.map(({ received, option }) => [received, option]))
  const left = ['a', 'b', 'c'].filter((letter) => !meanings.has(letter))
  const answers = recipe.results
    ? VALUES.flatMap((values, respondent) =>
        values.map((value, question): Answer => {
          const option = ['Yes', 'No', 'Maybe'].indexOf(meanings.get(value) ?? '')
          return option === -1
            ? { respondent, question, kind: 'unread', option: null, text: value }
            : { respondent, question, kind: 'option', option, text: null }
        }),
      )
    : []
  const found = (need: DeskNeed, path: (at: number) => string, unknown: string[]): DeskFound => ({
    need,
    label: need.need === 'answer' ? (draft.questions[need.item]?.stem ?? null) : null,
    by: recipe.results ? 'recipe' : 'nothing',
    certainty: recipe.results ? 'sure' : null,
    found: recipe.results ? 3 : 0,
    expected: 3,
    notUnderstood: recipe.results ? unknown.map((value) => ({ path: path(1), value })) : [],
    paths: recipe.results ? [0, 1, 2].map(path) : [],
  })
  return {
    recipe,
    problems: [],
    found: [
      found({ need: 'persona' }, (at) => `$.bloc[${at}]`, []),
      found({ need: 'answer', item: 0 }, (at) => `$.bloc[${at}].v[0]`, left),
      found({ need: 'answer', item: 1 }, (at) => `$.bloc[${at}].v[1]`, left),
    ],
    results: {
      respondents: recipe.results ? VALUES.map(() => ({ id: null, attributes: [] })) : [],
      answers,
      counts: [],
      shares: [],
      doubts: [],
      edition: 0,
      shape: recipe.results ? 'recipe' : 'unknown',
      certainty: recipe.results ? 'sure' : 'unsure',
      unplaced: [],
    },
  }
}

const withAnswers = (recipe: Recipe, path: string, from: 0 | 1): Recipe => ({
  ...recipe,
  results: {
    tables: [],
    personas: '$.bloc[*]',
    fields: [],
    answers: [{ path, from }],
    optionsFrom: null,
    meanings: [],
  },
})

const withMeaning = (recipe: Recipe, option: string | null, ...values: string[]): Recipe => ({
  ...recipe,
  ...(recipe.results && {
    results: { ...recipe.results, meanings: values.map((received) => ({ received, option })) },
  }),
})

function theHost() {
  return deskHost({
    data,
    read,
    teach: (_need, _path, recipe) =>
      ([1, 0] as const).map((from) => ({
        recipe: withAnswers(recipe, '@.v[{item}]', from),
        how: 'both',
        from,
        understood: from === 1 ? 6 : 3,
        notUnderstood: from === 1 ? 0 : 3,
      })),
  })
}

/** Opens the desk on a run of two items with the options Yes, No and Maybe. */
async function open(host = theHost(), asked = draft) {
  queryClient.setQueryData(
    api.runs.get.queryKey({ input: { id: 'run-1' } }),
    aRun({ connectionId: 'team', practice: false }),
  )
  queryClient.setQueryData(api.versions.get.queryKey({ input: { versionId: 'version-1' } }), {
    ...{ id: 'version-1', surveyId: 'survey-1', number: 1, createdAt: 0, name: null, note: '', draft: asked },
  } as never)
  queryClient.setQueryData(api.connections.list.queryKey(), [
    {
      ...{ id: 'team', name: 'Team', practice: false, baseUrl: 'https://team.example.org', plan: 'standard' },
      ...{ colour: 'indigo', key: 'keychain', marks: true, otherPrograms: null },
    } as never,
  ])
  onTestFinished(() => {
    queryClient.clear()
    useRecipeWorks.setState({}, true)
  })
  await show({
    path: '/desk/run/$runId',
    address: '/desk/run/run-1',
    content: () => (
      <DeskCallsContext value={host.calls}>
        <Desk subject={{ kind: 'run', id: 'run-1' }} />
      </DeskCallsContext>
    ),
  })
  return host
}

const tree = () => page.getByRole('tree', { name: 'Contents of the reply' })
const treeRow = (name: string | RegExp) => tree().getByRole('treeitem', { name })

async function explain(value: string, option: string): Promise<void> {
  await page.getByRole('button', { name: `“${value}” means` }).click()
  await page.getByRole('menuitem', { name: option }).click()
}

test('by keyboard: a need, its value, one of two ways, the values, undo, and what is kept', async () => {
  const { disk } = await open()
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

test('F6 leads to the reply while a value is waited for, wherever the cursor was before', async () => {
  await open()
  const search = page.getByRole('textbox', { name: 'Search the reply' })
  await focus(search)
  await tabTo(page.getByRole('button', { name: /Answer to item 2/ }))
  await press('Enter')
  await press('F6')
  await expect.element(tree()).toHaveFocus()
})

/** Presses keys on the tree so fast that a menu which one of them opens has not taken the focus before the next. */
async function pressFast(...keys: string[]): Promise<void> {
  for (const key of keys) {
    tree()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    // React renders the effect of a key in a microtask; the menu takes the focus in a timer, after the next key.
    await Promise.resolve()
  }
}

for (const key of ['Enter', 'Shift+F10'])
  test(`${key} on a row opens its menu, which stays and takes the focus`, async () => {
    await open()
    await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
    await focus(tree())
    await press('ArrowDown', key)
    // What closes a menu by mistake does so within a few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    await press('ArrowDown')
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  })

test('Escape pressed right after the menu of a row was asked for closes the menu', async () => {
  await open()
  await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
  await focus(tree())
  await pressFast('ArrowDown', 'Enter', 'Escape')
  await expect.element(page.getByRole('menuitem').first()).not.toBeInTheDocument()
  await expect.element(tree()).toHaveFocus()
})

test('an arrow key pressed right after the menu of a row was asked for leads into the menu', async () => {
  await open()
  await expect.element(treeRow('bloc: 3 entries')).toBeVisible()
  await focus(tree())
  await press('ArrowDown')
  await expect.element(treeRow('bloc: 3 entries')).toHaveAttribute('aria-selected', 'true')
  await pressFast('Enter', 'ArrowDown')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await expect.element(treeRow('bloc: 3 entries')).toHaveAttribute('aria-selected', 'true')
})

test('a value that several items share leaves them all at once, and the focus goes to the tree after the last one', async () => {
  const taught = withAnswers(emptyRecipe(), '@.v[{item}]', 1)
  const host = theHost()
  host.disk.stored = {
    connectionId: 'team',
    revision: 1,
    savedAt: 0,
    recipe: withMeaning(taught, null, 'a', 'b'),
  }
  await open(
    host,
    aSurvey('Urban mobility', [
      aChoice('q1', 'Do you walk?', ['Yes', 'No', 'Maybe']),
      aChoice('q2', 'Do you cycle?', ['Often', 'Never']),
    ]),
  )
  const unknown = page.getByRole('button', { name: '“c” means' })
  await expect.poll(() => unknown.elements().length).toBe(2)
  await tabTo(unknown.first())
  await press('Enter')
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  await press('ArrowDown')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await press('ArrowUp')
  await expect.element(page.getByRole('menuitem', { name: 'a missing answer' })).toHaveFocus()
  await press('Enter')
  await expect.element(tree()).toHaveFocus()
  expect(unknown.elements()).toEqual([])
})

test('the meaning of a value is removed by keyboard, and the focus goes to the next one, at last to the tree', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  await open(host)
  await tabTo(page.getByRole('button', { name: 'Remove “a”: Yes' }))
  await press('Enter')
  await expect.element(page.getByRole('button', { name: 'Remove “b”: Yes' })).toHaveFocus()
  await press('Enter')
  await expect.element(tree()).toHaveFocus()
})

test('before a recipe that finds nothing is saved, the desk says how much is read without it', async () => {
  const host = theHost()
  const taught = withMeaning(withAnswers(emptyRecipe(), '@.v[{item}]', 1), 'Yes', 'a', 'b', 'c')
  host.disk.stored = { connectionId: 'team', revision: 1, savedAt: 0, recipe: taught }
  await open(host)
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

test('a file that is no recipe is told, another window’s recipe is not overwritten, and a re-reading is stopped', async () => {
  const { disk } = await open()
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
  await open(host)
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
