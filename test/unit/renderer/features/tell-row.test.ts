import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { tellRow } from '../../../../renderer/features/ledger/tell-row.ts'
import type { LedgerWords } from '../../../../renderer/features/ledger/use-ledger-words.ts'
import { aChoice } from '../../../support/drafts.ts'

const says = (key: string, facts?: { number?: number }) => [key, facts?.number].join(' ').trim()
const t = says as unknown as TFunction
const WORDS = { t, diagnosis: t, signs: t, probes: t, language: 'en' } as unknown as LedgerWords

it('names, for each wording, the first version that has it, as the page does', () => {
  const wording = (stem: string) => aChoice('walk', stem, ['Yes', 'No'])
  const wordings = [
    { question: wording('Do you walk most days?'), since: null, version: null },
    { question: wording('Do you walk?'), since: { id: 'v2', number: 2 }, version: { id: 'v4', number: 4 } },
    { question: wording('Walk?'), since: { id: 'v1', number: 1 }, version: { id: 'v1', number: 1 } },
  ]
  const row = {
    item: { id: 'walk', ids: ['walk'], at: 0, wordings },
    said: [],
    unread: false,
    revised: [],
    answers: null,
    trials: [],
  }
  const told = tellRow({ ...row, decision: null }, { seen: null }, '', WORDS)
  expect(told.wordings.map(({ of }) => of)).toEqual([
    'rewording.draft',
    'rewording.since 2',
    'rewording.since 1',
  ])
})

it('does not call an item free of issues that the wording checker could not read', () => {
  const wordings = [
    {
      question: aChoice('bus', '¿Con qué frecuencia usa usted el autobús?', ['Nunca']),
      since: null,
      version: null,
    },
  ]
  const row = {
    item: { id: 'bus', ids: ['bus'], at: 0, wordings },
    said: [],
    unread: true,
    revised: [],
    answers: null,
    trials: [],
  }
  const told = tellRow({ ...row, decision: null }, { seen: null }, '', WORDS)
  expect(told.rules).toEqual([{ text: 'wording:unread', dismissed: null }])
})
