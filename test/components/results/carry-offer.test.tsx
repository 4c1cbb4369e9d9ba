import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createDraftSession } from '../../../renderer/features/draft/draft-session.ts'
import { AnnotationsContext } from '../../../renderer/features/results/annotations/annotations-context.ts'
import { CarryOffer } from '../../../renderer/features/results/carry/carry-offer.tsx'
import { api, type client } from '../../../renderer/lib/api.ts'
import { queryClient } from '../../../renderer/lib/query-client.ts'
import { emptyAnnotations, type RunAnnotations } from '../../../shared/models/annotations.ts'
import type { Run } from '../../../shared/models/run.ts'
import { aRun } from '../../support/a-run.ts'
import { aChoice, aSurvey } from '../../support/drafts.ts'
import { versionOf } from '../../support/version-of.ts'
import { press, tabTo } from '../support/items.ts'
import { show } from '../support/show.tsx'

const park = (stem: string) => aSurvey('Parks', [aChoice('park', stem, ['Yes', 'No'])])

/** Shows the offer for a run without annotations, after an earlier run with a note on the same item. */
async function showOffer(runId: string, run: Partial<Run> = {}) {
  const disk = { document: emptyAnnotations(), revision: 0 }
  const session = createDraftSession({ id: runId, draft: disk.document, revision: 0, updatedAt: 0 }, null, {
    async save(document, revision) {
      disk.document = document
      disk.revision = revision + 1
      return { kind: 'saved', revision: disk.revision, savedAt: Date.now() }
    },
    load: async () => disk,
    keep: () => undefined,
    now: Date.now,
  })
  const annotations: RunAnnotations = {
    ...emptyAnnotations(),
    items: { park: { decision: 'fix', note: 'Say how near' } },
  }
  const earlier: Awaited<ReturnType<typeof client.annotations.earlier>> = {
    ...{ run: { id: 'run-0', versionNumber: 1, createdAt: 0 }, draft: park('Is there a park?') },
    annotations,
  }
  queryClient.setQueryData(api.annotations.earlier.queryKey({ input: { runId } }), earlier)
  onTestFinished(() => {
    session.leave()
    queryClient.clear()
  })
  const version = versionOf(park('Is there a park within ten minutes?'))
  await show({
    path: '/runs/$runId',
    address: `/runs/${runId}`,
    content: () => (
      <AnnotationsContext value={session}>
        <CarryOffer run={aRun({ id: runId, ...run })} version={version} />
        <p>Drawn</p>
      </AnnotationsContext>
    ),
  })
  return {
    session,
    disk,
    offer: page.getByRole('region', { name: 'Decisions, notes and tags of an earlier run' }),
  }
}

test('notes of an earlier run are taken over in one step of the undo, and offered once', async () => {
  const { session, disk, offer } = await showOffer('run-1')
  await expect.element(offer).toMatchTextContent(/on 1 item\. Item 1 has been changed since\./)
  await tabTo(offer.getByRole('button', { name: 'Take them over' }))
  await press('Enter')
  await expect.poll(() => disk.document.items).toEqual({ park: { decision: 'fix', note: 'Say how near' } })
  await expect.element(offer.getByText('Taken over. “Undo” reverses this.')).toHaveFocus()
  expect(offer.getByRole('button').elements()).toEqual([])
  session.undo()
  await expect.poll(() => disk.document).toEqual(emptyAnnotations())
  expect(offer.getByRole('button').elements()).toEqual([])
  expect(localStorage.getItem('sonde-carry-answered')).toContain('run-1')
})

test('notes that are declined stay with their run, and are not offered again', async () => {
  const { disk, offer } = await showOffer('run-2')
  await offer.getByRole('button', { name: 'Do not take over' }).click()
  await expect.element(offer.getByText('Nothing was taken over.')).toHaveFocus()
  expect(localStorage.getItem('sonde-carry-answered')).toContain('run-2')
  expect(disk.document).toEqual(emptyAnnotations())
})

test('nothing is offered for a run of an experiment', async () => {
  const { offer } = await showOffer('run-3', { experiment: { id: 'one', arm: 'a' } })
  await expect.element(page.getByText('Drawn')).toBeVisible()
  expect(offer.elements()).toEqual([])
})
