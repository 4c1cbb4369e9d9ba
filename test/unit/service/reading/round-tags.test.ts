import { describe, expect, it } from 'vitest'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const turnsOf = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ round, speaker, text }) => [round, speaker, text])

const TAGGED = [
  '[T1] ANIM : À qui ?',
  '[T1] 07 : À mes voisins.',
  '[T2] 07 : Le mépris : oui.',
  '[T2] 02 : Rien.',
]

describe('tags in front of names', () => {
  it('are rounds where they stay the same over several people', () => {
    expect(turnsOf({ texte: TAGGED.join('\n') })).toEqual([
      [1, 'ANIM', 'À qui ?'],
      [1, '07', 'À mes voisins.'],
      [2, '07', 'Le mépris : oui.'],
      [2, '02', 'Rien.'],
    ])
  })

  it('are speakers where they come again, or where a round had one of them', () => {
    const again = ['[P1] Oui : je viens.', '[P2] Non : jamais.', '[P1] Si : parfois.', '[P2] Ah : bon.']
    expect(turnsOf({ texte: again.join('\n') }).map(([, speaker]) => speaker)).toEqual([
      'P1',
      'P2',
      'P1',
      'P2',
    ])
    const alone = ['[P1] Oui : je viens.', '[P1] Oui : encore.', '[P2] Non : jamais.', '[P2] Non : merci.']
    expect(turnsOf({ texte: alone.join('\n') }).map(([, speaker]) => speaker)).toEqual([
      'P1',
      'P1',
      'P2',
      'P2',
    ])
  })
})

describe('tags of rounds behind the numbers of turns', () => {
  const SAID = [
    [1, 'Moderator', 'How do you travel?'],
    [1, 'Ana Bell', 'By tram: line 17.'],
    [1, 'Ben Cole', 'By car.'],
    [2, 'Moderator', 'What is missing?'],
    [2, 'Ben Cole', 'Parking.'],
    [2, 'Ana Bell', 'Night trams.'],
  ]
  it.each([
    ['1. [R1] ', (at: number, round: unknown) => `${at + 1}. [R${round}] `],
    ['0) (Round 1) ', (at: number, round: unknown) => `${at}) (Round ${round}) `],
    ['[1.1] ', (at: number, round: unknown) => `[${round}.${at + 1}] `],
    ['1. Round 1 - ', (at: number, round: unknown) => `${at + 1}. Round ${round} - `],
  ])('are rounds: %s', (_, before) => {
    const text = SAID.map(([round, name, said], at) => `${before(at, round)}${name}: ${said}`).join('\n')
    expect(turnsOf({ transcript: text })).toEqual(SAID)
  })

  it('are read in an element with attributes', () => {
    const text = SAID.map(([round, name, said], at) => `${at + 1}. [Round ${round}] ${name}: ${said}`)
    expect(turnsOf({ Transcript: { '@sessionId': 'FS-7', '#text': text.join('\n') } })).toEqual(SAID)
  })

  it('leave a list of numbers in what somebody says as it is', () => {
    const text =
      'Moderator: Why?\nAna: For three reasons:\n1. [Price] it is dear\n2. [Time] it is slow\nBen: No.'
    expect(turnsOf({ transcript: text }).map(([, speaker]) => speaker)).toEqual(['Moderator', 'Ana', 'Ben'])
  })
})

it('reads what the host asks in threads, whose values stand below their types', () => {
  const oid = (id: string) => ({ $oid: `65f1a00008bec89ddbcc2c${id}` })
  const hilos = ['¿Cómo eligen el destino?', '¿Y si sale mal?'].map((pregunta) => ({
    pregunta,
    mensajes: ['6d', '7e'].map((id) => ({ de: oid(id), texto: `Je regarde le relief, dit ${id}.` })),
  }))
  const read = turnsOf({ _id: oid('00'), hilos })
  expect(read.map(([round]) => round)).toEqual([1, 1, 1, 2, 2, 2])
  expect(read[0]).toEqual([1, null, '¿Cómo eligen el destino?'])
  expect(read[1]?.[1]).toBe('65f1a00008bec89ddbcc2c6d')
})

it('takes no text in a box for a participant', () => {
  const profils = { pid: ['p01', 'p02'], prenom: ['Solange', 'Bastien'], age: [69, 34] }
  expect(readProfiles({ session: ['f31'], profils }).map(({ name }) => name)).toEqual(['Solange', 'Bastien'])
  expect(readProfiles({ participants: ['Solange'] }).map(({ name }) => name)).toEqual(['Solange'])
})
