import { describe, expect, it } from 'vitest'
import { readKeys, readNewKey } from '../../../../electron/service/reading/read-account.ts'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readStatus } from '../../../../electron/service/reading/read-status.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const shareOf = (data: object): number | null =>
  readStatus({ status: 'running', ...data }).progress?.fraction ?? null

describe('fields as named parts', () => {
  const key = (id: number, label: string, secret?: string) => ({
    name: 'cle',
    part: [
      { name: 'id', valueInteger: id },
      { name: 'nom', valueString: label },
      { name: 'creee', valueDate: '2026-01-07' },
      ...(secret ? [{ name: 'secret', valueString: secret }] : []),
    ],
  })

  it('are read as fields', () => {
    expect(readKeys({ parameter: [key(41, 'Lab'), key(44, 'Essai')] }).map(({ id }) => id)).toEqual([41, 44])
    const made = { parameter: [key(53, 'Portail', 'SL-0b9e44c27a1d4f60')] }
    expect(readNewKey(made)?.secret).toBe('SL-0b9e44c27a1d4f60')
  })
})

describe('what the status was or will be', () => {
  it('is not what it is', () => {
    expect(readStatus({ lifecycle: { state: 'IN_EXECUTION', previousState: 'DRAFT' } }).status).toBe(
      'running',
    )
    expect(readStatus({ cycle: { etat: 'en cours', etatSuivant: 'terminé' } }).status).toBe('running')
  })
})

describe('progress', () => {
  it('may be of all that are expected', () => {
    expect(shareOf({ avancement: '97 réponses reçues sur 168 attendues' })).toBe(97 / 168)
    expect(shareOf({ progress: '9 of 36 expected' })).toBe(0.25)
    expect(shareOf({ progress: '9 of 36 still awaited' })).toBeNull()
  })

  it('has its numbers whatever is done now', () => {
    const progress = { phase: 'asking', questionsCompleted: 2, questionsTotal: 8, pct: '25 %' }
    expect(shareOf({ progress })).toBe(0.25)
    expect(shareOf({ progress: { phase: '2 of 3', pct: '25 %' } })).toBeNull()
  })

  it('is the share of items beside how many there are', () => {
    expect(shareOf({ 'questions-processed': 4, 'questions-count': 8 })).toBe(0.5)
  })
})

it('takes a slug under the name of an address or a circle for an id', () => {
  expect(readCreatedId({ consultation: { adresse: 'la-place-2', titre: 'La place' } }, 'survey')).toBe(
    'la-place-2',
  )
  const voices = { 'ana-l': { prenom: 'Ana', age: 57 }, 'ben-z': { prenom: 'Ben', age: 33 } }
  expect(readCreatedId({ cercle: 'trottoirs-9d', etape: 'pret', voix: voices }, 'focus')).toBe('trottoirs-9d')
})

it('leaves out whoever a later entry replaces', () => {
  const drawn = (id: string, name: string) => ({
    type: 'ParticipantDrawn',
    payload: { participant: id, name, age: 40 },
  })
  const events = [
    ...[drawn('7c-10', 'Ana'), drawn('7c-11', 'Ben'), drawn('7c-12', 'Cleo')],
    {
      type: 'ParticipantReplaced',
      payload: { out: '7c-11', in: { participant: '7c-13', name: 'Dev', age: 22 } },
    },
  ]
  expect(readProfiles({ events }).map(({ name }) => name)).toEqual(['Ana', 'Cleo', 'Dev'])
  const other = events.with(3, {
    type: 'ParticipantDrawn',
    payload: { participant: '7c-13', name: 'Dev', age: 22 },
  } as never)
  expect(readProfiles({ events: other })).toHaveLength(4)
})

describe('transcripts', () => {
  const said = (text: string) =>
    readTranscript(text).turns.map(({ speaker, text: words }) => `${speaker}|${words}`)

  it('are found beside the number of their turns', () => {
    const markdown = '**Host**\nWell?\n\n**Ana**\nYes.\n\n**Ben**\nNo.\n\n**Ana**\nWhy?'
    expect(said(readTranscriptText({ session: 'f-1', turns: 4, markdown }))).toEqual([
      ...['Host|Well?', 'Ana|Yes.', 'Ben|No.', 'Ana|Why?'],
    ])
  })

  it('may have a dash before names and a stop behind them', () => {
    expect(
      said(
        '— L’ANIMATEUR. Bonsoir à tous.\n— ANA VIDAL. Moi, oui, souvent.\n— L’ANIMATEUR. Et vous, alors ?\n— ANA VIDAL. Non, jamais.',
      ),
    ).toEqual([
      'L’ANIMATEUR|Bonsoir à tous.',
      'ANA VIDAL|Moi, oui, souvent.',
      'L’ANIMATEUR|Et vous, alors ?',
      'ANA VIDAL|Non, jamais.',
    ])
  })

  it('are led by the chair of a meeting', () => {
    const { turns } = readTranscript(
      'La présidence. — Bonsoir.\nMme Roux. — Oui.\nLa présidence. — Et ?\nMme Roux. — Non.',
    )
    expect(turns.map(({ moderator }) => moderator)).toEqual([true, false, true, false])
  })

  it('may have a version and a time before each event', () => {
    const at = (second: number) => `v000${second} 2026-03-03T15:00:0${second}Z`
    const log = [
      `${at(1)} ModeratorSpoke > Well?`,
      `${at(2)} ParticipantSpoke (Ana Cole) > Yes.`,
      `${at(3)} ParticipantSpoke (Ben Krog) > No.`,
      `${at(4)} ParticipantSpoke (Ana Cole) > Why?`,
    ].join('\n')
    expect(said(log)).toEqual([
      'ModeratorSpoke|Well?',
      'ParticipantSpoke (Ana Cole)|Yes.',
      'ParticipantSpoke (Ben Krog)|No.',
      'ParticipantSpoke (Ana Cole)|Why?',
    ])
  })
})
