import { describe, expect, it } from 'vitest'
import { readNewKey } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

describe('the secret of a new key', () => {
  it('is the only text that begins as another one shows', () => {
    const secret = 'simlab-77e0b1d4c95a4f2f9a3c'
    expect(readNewKey({ cle: { numero: 21, debut: 'simlab-77e' }, valeur: secret })?.secret).toBe(secret)
    expect(readNewKey({ shown: 'simlab-77e…', given: secret, trace: 'e9c1-77af-0001' })?.secret).toBe(secret)
  })

  it('is not told by what two texts begin with', () => {
    const both = { a: 'lab-77e0b1d4c95a4f2f', b: 'lab-77e0b1d4c95a0000', c: 'lab-77e0' }
    expect(readNewKey(both)?.secret ?? null).toBeNull()
  })
})

describe('ids under the words of archives and campaigns', () => {
  it('are taken beside other ids', () => {
    expect(readCreatedId({ campaignId: 5584120937, portalId: 4417722, stage: 'DRAFT' }, 'survey')).toBe(
      '5584120937',
    )
    const people = [{ rang: 1, pseudo: 'Nadège' }]
    expect(
      readCreatedId({ entretien_collectif: { cote: 'ENT-2025-006', tires: 5 }, enquetes: people }, 'focus'),
    ).toBe('ENT-2025-006')
    expect(readCreatedId({ n_reunion: 9127, theme: 'Bocaux' }, 'focus')).toBe('9127')
  })

  it('are no counts', () => {
    expect(readCreatedId({ n_reunions: 3, theme: 'Bocaux' }, 'focus')).toBeNull()
  })
})

it.each([
  ['conception', 'draft'],
  ['Terrain ouvert', 'running'],
  ['Fieldwork closed', 'done'],
  ['Not published', 'draft'],
])('takes %s for a status', (word, status) => {
  expect(readStatus({ phase_libelle: word }).status).toBe(status)
})

it('reads names before a stop below a title', () => {
  const text =
    'Session fg-11, rounds: 3\n\nMOD. Well?\n\nP1 (Camille). Yes. Twice.\n\nP2 (Yan). No.\n\nMOD. Why?\n\nP1 (Camille). Ask Yan.\n\nP2 (Yan). I work.'
  const spoken = readTranscript(text).turns.filter(({ speaker }) => speaker !== null)
  expect(spoken.map(({ speaker, text: said }) => `${speaker}|${said}`)).toEqual([
    'MOD|Well?',
    'P1 (Camille)|Yes. Twice.',
    'P2 (Yan)|No.',
    'MOD|Why?',
    'P1 (Camille)|Ask Yan.',
    'P2 (Yan)|I work.',
  ])
})

it('takes the id of a list that also numbers its rows', () => {
  const records = ['FGD000036', 'FGD000035'].map((id, at) => ({
    sr_no: at + 1,
    fgd_id: id,
    fgd_title: `Panels ${at}`,
  }))
  expect(readRecords({ total_records: 2, records }, 'focus').records.map(({ id }) => id)).toEqual([
    'FGD000036',
    'FGD000035',
  ])
  const wares = ['A-17x', 'B-09y', 'C-44z'].map((ware, at) => ({
    rank: at + 1,
    ware_no: ware,
    title: `T${at}`,
  }))
  expect(readRecords({ wares }, 'survey').records.map(({ id }) => id)).toEqual(['A-17x', 'B-09y', 'C-44z'])
})

it('reads columns with short forms of names, down to the end of the tape', () => {
  const text = [
    'SONDATEL - GROUPE G26',
    '=====================',
    '',
    'ANIM.          : Bonjour. Racontez-moi la',
    '                 première tasse.',
    '',
    'M. BERTIN      : Debout, devant',
    "                 l'évier.",
    '',
    'ANIM.          : Pourquoi ?',
    '',
    'M. BERTIN      : Pour voir si la voiture',
    '                 a gelé.',
    '',
    '*** FIN DE BANDE ***',
  ].join('\r\n')
  const { turns, complete } = readTranscript(text)
  const spoken = turns.filter(({ speaker }) => speaker !== null)
  expect(spoken.map(({ speaker, text: said }) => `${speaker}|${said.replace(/\s+/g, ' ')}`)).toEqual([
    'ANIM.|Bonjour. Racontez-moi la première tasse.',
    "M. BERTIN|Debout, devant l'évier.",
    'ANIM.|Pourquoi ?',
    'M. BERTIN|Pour voir si la voiture a gelé.',
  ])
  expect(complete).toBe(true)
})

it('leaves out a line that only ends a round', () => {
  const text =
    'Host: Well?\nAna: Yes.\nBen: No.\n----- End of round 1 -----\nHost: Why?\nAna: Ask Ben.\nBen: The end of the round, I think.'
  expect(readTranscript(text).turns.map(({ text: said }) => said)).toEqual([
    ...['Well?', 'Yes.', 'No.', 'Why?', 'Ask Ben.'],
    'The end of the round, I think.',
  ])
})
