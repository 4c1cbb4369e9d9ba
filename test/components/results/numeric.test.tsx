import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aRun } from '../../support/a-run.ts'
import { anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 40

async function open(textOf: (persona: number) => string, stem = 'How many hours do you sleep?') {
  const { session } = anAnnotationSession()
  const run = aRun({ personas: PERSONAS })
  const results = resultsOf({
    respondents: Array.from({ length: PERSONAS }, (_, at) => ({
      id: `p${at}`,
      attributes: [{ name: 'sexe', value: at % 2 === 0 ? 'F' : 'H' }],
    })),
    answers: Array.from({ length: PERSONAS }, (_, respondent): Answer => {
      const text = textOf(respondent)
      return { respondent, question: 0, kind: text === 'None' ? 'unread' : 'text', option: null, text }
    }),
  })
  const version = versionOf(aSurvey('Sleep', [anOpenEnded('hours', stem)]))
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={version} results={results} />
      </AnnotationsContext>
    ),
  })
}

const summary = () => page.getByRole('region', { name: 'Numbers in the answers' })

test('an open item whose answers are numbers has statistics, a histogram, and what is no number beside them', async () => {
  // Eighteen times 6, nineteen times 8, an approximation of 9.
  const texts = ['It depends', ...Array(18).fill('6 h'), ...Array(19).fill('8'), 'about 9 hours', 'None']
  await open((at) => texts[at] ?? '')
  const facts = () =>
    summary()
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent)
  await expect.poll(facts).toEqual(['7.1\u00a0h', '8\u00a0h', '6 to 8\u00a0h', '6 to 9\u00a0h', '1.0\u00a0h'])
  await expect.element(summary().getByText(/^Small base: 38 answers that are numbers/)).toBeVisible()
  // The example is one of its own answers.
  await expect
    .element(
      summary().getByText('1 answer is an approximation (“about 9 hours”): the number it gives is used.'),
    )
    .toBeVisible()
  await expect
    .element(
      summary().getByRole('img', {
        name: 'Histogram of item 1. 6\u00a0h: 18 · 47%, 7\u00a0h: –, 8\u00a0h: 19 · 50%, 9\u00a0h: 1 · 3%. Base: 38.',
      }),
    )
    .toBeVisible()
  await expect
    .element(summary().getByText('1 answer was not recognised (“None”) and is not counted here.'))
    .toBeVisible()
  await expect.element(summary().getByText(/– is zero|zero/)).toBeVisible()
  await summary().getByText('1 answer is not a number and is not counted here').click()
  await expect.element(summary().getByText('It depends')).toBeVisible()
  await summary().getByRole('button', { name: 'Persona 1', exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: 'Persona 1' })).toBeVisible()
})

test('numbers of a small base are counted in bars, without statistics and shares', async () => {
  await open((at) => (at < 20 ? String(at % 2) : ''))
  await expect.element(summary().getByText(/^No statistics: only 20 answers are numbers/)).toBeVisible()
  await expect
    .element(summary().getByRole('img', { name: 'Histogram of item 1. 0: 10, 1: 10. Base: 20.' }))
    .toBeVisible()
  expect(summary().getByRole('definition').elements()).toEqual([])
})

test('it is said why numbers in two units, or with a sign of two meanings, have no statistics', async () => {
  await open((at) => (at % 2 === 0 ? '2 h' : '1 day'))
  await expect
    .element(page.getByText('No numeric summary: the answers are in different units (h, day).'))
    .toBeVisible()
  expect(summary().elements()).toEqual([])
  await open((at) => (at === 3 ? '1.200' : String(at)), 'How much?')
  await expect.element(page.getByText(/^No numeric summary: “1\.200” can be read in two ways/)).toBeVisible()
  await open((at) => (at === 3 ? '7.30' : String(at % 9)), 'At what time do you get up?')
  await expect
    .element(page.getByText(/^No numeric summary: “7\.30” can be read in two ways, since .* may be minutes/))
    .toBeVisible()
})

test('bars of numbers below zero have minus signs, and words between them', async () => {
  await open((at) => `${at - 25} °C`, 'How cold was it?')
  await expect
    .element(
      summary().getByRole('img', {
        name: /^Histogram of item 1\. −30 to −21\s°C: 5 · 1[23]%, −20 to −11\s°C: .* 10 to 19\s°C/,
      }),
    )
    .toBeVisible()
  await expect.element(summary().getByText('−25 to 14\u00a0°C')).toBeVisible()
})

test('hours of sleep by sex: the numbers have their mean by group, with the base of each and its remarks', async () => {
  // Men, who are every second persona, sleep seven hours, one of them says nothing in numbers; women eight.
  await open((at) => (at === 1 ? 'It depends' : at % 2 === 0 ? '8 h' : '7 h'))
  const group = page.getByRole('region', { name: 'By group' })
  await group.getByRole('combobox', { name: 'By a field or another item' }).click()
  await page.getByRole('option', { name: 'Sex' }).click()
  const table = page.getByRole('table', { name: 'Item 1 by group' })
  const cells = () =>
    table
      .getByRole('row')
      .elements()
      .slice(2)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  // The groups have twenty and nineteen: too few for a mean.
  await expect.poll(cells).toEqual([
    ['Base', '40', '20', '20'],
    ['Base of the mean', '39†', '20', '19'],
    ['Mean (h)', '7.5', '', ''],
    ['Median (h)', '8', '', ''],
    ['Lower quartile (h)', '7', '', ''],
    ['Upper quartile (h)', '8', '', ''],
    ['Standard deviation (h)', '0.5', '', ''],
  ])
  await expect.element(page.getByText('On a base under 30, no statistics are shown.')).toBeVisible()
  await expect.element(page.getByText('† Small base, fewer than 100. Treat with caution.')).toBeVisible()
  await expect.element(page.getByText(/^Groups of personas can differ by chance/)).toBeVisible()
  // What the cells of options and tags hold is no question where there are none.
  expect(group.getByRole('combobox', { name: 'Show' }).elements()).toEqual([])
})

test('durations in several units have one summary in one unit, which is told with examples', async () => {
  const texts = [...Array(30).fill('45 min'), ...Array(9).fill('1 h 30'), 'about half an hour']
  await open((at) => texts[at] ?? '', 'How long does it take you to get to work?')
  // Thirty times 45, nine times 90, once 30.
  await expect.element(summary().getByText('54.8\u00a0min', { exact: true })).toBeVisible()
  await expect
    .element(
      summary().getByText(
        'Durations are counted in one unit, min, whichever an answer is in: “1 h 30” = 90\u00a0min, “about half an hour” = 30\u00a0min.',
      ),
    )
    .toBeVisible()
})

test('a time of day is no duration', async () => {
  await open((at) => (at % 2 === 0 ? '22 h 30' : '23 h'), 'What time do you usually go to bed?')
  await expect.element(page.getByText('40 personas answered')).toBeVisible()
  expect(summary().elements()).toEqual([])
})
