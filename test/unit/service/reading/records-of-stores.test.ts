import { describe, expect, it } from 'vitest'
import { readNewKey } from '../../../../electron/service/reading/read-account.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const record = (id: string, fields: object) => ({ id, createdTime: '2026-11-26T09:00:12.000Z', fields })

describe('records of a store', () => {
  it('are read where there is only one', () => {
    const one = { records: [record('recPJMV0', { Titre: 'Midi', Statut: '🏃 En cours', Avancement: 0.4 })] }
    expect(readStatus(one)).toMatchObject({ status: 'running', progress: { fraction: 0.4 } })
    const key = {
      records: [record('reclvVF8', { Nom: 'Script', 'Clé (une fois)': 'pat.6dac89a1884529b6c' })],
    }
    expect(readNewKey(key)?.secret).toBe('pat.6dac89a1884529b6c')
    const said = '# Midi\n\n> 🎙️ **Animation** : Alors ?\n\n**Ana** : Oui.\n\n**Ben** : Non.\n\n**Ana** : Si.'
    const { turns } = readTranscript(
      readTranscriptText({ records: [record('rechZ1', { Transcription: said })] }),
    )
    expect(turns.flatMap(({ speaker }) => speaker ?? [])).toEqual(['Animation', 'Ana', 'Ben', 'Ana'])
  })

  it('are of two kinds beside each other, and not people', () => {
    const people = ['Ana', 'Ben', 'Cleo'].map((name, at) => record(`recP${at}`, { Nom: name, Age: 30 + at }))
    const session = { records: [record('recS1', { Titre: 'Midi', Statut: 'Prête' })] }
    expect(readProfiles({ session, participants: { records: people } }).map(({ name }) => name)).toEqual([
      ...['Ana', 'Ben', 'Cleo'],
    ])
  })

  it('may have names of fields with an end of the store’s own', () => {
    const fields = { Status__c: 'In Progress', Answers_Collected__c: 90, Answers_Expected__c: 120 }
    expect(readStatus(fields)).toMatchObject({ status: 'running', progress: { fraction: 0.75 } })
  })
})

it('takes no word for a secret because it begins as another word', () => {
  const made = {
    __typename: 'ApiKeyCreatePayload',
    apiKey: { __typename: 'ApiKey', id: 9 },
    secretOnce: 'lcn.eyJrIjo5fQ.Qd7m',
  }
  expect(readNewKey({ apiKeyCreate: made })?.secret).toBe('lcn.eyJrIjo5fQ.Qd7m')
})

it('finds ids under the name of their list', () => {
  const waves = [
    { wave: 'W47-0312', name: 'Morning radio', listeners: 32 },
    { wave: 'W46-0298', name: 'Podcasts', listeners: 60 },
  ]
  expect(readRecords({ waves }).records.map(({ id }) => id)).toEqual(['W47-0312', 'W46-0298'])
})

describe('progress', () => {
  const shareOf = (data: object): number | null =>
    readStatus({ status: 'running', ...data }).progress?.fraction ?? null

  it('of one thing that the service names itself is its own, unless it is of something else', () => {
    const progress = { questions_traitees: 4, questions_total: 8, pct: '50' }
    expect(shareOf({ operation: { progress } })).toBe(0.5)
    expect(shareOf({ quota: { progress } })).toBeNull()
  })

  it('may mean two things by one number, of which counts beside it choose one', () => {
    expect(shareOf({ progress: 1, counters: { sampleSize: 26, responsesWritten: 26 } })).toBe(1)
    expect(shareOf({ progress: 1, counters: { sampleSize: 26, responsesWritten: 13 } })).toBeNull()
  })
})
