import { describe, expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

const within = (call: string, inner: object) => ({
  'soap:Envelope': { '@xmlns:soap': 'urn:x', 'soap:Header': {}, 'soap:Body': { [call]: inner } },
})

describe('answers in envelopes of one map each, as calls in XML have them', () => {
  const state = { Study: { '@ref': 'S-7', State: { '@code': '02', '#text': 'Running' } }, Rate: '0' }

  it('have the status, the progress and the id that stand in them', () => {
    expect(readStatus(within('GetStateResponse', { ...state, ProgressPercent: '37,50' }))).toMatchObject({
      status: 'running',
      progress: { fraction: 0.375 },
    })
    expect(readCreatedId(within('AddStudyResponse', { Code: '000', Study: { '@id': '0041' } }))).toBe('0041')
  })

  it('have no id of something else', () => {
    expect(readCreatedId({ envelope: { body: { owner: { id: 5 } } } })).toBeNull()
  })

  it('list the only entry of a list that is called after it', () => {
    const key = { '@id': '3', Nom: 'ESB', CreatedAt: '2026-09-01T00:00:00+02:00' }
    expect(readKeys({ ApiKeys: { ApiKey: key } }).map(({ id, name }) => [id, name])).toEqual([[3, 'ESB']])
    expect(readKeys({ cles: { cle: key } }).map(({ id }) => id)).toEqual([3])
    expect(readRecords({ SurveyList: { Survey: { '@id': 'S1' } } }).records.map(({ id }) => id)).toEqual([
      'S1',
    ])
    expect(readRecords({ Surveys: { Owner: { '@id': 'U1' } } }).records).toEqual([])
  })

  it('list a map beside a count of 1, and not one beside another number', () => {
    const list = (total: string) =>
      within('ListResponse', { List: { '@total': total, Study: { '@id': 'S1' } } })
    expect(readRecords(list('1')).records.map(({ id }) => id)).toEqual(['S1'])
    expect(readRecords(list('2')).records).toEqual([])
    const keys = within('KeysResponse', { Keys: { '@count': '1', Key: { '@id': '7', Label: 'app' } } })
    expect(readKeys(keys)).toMatchObject([{ id: 7 }])
    for (const other of [{ meta: { id: 'req-1' } }, { page: { id: 3 } }, { error: { id: 'e-81' } }])
      expect(readRecords({ count: 1, ...other }).records).toEqual([])
  })
})

describe('documents as stores give them', () => {
  it('have the status and the progress that stand in them', () => {
    const data = { _index: 's', _id: 'ev-31', _version: 5, _source: { state: 'started', completed: 0.57 } }
    expect(readStatus(data)).toMatchObject({ status: 'running', progress: { fraction: 0.57 } })
  })
})
