import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { NotesContext } from '../../../renderer/features/experiments/probes/notes-context.ts'
import { ProbedAnswers } from '../../../renderer/features/experiments/probes/probed-answers.tsx'
import { api } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { emptyExperimentNotes } from '../../../shared/models/experiment-notes.ts'
import { aPlan } from '../../support/a-plan.ts'
import { aProbeArm, probedPersona } from '../../support/probed.ts'
import { show } from '../support/show.tsx'

const PERSONAS = 200

test('answers take codes by key and by pointer, a suggestion is accepted or dismissed, and a count filters', async () => {
  const arm = aProbeArm()
  const draft = emptyExperimentNotes()
  const session = createDraftSession({ id: 'one/notes', draft, revision: 0, updatedAt: 0 }, null, {
    save: async (_, revision) => ({ kind: 'saved', revision: revision + 1, savedAt: 0 }),
    load: async () => ({ document: draft, revision: 0 }),
    keep: () => undefined,
    now: Date.now,
  })
  const personas = Array.from({ length: PERSONAS }, (_, at) =>
    probedPersona(at, [`Trams, number ${at}.`, at === 0 ? 'It depends.' : 'None of the answers fits me.']),
  )
  const input = { id: 'one', arm: arm.id }
  queryClient.setQueryData(api.experiments.probed.queryKey({ input }), { personas })
  onTestFinished(() => {
    session.leave()
    queryClient.clear()
  })
  const experiment = {
    ...{ id: 'one', plan: aPlan({ arms: [arm] }), revision: 1, createdAt: 0, updatedAt: 0, basedOn: null },
    ...{ frozen: { at: 0, hash: 'c0ffee' }, runs: [], extensions: [], paused: false },
  }
  await show({
    path: '/experiments/$experimentId',
    address: '/experiments/one',
    content: () => (
      <NotesContext value={session}>
        <ProbedAnswers experiment={experiment} arm={arm} practice />
      </NotesContext>
    ),
  })
  const answer = (text: string) => page.getByRole('listitem').filter({ hasText: text }).last()
  const codes = () => session.getState().history.present.answers.map(({ code, refused }) => code ?? refused)
  await expect.element(page.getByRole('button', { name: 'With a suggestion 200' })).toBeVisible()
  // Only the part of a long list near the screen is in the page.
  expect(document.querySelectorAll('[data-answer]').length).toBeLessThan(PERSONAS)

  // Enter accepts the suggested code; the arrow key moves to the next persona's answer.
  const depends = answer('It depends.')
  await expect.element(page.getByText('the persona says that it depends: “It depends.”')).toBeVisible()
  await depends.getByText('It depends.', { exact: true }).click()
  await userEvent.keyboard('{Enter}')
  expect(codes()).toEqual(['3c'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(answer('Trams, number 1.')).toHaveFocus()
  // A digit goes to a step and a letter chooses a code; then the focus returns to the answer.
  await userEvent.keyboard('6')
  await expect.element(page.getByRole('menuitemradio', { name: 'sensitive content' })).toHaveFocus()
  await userEvent.keyboard('3{ArrowDown}a')
  await expect.element(answer('Trams, number 1.')).toHaveFocus()
  expect(codes()).toEqual(['3c', '3a'])
  await userEvent.keyboard('{ArrowDown}{Delete}')
  expect(codes()).toEqual(['3c', '3a', '7f'])
  await expect.element(page.getByRole('button', { name: 'With a suggestion 198' })).toBeVisible()

  await page.getByRole('button', { name: '3c Clarity: vague 1' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 200 personas')
  // By pointer: the answer stays in its place although its code has changed.
  await depends.getByRole('button', { name: '3c Clarity: vague' }).click()
  await page.getByRole('menuitemradio', { name: 'double-barrelled' }).click()
  expect(codes()).toEqual(['4c', '3a', '7f'])
  await expect.element(depends).toBeVisible()
  await page.getByRole('textbox', { name: 'What the probes show' }).fill('Too wide.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(codes()).toEqual(['3c', '3a', '7f'])
  expect(session.getState().history.present.note).toBe('')
})
