import path from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { emptyFocusDraft } from '../../../shared/models/focus.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { openTestCore } from '../../support/open-test-core.ts'
import { aCode, aPassage, aTurn } from '../../support/transcript-parts.ts'
import { aDiscussion } from './a-discussion.ts'

it('counts the codes of all groups but those in the bin, and names the groups that cannot be read', async () => {
  const { client, id, turns, folder, close } = await aDiscussion()
  const turn = turns.find(({ moderator }) => !moderator) ?? expect.fail('nobody spoke')
  const [price, dear] = [aCode('price'), aCode('dear', { parent: 'price' })]
  const lost = aPassage(aTurn(1, 'Never said.'), 'said', { codes: ['price'] })
  const said = aPassage(turn, turn.text.slice(0, 12).trim(), { codes: ['dear'] })
  await client.transcriptNotes.save({
    ...{ id, revision: 0 },
    notes: { ...emptyTranscriptNotes(), codes: [price, dear], passages: [said, lost] },
  })
  const make = async (title: string, isCoded = true) => {
    const made = await client.focus.createDraft({ draft: { ...emptyFocusDraft(), title } })
    const notes = { ...emptyTranscriptNotes(), codes: isCoded ? [price] : [], memo: 'x' }
    await client.transcriptNotes.save({ id: made.id, revision: 0, notes })
    return made.id
  }
  await make('Without codes', false)
  const binned = await make('In the bin')
  await client.focus.remove({ id: binned })
  const damaged = await make('Damaged')

  const { session } = await client.focus.get({ id })
  const own = {
    ...{ id, title: session.draft.title, practice: true, connectionName: session.connectionName },
    ...{ codes: [price, dear], tallies: [{ codes: ['dear'], speaker: 0, passages: 1 }], lost: 1 },
  }
  const before = await client.transcriptNotes.groups()
  expect(before.unreadable).toEqual([])
  expect(before.groups).toEqual([expect.objectContaining({ id: damaged, tallies: [], lost: 0 }), own])

  await close()
  const database = new DatabaseSync(path.join(folder, 'sonde.sqlite'))
  database.prepare("UPDATE transcript_notes SET document = '{' WHERE session_id = ?").run(damaged)
  database.close()
  const core = openTestCore({ folder })
  onTestFinished(() => core.close())
  await expect(core.client.transcriptNotes.groups()).resolves.toEqual({
    groups: [own],
    unreadable: [{ id: damaged, title: 'Damaged' }],
  })
})
