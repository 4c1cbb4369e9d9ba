import { expect, it } from 'vitest'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'

it('objects with numbers of a program are read without these', () => {
  const list = {
    $id: '1',
    Items: {
      $id: '2',
      $values: [
        { $id: '3', SurveyId: '7b30d4f1-5399-4f85-9a12-589ecb156bf2', Title: 'Lockers', State: 'Completed' },
        { $id: '4', SurveyId: 'bdcd5ad1-ab7c-426e-a8f3-090b6df256fe', Title: 'Bins', State: 'Draft' },
      ],
    },
    Total: 2,
  }
  expect(readRecords(list).records.map(({ id, title }) => [id, title])).toEqual([
    ['7b30d4f1-5399-4f85-9a12-589ecb156bf2', 'Lockers'],
    ['bdcd5ad1-ab7c-426e-a8f3-090b6df256fe', 'Bins'],
  ])
  const session = {
    $id: '1',
    SessionId: 'dec23ca9-ffa9-4c56-9d7d-01afe8b87d42',
    Participants: {
      $id: '2',
      $values: [
        { $id: '3', ParticipantId: 'p-1', DisplayName: 'Ana Bell', Town: { $id: '4', Name: 'Leeds' } },
        { $id: '5', ParticipantId: 'p-2', DisplayName: 'Ben Cole', Town: { $ref: '4' } },
      ],
    },
  }
  expect(readCreatedId(session, 'focus')).toBe('dec23ca9-ffa9-4c56-9d7d-01afe8b87d42')
  expect(readProfiles(session).map(({ name }) => name)).toEqual(['Ana Bell', 'Ben Cole'])
  const keys = {
    $id: '1',
    Keys: { $id: '2', $values: [{ $id: '3', KeyId: 1018, Name: 'CI', Hint: 'hp_…' }] },
  }
  expect(readKeys(keys).map(({ id, name }) => [id, name])).toEqual([[1018, 'CI']])
})

it('a marked place is a status', () => {
  const marked = (place: string) => readStatus({ enquete: '/surveys/412', marking: { [place]: 1 } }).status
  expect(['brouillon', 'en_collecte', 'terminee'].map(marked)).toEqual(['draft', 'running', 'done'])
  expect(readStatus({ marking: { brouillon: 0 } }).status).toBe('other')
})
