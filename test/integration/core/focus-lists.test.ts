import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestCore } from '../../support/open-test-core.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { tempFolder } from '../../support/temp-folder.ts'

async function aDraft() {
  const core = openTestCore({ folder: tempFolder() })
  onTestFinished(() => core.close())
  const { focus } = core.client
  const draft = { ...aFocusDraft(), title: 'Trams at night' }
  const { id, revision } = await focus.createDraft({ draft })
  const idsIn = async (filter: { inBin?: boolean; search?: string }) =>
    (await focus.list(filter)).map((session) => session.id)
  return { focus, id, revision, draft, idsIn }
}

describe('the bin of focus groups', () => {
  it('lists the groups that were removed, which can be searched and restored', async () => {
    const { focus, id, idsIn } = await aDraft()
    const { id: other } = await focus.createDraft({})
    expect(await idsIn({ inBin: true })).toEqual([])
    await focus.remove({ id })
    expect(await idsIn({})).toEqual([other])
    expect(await idsIn({ inBin: true })).toEqual([id])
    expect(await idsIn({ inBin: true, search: 'tram' })).toEqual([id])
    expect(await idsIn({ inBin: true, search: 'bus' })).toEqual([])
    expect(await focus.get({ id })).toMatchObject({ inBin: true })
    await focus.restore({ id })
    expect(await idsIn({ inBin: true })).toEqual([])
    expect(await idsIn({})).toContain(id)
    expect(await focus.get({ id })).toMatchObject({ inBin: false })
  })

  it('requests nothing for its groups, and says that they are in the bin', async () => {
    const { focus, id, revision } = await aDraft()
    await focus.remove({ id })
    const inBin = { code: 'REFUSED', data: { reason: 'in_bin' } }
    await expect(focus.nextRound({ id })).rejects.toMatchObject(inBin)
    await expect(focus.runToEnd({ id })).rejects.toMatchObject(inBin)
    await expect(focus.create({ id, revision, connectionId: 'practice' })).rejects.toMatchObject(inBin)
  })
})

describe('whoever follows the lists of focus groups', () => {
  it('is told of every new, changed, removed and restored group', async () => {
    const { focus, id, revision, draft } = await aDraft()
    const end = new AbortController()
    onTestFinished(() => end.abort())
    const stream = await focus.watchAll(undefined, { signal: end.signal })
    expect((await stream.next()).value).toBe('changed')
    const changes = [
      () => focus.createDraft({}),
      () => focus.saveDraft({ id, revision, draft: { ...draft, title: 'Trams by day' } }),
      () => focus.remove({ id }),
      () => focus.restore({ id }),
    ]
    for (const change of changes) {
      const told = stream.next()
      await change()
      expect((await told).value).toBe('changed')
    }
  })

  it('is told by the watch of a group when the group is moved to the bin', async () => {
    const { focus, id } = await aDraft()
    const end = new AbortController()
    onTestFinished(() => end.abort())
    const stream = await focus.watch({ id }, { signal: end.signal })
    expect((await stream.next()).value).toMatchObject({ inBin: false })
    await focus.remove({ id })
    expect((await stream.next()).value).toMatchObject({ inBin: true })
  })
})
