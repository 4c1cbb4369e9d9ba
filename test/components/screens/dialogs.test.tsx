import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { MemberDialog } from '../../../renderer/features/account/member-dialog.tsx'
import { ConnectionsPage } from '../../../renderer/features/connections/connections-page.tsx'
import { ImportDialog } from '../../../renderer/features/exchange/import-dialog.tsx'
import { PasteDialog } from '../../../renderer/features/exchange/paste-dialog.tsx'
import { TagsDialog } from '../../../renderer/features/surveys/tags-dialog.tsx'
import type { SurveyActions } from '../../../renderer/features/surveys/use-survey-actions.ts'
import { SaveVersion } from '../../../renderer/features/versions/save-version.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { Confirm } from '../../../renderer/ui/confirm.tsx'
import { PayloadDialog } from '../../../renderer/ui/received/payload-dialog.tsx'
import { DecideDialog } from '../../../renderer/ui/runs/decide-dialog.tsx'
import type { Candidate } from '../../../shared/models/candidate.ts'
import type { SurveySummary } from '../../../shared/models/survey.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { openDesk } from '../support/open-desk.tsx'
import { show } from '../support/show.tsx'

const LONG = 'What is said here takes more room than a small window has. '.repeat(40)
const nothing = () => undefined
const dialog = () => page.getByRole('dialog').last()

/** Buttons in the open dialog's header and footer that are covered or not wholly inside the window. */
function outOfReach(): string[] {
  const found = [...document.querySelectorAll('[role="dialog"]')].at(-1)
  const buttons = [...(found?.querySelectorAll('header button, [data-dialog-foot] button') ?? [])]
  if (buttons.length === 0) return ['no button at all']
  return buttons.flatMap((button) => {
    const { top, bottom, left, width, height } = button.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const isInReach = top >= 0 && bottom <= window.innerHeight && button.contains(there)
    return isInReach ? [] : [button.textContent || (button.ariaLabel ?? '')]
  })
}

/** Shows only the dialog on the page. */
async function alone(content: ReactNode, address = '/') {
  const path = new URL(address, 'https://page.example').pathname
  await show({
    ...{ path, address, content: () => content },
  })
}

const CANDIDATES = Array.from(
  { length: 12 },
  (_, at): Candidate => ({
    ...{ remoteId: `srv-${at}`, title: LONG.slice(0, 200), status: 'draft', createdAt: 0 },
    ...{ createdTold: null, marked: false, raw: '{}' },
  }),
)
const SUMMARY: SurveySummary = {
  ...{ id: 'one', title: LONG.slice(0, 200), context: '', questionCount: 1, createdAt: 0, updatedAt: 0 },
  ...{ tags: Array.from({ length: 60 }, (_, at) => `a tag, no. ${at}`), state: 'draft' },
  ...{ connection: null, changedSince: false, runs: [] },
}
// These tests call none of the actions.
const NO_ACTIONS = {} as SurveyActions

const DIALOGS: Record<string, () => Promise<unknown>> = {
  'a question before something is lost': () =>
    alone(
      <Confirm opened title="Sure?" action="Delete" onConfirm={nothing} onClose={nothing}>
        {LONG}
      </Confirm>,
    ),
  'a new connection that was refused': async () => {
    await alone(<ConnectionsPage />, '/connections?add=true')
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Team')
    await dialog().getByRole('textbox', { name: 'Address' }).fill('https://team.example.org')
    await dialog().getByLabelText('API key').fill('sk-0123456789abcdef')
    await dialog().getByRole('button', { name: 'Connect' }).click()
    await expect.element(dialog().getByRole('alert')).toBeInViewport({ ratio: 1 })
  },
  'the launch of a survey with much to fix': async () => {
    const items = Array.from({ length: 20 }, (_, at) => aChoice(`q${at}`, '', ['', '']))
    await openDesk(aSurvey('Satisfaction', items))
    await page.getByRole('button', { name: /^Launch/ }).click()
  },
  'a reply as received': async () => {
    const input = { payloadId: 'one', offset: 0, length: 50_000 }
    const whole = { pages: [{ text: LONG.repeat(10), total: 1_000_000 }], pageParams: [0] }
    const key = api.runs.payload.infiniteKey({
      input: (offset: number) => ({ ...input, offset }),
      initialPageParam: 0,
    })
    queryClient.setQueryData(key, whole)
    await alone(<PayloadDialog payloadId="one" title={LONG.slice(0, 200)} onClose={nothing} />)
    await expect.element(dialog().getByRole('button', { name: /^Show more/ })).toBeInTheDocument()
  },
  'which survey a lost creation made': async () => {
    queryClient.setQueryData(api.runs.candidates.queryKey({ input: { id: 'run-1' } }), CANDIDATES)
    const run = aRun({ state: 'unknown' })
    await alone(<DecideDialog run={run} opened onClose={nothing} />)
  },
  'a member of many fields': async () => {
    await alone(<MemberDialog connectionId="one" operation="add" member={null} onClose={nothing} />)
    for (let row = 0; row < 8; row += 1) await dialog().getByRole('button', { name: 'Add a field' }).click()
  },
  'an import of long text': async () => {
    await alone(<ImportDialog opened onClose={nothing} />)
    await dialog().getByRole('textbox').fill(LONG)
  },
  'items that were pasted': async () => {
    const text = Array.from({ length: 30 }, (_, at) => `${at + 1}. How is it, then?\nGood\nBad`).join('\n\n')
    await alone(<PasteDialog text={text} onClose={nothing} onAdd={nothing} />)
    await expect.element(dialog().getByRole('button', { name: /^Add/ })).toBeInTheDocument()
  },
  'many tags': () =>
    alone(<TagsDialog surveys={[SUMMARY]} actions={NO_ACTIONS} onClose={nothing} onSaved={nothing} />),
  'a version with a long note': async () => {
    await alone(<SaveVersion surveyId="one" flush={async () => null} />)
    await page.getByRole('button').first().click()
    await dialog().getByRole('textbox').last().fill(LONG)
  },
}

test.each(Object.entries(DIALOGS))('the buttons of a dialog are in reach: %s', async (_, open) => {
  onTestFinished(() => queryClient.clear())
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(1024, 700)
  await open()
  await expect.element(dialog()).toBeVisible()
  for (const [width, height] of [
    [1024, 700],
    [640, 400],
  ] as const) {
    await page.viewport(width, height)
    await expect.poll(outOfReach).toEqual([])
  }
  await commands.press('Escape')
})
