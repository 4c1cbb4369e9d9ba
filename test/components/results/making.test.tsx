import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { ResultsView } from '../../../renderer/features/results/results-view.tsx'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { anAnnotationSession } from '../support/annotation-session.ts'
import { show } from '../support/show.tsx'

const ITEMS = 100

/** Shows the results of a run with 100 items, and chooses a file, whose making waits for a disk that does not answer. */
async function choose(personas: number, file: string) {
  const run = aRun({ personas })
  const session = { ...anAnnotationSession().session, flush: () => new Promise<never>(() => undefined) }
  const questions = Array.from({ length: ITEMS }, (_, at) => aChoice(`q${at}`, `Item ${at}?`, ['Yes', 'No']))
  const results = resultsOf({
    respondents: Array.from({ length: personas }, (_, at) => ({ id: `p${at}`, attributes: [] })),
    answers: Array.from({ length: personas * ITEMS }, (_, at) => ({
      ...{ respondent: Math.floor(at / ITEMS), question: at % ITEMS, kind: 'option' as const },
      ...{ option: at % 2, text: null },
    })),
  })
  await show({
    path: '/runs/$runId',
    address: `/runs/${run.id}`,
    content: () => (
      <AnnotationsContext value={session}>
        <ResultsView run={run} version={versionOf(aSurvey('Trains', questions))} results={results} />
      </AnnotationsContext>
    ),
  })
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: file }).click()
}

const exportButton = page.getByRole('button', { name: 'Export', exact: true })

test('an SPSS file of many answers tells how far it has come until it is cancelled', async () => {
  await choose(100, 'SPSS (.sav)')
  const dialog = page.getByRole('dialog', { name: 'SPSS file' })
  await expect.element(dialog.getByRole('progressbar', { name: 'SPSS file' })).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(exportButton).toBeEnabled()
})

test('an SPSS file of few answers asks for no dialog', async () => {
  await choose(10, 'SPSS (.sav)')
  await expect.element(exportButton).toBeDisabled()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a workbook that is cancelled can be begun again', async () => {
  await choose(10, 'Excel (.xlsx)')
  const dialog = page.getByRole('dialog', { name: 'Excel workbook' })
  const create = dialog.getByRole('button', { name: 'Create the workbook' })
  await create.click()
  await expect.element(dialog.getByRole('progressbar', { name: 'Excel workbook' })).toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await exportButton.click()
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  await expect.element(create).toBeEnabled()
  await expect.element(dialog.getByRole('progressbar')).not.toBeInTheDocument()
})
