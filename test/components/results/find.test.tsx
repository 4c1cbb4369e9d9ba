import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { currentMark, findBar, pressFind } from '../support/find.ts'
import { press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 100

const version = versionOf(
  aSurvey('Urban mobility', [
    aChoice('work', 'How do you get to work?', ['On foot', 'By cable car']),
    anOpenEnded('why', 'Why that way?'),
    aChoice('again', 'Would you take the cable car again?', ['Yes', 'No']),
  ]),
)

/** Persona 90's answer has a word that nobody else uses. All personas chose the cable car. */
function answers(): Answer[] {
  return Array.from({ length: PERSONAS }, (_, respondent): Answer[] => [
    { respondent, question: 0, kind: 'option', option: 1, text: null },
    {
      respondent,
      question: 1,
      kind: 'text',
      option: null,
      text: respondent === 89 ? 'Le câble car is quick' : 'It is near.',
    },
  ]).flat()
}

const results = resultsOf({
  respondents: Array.from({ length: PERSONAS }, (_, at) => ({
    id: `p${at}`,
    attributes: [
      { name: 'prenom', value: at === 89 ? 'Zoé' : 'Ana' },
      { name: 'region', value: 'Zoetermeer' },
    ],
  })),
  answers: answers(),
})

async function open(search = ''): Promise<void> {
  const run = aRun({ personas: PERSONAS })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}${search}`,
    content: () => <ResultsView run={run} version={version} results={results} />,
  })
  await page.getByRole('article').first().findElement()
}

const item = (number: number) => page.getByRole('article', { name: `Item ${number}` })

test('items, options and open answers of all items are found', async () => {
  await open()
  await pressFind()
  await commands.type('cable car')
  // An option counts as one hit, although all personas chose it.
  await expect.element(findBar()).toHaveTextContent('1 of 3')
  await expect.element(currentMark()).toHaveTextContent('cable car')
  await expect.element(item(1)).toBeVisible()
  await press('Enter')
  await expect.element(item(2)).toBeVisible()
  await expect.element(currentMark()).toHaveTextContent('câble car')
  await expect.element(currentMark()).toBeInViewport()
  await press('Enter')
  await expect.element(item(3)).toBeVisible()
  await press('Shift+Enter')
  await expect.element(currentMark()).toBeInViewport()
})

test('personas are found by their names, not by what else is known of them', async () => {
  await open()
  await pressFind()
  await commands.type('zoe')
  await expect.element(findBar()).toHaveTextContent('1 of 2')
  await expect.element(currentMark()).toHaveTextContent('Zoé')
  await expect.element(currentMark()).toBeInViewport()
  await press('F3')
  await expect.element(item(2)).toBeVisible()
  await expect.element(currentMark()).toBeInViewport()
})

test('the find looks for what the filter lets through', async () => {
  await open()
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('near')
  await pressFind()
  await commands.type('zoe')
  await expect.element(findBar()).toHaveTextContent('No matches')
})

test('a search leads to an answer at its item', async () => {
  await open('?item=why&persona=89')
  await expect.element(item(2)).toBeVisible()
  const led = page.getByRole('listitem').filter({ hasText: 'Le câble car is quick' })
  await expect.element(led).toHaveAttribute('aria-current', 'true')
  await expect.element(led).toBeInViewport()
})

test('in a usual window at 200 % the filter scrolls away with the item, and hits come into view', async () => {
  await page.viewport(640, 400)
  onTestFinished(() => page.viewport(1280, 800))
  await open('?item=why')
  await pressFind()
  await commands.type('quick')
  await expect.element(currentMark()).toBeInViewport()
  await expect.element(page.getByRole('button', { name: 'Export' })).not.toBeInViewport()
  const bar = findBar().element().getBoundingClientRect()
  await expect.poll(() => currentMark().element().getBoundingClientRect().top).toBeGreaterThan(bar.bottom)
})
