import { READERS_EDITION } from '../../electron/service/results/readers-edition.ts'
import type { ExperimentPlan } from '../../shared/models/experiment.ts'
import type { Answer } from '../../shared/models/results.ts'
import { storeLaunchedExperiment, WHEN } from '../support/a-launched-experiment.ts'
import { anArm, aPlan } from '../support/a-plan.ts'
import { aChoice, anOpenEnded, aSurvey } from '../support/drafts.ts'
import { expect, PAGE_ONLY, PRACTISING, test } from '../support/hosts/app-fixture.ts'
import type { Beginning } from '../support/hosts/free-folder.ts'
import { resultsOf } from '../support/results-of.ts'
import { violations } from '../support/violations.ts'
import { withSurveys } from './pages/beginnings.ts'
import { box, openSurvey, saved } from './pages/draft.ts'
import { goTo, openAddress, screenTitle } from './pages/navigate.ts'

const TRAMS = aSurvey('Trams', [
  aChoice('lines', 'Should the city build more tram lines?', ['Yes', 'No', 'Don’t know']),
  anOpenEnded('why', 'What would make you take the tram?'),
])

const LEADING = 'Don’t you agree that the city should build more tram lines?'
/** As many as the plan needs to see what a leading wording moves. */
const PERSONAS = 100

// Fast, because the test waits for answers.
test.use({ beginning: withSurveys({ trams: TRAMS }), practiceSpeed: 200 })

test('a rewording is tested: from an item to its runs, which are answered', PAGE_ONLY, async ({ app }) => {
  const { page } = app
  await openSurvey(page, 'trams')
  await page.getByRole('button', { name: 'More for item 1' }).click()
  await page.getByRole('menuitem', { name: 'Test a rewording…' }).click()

  await test.step('the plan is written and launched once', async () => {
    await expect(page.getByRole('article', { name: 'A reversed', exact: true })).toBeVisible()
    await box(page, 'Personas in each run').fill(String(PERSONAS))
    await box(page, 'Stem: B').fill(LEADING)
    await expect(page.getByText('This plan is ready to launch.')).toBeVisible()
    await saved(page)
    await page.getByRole('button', { name: 'Launch…' }).click()
    await page.getByRole('button', { name: 'Freeze and launch 8 runs' }).click()
    await expect(page.getByText(/^Plan frozen on /)).toBeVisible()
  })

  await test.step('its runs are followed, and are no survey of the library', async () => {
    // It opens at the verdict where the first answers came before the page did.
    await page.getByRole('tab', { name: 'Runs' }).click()
    const runs = page.getByRole('table', { name: 'Runs by arm' })
    await expect(runs.getByRole('link', { name: /^B, run 2: / })).toBeVisible()
    await goTo(page, 'Surveys')
    await expect(page.getByRole('main').getByRole('link', { name: 'Trams' })).toHaveCount(1)
    await goTo(page, 'Experiments')
    const list = page.getByRole('table', { name: 'Experiments' })
    await list.getByRole('link', { name: / · Trams$/ }).click()
    await expect(page.getByText(/^Runs with answers: [1-8] of 8\./)).toBeVisible({ timeout: 60_000 })
    expect(await violations(page)).toEqual([])
  })
})

/** The plan of a rewording that was launched, and what its runs answered: B moves “Yes” up. */
const WITH_VERDICT: Beginning = {
  ...PRACTISING,
  fill: (store) => {
    withSurveys({ trams: TRAMS }).fill?.(store)
    const { runs } = storeLaunchedExperiment(store, 'rewording', plan(), 'stored')
    for (const { run } of runs) {
      const yes = run.experiment?.arm === 'b' ? 90 : 50
      const answers = Array.from({ length: PERSONAS }, (_, respondent): Answer => {
        return { respondent, question: 0, kind: 'option', option: respondent < yes ? 0 : 1, text: null }
      })
      const respondents = answers.map((_, at) => ({ id: `p${at}`, attributes: [] }))
      const payload = { id: run.id, subjectId: run.id, kind: 'results', text: '{}', receivedAt: WHEN }
      const results = resultsOf({ respondents, answers, edition: READERS_EDITION })
      store.runs.saveResults(run.id, store.payloads.add(payload), results, WHEN)
    }
  },
}

function plan(): ExperimentPlan {
  const [lines] = TRAMS.questions
  if (!lines) throw new Error('The survey has no item.')
  return aPlan({
    ...{ title: 'Trams · Should the city build more tram lines?', draft: TRAMS, item: lines.id },
    ...{ source: { surveyId: 'trams', versionId: null, runId: null }, personas: PERSONAS },
    arms: [
      anArm('a', lines),
      anArm('again', lines, { kind: 'again' }),
      anArm('reversed', { ...lines, options: lines.options.toReversed() }, { kind: 'reversed' }),
      anArm('b', { ...lines, stem: LEADING }, { kind: 'rewording' }),
    ],
  })
}

test.describe('of runs with answers', () => {
  test.use({ beginning: WITH_VERDICT })

  test('a verdict leads to the draft, and to the next experiment', PAGE_ONLY, async ({ app: { page } }) => {
    await openAddress(page, '#/experiments/rewording')
    await expect(page.getByText('Runs with answers: 8 of 8.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await test.step('the verdict says what moved, and that it is no evidence about people', async () => {
      await page.getByRole('tab', { name: 'Verdict' }).click()
      await expect(page.getByRole('main')).toContainText('not evidence about people')
    })

    await test.step('the wording that was tried goes into the draft, where one undo reverts it', async () => {
      const stem = box(page, 'Stem of item 1')
      await page.getByRole('button', { name: 'Use B in the draft' }).click()
      await expect(stem).toHaveValue(LEADING)
      await expect(stem).toBeFocused()
      await saved(page)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(stem).toHaveValue('Should the city build more tram lines?')
      await page.goBack()
    })

    await test.step('a frozen plan is changed in a new experiment that names it', async () => {
      await page.getByRole('tab', { name: 'Plan' }).click()
      await page.getByRole('button', { name: 'Change the plan' }).click()
      await expect(screenTitle(page, 'Should the city build more tram lines? · Trams (2)')).toBeVisible()
      await expect(box(page, 'Stem: B')).toHaveValue(LEADING)
    })
  })
})
