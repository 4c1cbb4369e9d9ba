import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { ComparedDoor } from '../../../renderer/features/results/compared/compared-door.tsx'
import { ComparedPage } from '../../../renderer/features/results/compared/compared-page.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'
import { versionOf } from '../../support/version-of.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const DAY = 86_400_000

/** An item, and how many personas chose each of its options, or what they wrote. */
type Asked = readonly [Question, readonly (number | string)[]]

/** Puts a run with its answers into the cache; the rest of the personas leave an item blank. */
function keep(run: Run, asked: readonly Asked[], personas = 60): void {
  const answers = asked.flatMap(([{ type }, given], question): Answer[] => {
    const chosen = given.flatMap((count, option) => Array.from({ length: Number(count) }, () => option))
    return Array.from({ length: personas }, (_, respondent): Answer => {
      const nobody = { respondent, question, option: null, text: null }
      if (type === 'open_ended')
        return given[respondent] === undefined
          ? { ...nobody, kind: 'blank' }
          : { ...nobody, kind: 'text', text: String(given[respondent]) }
      const option = chosen[respondent]
      return option === undefined ? { ...nobody, kind: 'blank' } : { ...nobody, kind: 'option', option }
    })
  })
  const respondents = Array.from({ length: personas }, (_, at) => ({ id: `p${at}`, attributes: [] }))
  const draft = aSurvey(
    'Urban mobility',
    asked.map(([question]) => question),
  )
  queryClient.setQueryData(api.runs.get.queryKey({ input: { id: run.id } }), run)
  queryClient.setQueryData(api.runs.results.queryKey({ input: { id: run.id } }), {
    ...{ run, payloadId: 'payload', version: versionOf(draft, { id: run.versionId }) },
    results: resultsOf({ respondents, answers }),
  })
}

const work = aChoice('work', 'How do you get to work?', ['On foot', 'By bike', 'By bus'])
const tram = aChoice('tram', 'Do you ride the tram?', ['Yes', 'No'])
const often = aChoice('often', 'How often do you use a taxi?', ['Often', 'Never'])
const gone = aChoice('gone', 'Is there any park nearby?', ['Near', 'Far'])
const fresh = aChoice('fresh', 'Would you join car sharing?', ['Certainly', 'Hardly'])
const hours = anOpenEnded('hours', 'How many minutes does the way take you?')
const spread = (least: number) => Array.from({ length: 50 }, (_, at) => String(least + (at % 5)))

const now = aRun({ id: 'now', versionId: 'v2', versionNumber: 2, createdAt: 3 * DAY, personas: 60 })
const before = aRun({ id: 'before', createdAt: 2 * DAY, personas: 60 })
const oldest = aRun({ id: 'oldest', createdAt: DAY, personas: 60 })

function keepThree(): void {
  keep(oldest, [[work, [20, 20, 20]]])
  keep(before, [
    [work, [40, 10, 10]],
    [tram, [30, 30]],
    [gone, [30, 30]],
    [often, [30, 30]],
    [hours, spread(20)],
  ])
  keep(now, [
    [{ ...work, stem: 'How do you usually get to work?' }, [10, 40, 10]],
    [tram, [32, 20]],
    [{ ...often, options: [...often.options, { id: 'at times', text: 'At times' }] }, [20, 20, 20]],
    [fresh, [30, 30]],
    [hours, spread(30)],
  ])
  queryClient.setQueryData(api.runs.list.queryKey({ input: { surveyId: now.surveyId } }), [
    ...[now, before, oldest],
    aRun({ id: 'live', practice: false }),
    aRun({ id: 'none', results: 'none' }),
  ])
}

const open = () =>
  show({ path: '/runs/$runId/compare', address: '/runs/now/compare', content: () => <ComparedPage /> })

const row = (name: string | RegExp) => page.getByRole('row', { name })

test('every item stands in both runs with its move, and what chance reaches', async () => {
  keepThree()
  await open()
  const table = page.getByRole('table', { name: 'Items of both runs' })
  await expect.element(table).toBeVisible()
  // By default the newest earlier run.
  await expect.element(table.getByRole('columnheader', { name: 'Version 1, 3 Jan 1970' })).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: /this run$/ })).toBeVisible()
  await expect
    .element(page.getByText('1 of 2 items moved more than chance alone does in 19 of 20 cases.'))
    .toBeVisible()
  await expect.element(page.getByText(/0\.1 of 2 on average/)).toBeVisible()
  const stems = table
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
  // In the order of this run, below the head; what only the other run asked follows the item that it followed there.
  expect(stems.slice(1)).toEqual([
    ...['How do you usually get to work?', 'Do you ride the tram?', 'Is there any park nearby?'],
    ...[
      'How often do you use a taxi?',
      'Would you join car sharing?',
      'How many minutes does the way take you?',
    ],
  ])
  await expect.element(row(/How do you usually get to work/)).toMatchTextContent(/50 pointsbeyond chance/)
  await expect.element(row(/How do you usually get to work/)).toMatchTextContent(/◆/)
  await expect.element(row(/^On foot/)).toMatchTextContent(/On foot67%17%/)
  await expect.element(row(/Do you ride the tram/)).toMatchTextContent(/12 pointswithin chance/)
  await expect.element(row(/Is there any park/)).toMatchTextContent(/only in the other run/)
  await expect.element(row(/car sharing/)).toMatchTextContent(/only in this run/)
  await expect.element(row(/taxi/)).toMatchTextContent(/no points: options changed \(1 added\)/)
  await expect.element(row(/^At times/)).toMatchTextContent(/At timesnot offered33%/)
  await expect.element(row(/^Mean/)).toMatchTextContent(/Mean22\.032\.0/)
  await expect.element(row(/^Median/)).toMatchTextContent(/Median2232/)
  await expect.element(row(/^Answered/)).toMatchTextContent(/Answered5050/)
  // The word difference of a changed stem is at hand.
  await page.getByText('reworded', { exact: true }).click()
  await expect.element(page.getByRole('insertion')).toMatchTextContent(/usually/)
})

test('only what moved, by the largest move, and another run are a choice each', async () => {
  keepThree()
  await open()
  await expect.element(row(/Do you ride the tram/)).toBeVisible()
  await tabTo(page.getByRole('switch', { name: 'Only what moved beyond chance' }))
  await press(' ')
  await expect.element(row(/Do you ride the tram/)).not.toBeInTheDocument()
  await expect.element(row(/How do you usually get to work/)).toBeVisible()
  await press(' ')
  await page.getByText('Largest move first').click()
  const first = page.getByRole('table').getByRole('link').nth(1)
  await expect.element(first).toMatchTextContent(/How do you usually get to work/)
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: 'Version 1, 2 Jan 1970, 00:00 · 60 personas · Practice' }).click()
  await expect.element(page.getByText(/^. of 1 item moved more/)).toBeVisible()
  await expect.element(row(/Do you ride the tram/)).toMatchTextContent(/only in this run/)
})

test('the table goes into a file as it is shown, with both runs and what the answers are', async () => {
  keepThree()
  await open()
  await expect.element(row(/Do you ride the tram/)).toBeVisible()
  await tabTo(page.getByRole('switch', { name: 'Only what moved beyond chance' }))
  await press(' ')
  await expect.element(row(/Do you ride the tram/)).not.toBeInTheDocument()
  const saved: HTMLAnchorElement[] = []
  const onClick = (event: Event) => {
    const { target } = event
    if (!(target instanceof HTMLAnchorElement) || target.download === '') return
    event.preventDefault()
    saved.push(target)
  }
  document.addEventListener('click', onClick, true)
  onTestFinished(() => document.removeEventListener('click', onClick, true))
  await page.getByRole('button', { name: 'Export the table (CSV)' }).click()
  await page.getByRole('button', { name: 'Export the table (Excel)' }).click()
  const [csv, workbook] = saved
  expect(workbook?.download).toMatch(
    /^mobilite-comparison-v1-v2-filtered-practice-synthetic-\d{4}-\d\d-\d\d\.xlsx$/,
  )
  const [head, item, option, ...others] = (await (await fetch(csv?.href ?? '')).text()).trim().split('\r\n')
  expect(head).toContain('"Version 1, 3 Jan 1970, 00:00 · Count"')
  expect(item).toMatch(
    /^1,1,How do you usually get to work\?,How do you get to work\?,.*,50,\d+,beyond chance,reworded,/,
  )
  expect(option).toMatch(/^1,1,On foot,,40,66\.7%†,60,10,16\.7%†,60,/)
  // The item's other options; nothing of what did not move.
  expect(others).toHaveLength(2)
  expect(option).toContain('Only what moved beyond chance')
  expect(option).toMatch(/The other run: [^·]+, v1 · Practice · .*This run: [^·]+, v2 · Practice · /)
  expect(option).toContain('Synthetic answers help find weak items.')
})

test('on a base under 30 there are counts and no points', async () => {
  keep(before, [[tram, [10, 19]]])
  keep(now, [[tram, [30, 30]]])
  const key = api.runs.list.queryKey({ input: { surveyId: now.surveyId } })
  queryClient.setQueryData(key, [now, before])
  await open()
  await expect.element(row(/Do you ride the tram/)).toMatchTextContent(/no points: base under 30/)
  await expect.element(row(/^Yes/)).toMatchTextContent(/Yes1050%/)
  await expect.element(page.getByText('No item can be compared in points; each row says why.')).toBeVisible()
  await expect
    .element(page.getByText('On a base under 30, counts are shown instead of percentages.'))
    .toBeVisible()
})

test('two hundred items are shown at once, of which only those in view are rendered', async () => {
  const many = Array.from(
    { length: 200 },
    (_, at): Asked => [
      aChoice(`q${at}`, `Question about subject${at}?`, ['Yes', 'No', 'Maybe', `Option of ${at}`]),
      [15, 15, 15, 15],
    ],
  )
  keep(before, many)
  keep(now, many)
  const key = api.runs.list.queryKey({ input: { surveyId: now.surveyId } })
  queryClient.setQueryData(key, [now, before])
  await open()
  await expect.element(row(/subject0\?/)).toBeVisible()
  const table = page.getByRole('table', { name: 'Items of both runs' })
  expect(table.element().getAttribute('aria-rowcount')).toBe(String(1 + 200 * 6))
  expect(page.getByRole('row').elements().length).toBeLessThan(200)
  await expect.element(row(/subject199\?/)).not.toBeInTheDocument()
  const region = page.getByRole('region', { name: 'Items of both runs' }).element()
  region.scrollTo({ top: region.scrollHeight })
  await expect.element(row(/subject19\d\?/).first()).toBeInTheDocument()
})

test('the comparison is offered only where there is another run, and never within an experiment', async () => {
  const key = api.runs.list.queryKey({ input: { surveyId: now.surveyId } })
  const door = page.getByRole('link', { name: 'Compare with another run' })
  queryClient.setQueryData(key, [now, before])
  const inExperiment = { ...now, id: 'arm', experiment: { id: 'one', arm: 'a' } }
  await show({
    path: '/',
    address: '/',
    content: () => (
      <>
        <ComparedDoor run={now} />
        <ComparedDoor run={inExperiment} />
      </>
    ),
  })
  await expect.element(door).toHaveAttribute('href', '/runs/now/compare')
  expect(door.elements()).toHaveLength(1)
  queryClient.setQueryData(key, [now])
  await expect.element(door).not.toBeInTheDocument()
})
