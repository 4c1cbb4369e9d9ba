import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID: [string, string][] = [
  ['ANIMATION', 'Merci d’être là. Alors ?'],
  ['Mme Rochat', 'J’ai pris la voiture.'],
  ['M. Frésard', 'Moi, quarante minutes de route.'],
  ['ANIMATION', 'Et le soir ?'],
  ['Mme Rochat', 'Pareil.'],
  ['M. Frésard', 'Rien de plus.'],
]
const written = (sign: string) => SAID.map(([who, text]) => `${who}${sign}${text}`).join('\n')
const turnsOf = (text: string) =>
  readTranscript(readTranscriptText({ texte: text })).turns.map(({ speaker, text: said }) => [speaker, said])

describe('lines above a discussion that have the form of a turn', () => {
  it.each([
    'Séance GRP-2026-031 — compte rendu intégral',
    'Focus group FG-12 — full transcript',
    'Groupe 3 — Jura',
    'Jeudi 12 mars 2026 — Delémont',
    'Présents — Mme Rochat, M. Frésard',
    'Durée — 45 minutes',
  ])('are no turn: %s', (title) => {
    for (const sign of [' — ', ' : '])
      for (const gap of ['\n\n', '\n']) expect(turnsOf(title + gap + written(sign))).toEqual(SAID)
  })

  it('are none either where they name no session, but stand apart above the host', () => {
    expect(turnsOf(`Transports : le soir\n\n${written(' : ')}`)).toEqual(SAID)
    expect(turnsOf(`Jura — avant le bus\n\n${written(' — ')}`)).toEqual(SAID)
  })

  it('are turns where people speak', () => {
    const first = ['Léa', 'Bonjour à tous.']
    expect(turnsOf(`Léa : Bonjour à tous.\n\n${written(' : ')}`)).toEqual([first, ...SAID])
    const groups =
      'Groupe 1 : Le prix\nGroupe 2 : La pluie.\nAnimation : Ah ?\nGroupe 2 : Oui.\nAnimation : Bien.'
    expect(turnsOf(groups)[0]).toEqual(['Groupe 1', 'Le prix'])
    const noHost = 'Ana — oui\nBen — non\nAna — si\nBen — ah'
    expect(turnsOf(noHost)).toHaveLength(4)
  })
})

describe('lines below a discussion that nobody said', () => {
  it.each([
    'Fin — 19 h 40',
    'FIN : 19 h 40',
    'Fin du compte rendu — séance levée à 19 h 40',
    'Transcription — fin',
    'Séance levée à 19 h 40',
    'End of transcript — 45 min',
    'Durée totale — 45 minutes',
    'Transcrit par : M. Gigon',
    'Compte rendu établi par M. Gigon, le 14 mars 2026',
    'Signé : le greffier',
    'Transcribed by: R. Voss',
  ])('are no turn, and no part of one: %s', (line) => {
    for (const sign of [' — ', ' : '])
      for (const gap of ['\n\n', '\n']) expect(turnsOf(written(sign) + gap + line)).toEqual(SAID)
  })

  it('are turns, or parts of them, where somebody may say them', () => {
    const fin = 'Fin: I like the bus.\nModerator: Why?\nFin: 19 hours of work.\nModerator: End of the day.'
    expect(turnsOf(fin)).toHaveLength(4)
    const long = 'Ana: I would say this.\nIt is long.\nAnd so on.\nBen: No.\nAna: Right.\nDuration - 3 hours'
    expect(turnsOf(long).at(-1)).toEqual(['Ana', 'Right.\nDuration - 3 hours'])
  })

  it('stay in what a list says that somebody said', () => {
    const turns = [
      { speaker: 'Ana', text: 'It took me so long.\nDuration: 3 hours' },
      { speaker: 'Ben', text: 'Mine was signed today.' },
      { speaker: 'Ana', text: 'I wrote this down.\nSigned: Ana' },
    ]
    const read = readTranscript(readTranscriptText({ turns })).turns
    expect(read.map(({ text }) => text.replace('\n', ' '))).toEqual(
      turns.map(({ text }) => text.replace('\n', ' ')),
    )
  })
})
