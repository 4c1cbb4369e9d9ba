import { describe, expect, it } from 'vitest'
import { startAccountsService } from '../../support/accounts-service.ts'
import { launchOn, QUICK } from '../../support/launch-on.ts'
import { until } from '../../support/until.ts'

const FIRST = 'sk-live-0123456789'
const SECOND = 'sk-other-0123456789'
const theirs = {
  id: '1',
  titre: 'A colleague’s draft',
  status: 'draft',
  created_at: new Date().toISOString(),
}

/** A run whose survey is created and cannot be launched yet, because the service is busy. */
async function createdRun(marks = true) {
  const service = await startAccountsService({ isBusy: true })
  const tuning = { ...QUICK, pace: () => 100 }
  const { core, connection, launch } = await launchOn(service.baseUrl, { marks, tuning })
  const { client } = core
  const { id } = await launch({ title: 'Mine' })
  const now = () => client.runs.get({ id })
  const stands = (state: string) =>
    until(`it is ${state}`, async () => ((await now()).state === state ? now() : null))
  await until('it waits', async () => (await stands('created')).problem !== null)
  const replaceKey = (key: string) => client.connections.replaceKey({ id: connection.id, key })
  return { service, client, id, now, stands, replaceKey }
}

describe('the key of a connection is replaced by another account’s', () => {
  it('launches nobody’s draft of the same id, and goes on once the first key is back and the person says so', async () => {
    const { service, client, id, stands, replaceKey } = await createdRun()
    service.rows(SECOND).push({ ...theirs })
    await replaceKey(SECOND)
    service.isBusy = false
    expect(await stands('unknown')).toMatchObject({ doubt: 'other_key', remoteId: '1' })
    expect(service.rows(SECOND)).toEqual([theirs])
    await replaceKey(FIRST)
    expect(await client.runs.candidates({ id })).toMatchObject([{ remoteId: '1', marked: true }])
    await client.runs.decide({ id, decision: { kind: 'adopt', remoteId: '1' } })
    await stands('running')
    expect(service.changes).toEqual(['POST /launch'])
  })

  it('follows nobody’s survey of the same id', async () => {
    const { service, stands, replaceKey } = await createdRun()
    service.isBusy = false
    await stands('running')
    service.rows(SECOND).push({ ...theirs, status: 'done' })
    await replaceKey(SECOND)
    expect(await stands('unknown')).toMatchObject({ doubt: 'other_key', results: 'none' })
  })

  it('deletes nobody’s survey of the same id', async () => {
    const { service, client, id, replaceKey } = await createdRun()
    await client.runs.stop({ id })
    service.rows(SECOND).push({ ...theirs })
    await replaceKey(SECOND)
    await expect(client.runs.removeRemote({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(service.rows(SECOND)).toEqual([theirs])
  })

  it('does not take the same survey, launched there an hour ago without a mark, for its own', async () => {
    const { service, stands, replaceKey } = await createdRun(false)
    const created_at = new Date(Date.now() - 3_600_000).toISOString()
    service.rows(SECOND).push({ ...theirs, titre: 'Mine', created_at })
    await replaceKey(SECOND)
    service.isBusy = false
    await stands('unknown')
    expect(service.changes).toEqual([])
  })
})

it.each([true, false])('another key of the same account goes on with a run (marks %s)', async (marks) => {
  const { service, client, id, now, stands, replaceKey } = await createdRun(marks)
  service.rows(SECOND).push(...service.rows(FIRST))
  await replaceKey(SECOND)
  service.isBusy = false
  await stands('running')
  await client.runs.removeRemote({ id })
  expect(service.changes).toEqual(['POST /launch', 'DELETE /1'])
  expect((await now()).remoteId).toBeNull()
})
