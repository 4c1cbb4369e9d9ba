import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import desk from '../../../renderer/features/reading-desk/desk.module.css'
import { PreviewTable } from '../../../renderer/features/reading-desk/preview/preview-table.tsx'
import type { Answer } from '../../../shared/models/results.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { focus, press } from '../support/items.ts'
import { show } from '../support/show.tsx'

const OPTIONS = ['A long response option, so that few of them have room', 'Another option']

/** Shows the preview of ten personas in a low and narrow place, as in a small window. */
async function open(items: number, { asked = 10, ofNobody = 0 } = {}): Promise<void> {
  const { questions } = aSurvey(
    'Urban mobility',
    Array.from({ length: items }, (_, at) => aChoice(`q${at}`, `Item ${at + 1}`, OPTIONS)),
  )
  const results = resultsOf({
    respondents: Array.from({ length: 10 }, (_, at) => ({ id: `LIV-0${10 + at}`, attributes: [] })),
    answers: Array.from({ length: 10 * items }, (_, at): Answer => {
      return { respondent: at % 10, question: Math.floor(at / 10), kind: 'option', option: 0, text: null }
    }),
  })
  await show({
    path: '/desk/run/$runId',
    address: '/desk/run/run-1',
    content: () => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 600, height: 500 }}>
        <details className={desk.preview} open>
          <summary>What Sonde recognises</summary>
          <PreviewTable
            results={results}
            questions={questions}
            optionsFrom={null}
            asked={asked}
            ofNobody={ofNobody}
          />
        </details>
      </div>
    ),
  })
}

const table = () => page.getByRole('table', { name: 'What Sonde recognises' })
const scroller = () => page.getByRole('region', { name: 'The first ten personas' })
const hint = () => page.getByText(/The table is wider than this pane/)

test('a table that is too wide says so, scrolls by keyboard, and its scrollbar is in view', async () => {
  await open(8)
  await expect.element(hint()).toBeVisible()
  const preview = document.querySelector('details')?.getBoundingClientRect()
  expect(scroller().element().getBoundingClientRect().bottom).toBeLessThanOrEqual((preview?.bottom ?? 0) + 1)
  await focus(scroller())
  const last = () => table().getByRole('columnheader').elements().at(-1)?.getBoundingClientRect().right ?? 0
  for (let pressed = 0; pressed < 80 && last() > 601; pressed += 1) await press('ArrowRight')
  await expect.poll(last).toBeLessThanOrEqual(601)
})

test('a persona’s id stays on one line', async () => {
  await open(8)
  const id = table().getByRole('rowheader', { name: 'LIV-010' })
  const range = document.createRange()
  range.selectNodeContents((await id.findElement()) as Node)
  expect(range.getClientRects()).toHaveLength(1)
})

test('a table that has room gives no hint', async () => {
  await open(1)
  await expect.element(table()).toBeVisible()
  await expect.element(hint()).not.toBeInTheDocument()
})

test('the summary says how many answers are missing, and how many belong to no persona', async () => {
  await open(2, { asked: 12, ofNobody: 1 })
  await expect.element(page.getByText('4 of 24 answers are missing (12 personas × 2 items).')).toBeVisible()
  const left = page.getByText(/1 answer belongs to nobody in the list of personas and is left out/)
  await expect.element(left).toBeVisible()
})

test('the summary says nothing of missing answers where none is', async () => {
  await open(2)
  await expect.element(table()).toBeVisible()
  await expect.element(page.getByText(/missing|belongs to nobody/)).not.toBeInTheDocument()
})
