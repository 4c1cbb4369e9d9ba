import { expect, it } from 'vitest'
import { transcriptText } from '../../../electron/core/exports/transcript-text.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'

const turn = { number: 1, round: 1, speaker: 'Camille', moderator: false, text: 'Bonjour.' }

const NONE = emptyTranscriptNotes()
const SURE = { certainty: 'sure', diverged: false, receivedAt: null } as const
const untold = aFocusSession('one', { draft: aFocusDraft(), practice: true })

it.each([
  ['fr', 'Tour 1\n\n[1] Camille\u00A0: Bonjour.'],
  ['en', 'Round 1\n\n[1] Camille: Bonjour.'],
] as const)('writes who speaks as the language does (%s)', (language, said) => {
  expect(transcriptText(untold, { ...SURE, turns: [turn] }, language, NONE)).toContain(said)
})

it('says first what is doubtful about the text', () => {
  const sound = transcriptText(untold, { ...SURE, turns: [turn] }, 'en', NONE)
  expect(sound).not.toContain('transcript received')
  const doubtful = transcriptText(
    untold,
    { ...SURE, certainty: 'unsure', diverged: true, turns: [turn] },
    'en',
    NONE,
  )
  const head = doubtful.slice(0, doubtful.indexOf('[1]'))
  expect(head).toContain('some turns may be split in the wrong place')
  expect(head).toContain('This file contains only the latest')
})

it('says who takes part and where the text comes from, as far as it is known', () => {
  const attributes = Object.entries({
    prenom: 'Camille',
    age: '54',
    occupation: 'autres_inactifs',
    humeur: 'assez_gaie',
    description: 'Vit\nseule.',
  }).map(([name, value]) => ({ name, value }))
  const session = aFocusSession('one', {
    draft: aFocusDraft({ rounds: 3 }),
    connectionName: 'Labo',
    roundsRun: 2,
    profiles: [
      { id: null, name: 'Camille', attributes },
      { id: null, name: null, attributes: [] },
    ],
  })
  const receivedAt = new Date(2026, 10, 30, 12).getTime()
  const text = transcriptText(session, { ...SURE, receivedAt, turns: [turn] }, 'fr', NONE)
  const participants = [
    'Participants',
    '  Camille',
    '    Âge\u00A0: 54',
    '    CSP\u00A0: autres personnes sans activité professionnelle',
    '    humeur\u00A0: assez gaie',
    '    Description\u00A0: Vit seule.',
    '  Persona 2',
  ]
  const facts = ['Date de réception\u00A0: 30 novembre 2026', 'Connexion\u00A0: Labo', 'Tours\u00A0: 2 sur 3']
  expect(text).toContain(`\n\n${facts.join('\n')}\n\n${participants.join('\n')}\n\nGuide d’animation`)
  expect(text).toMatch(/^Le vélo en ville\npersonas synthétiques\nCes réponses synthétiques/)
  const bare = transcriptText(untold, { ...SURE, turns: [turn] }, 'fr', NONE)
  expect(bare).toContain('Connexion\u00A0: Entraînement\n\nGuide')
  expect(bare).not.toMatch(/Participants|Tours|reçue le/)
})

it('uses the names that the person gave to speakers, for the participants too', () => {
  const session = { ...untold, profiles: [{ id: null, name: 'Camille', attributes: [] }] }
  const text = transcriptText(session, { ...SURE, turns: [turn] }, 'en', {
    ...NONE,
    speakers: { Camille: ' P1 ' },
  })
  expect(text).toContain('Participants\n  P1\n')
  expect(text).toContain('[1] P1: Bonjour.')
  expect(text).not.toContain('Camille')
})

it('has the memo on the discussion after the participants, and no heading without one', () => {
  const session = { ...untold, profiles: [{ id: null, name: 'Camille', attributes: [] }] }
  const write = (memo: string, language: 'fr' | 'en') =>
    transcriptText(session, { ...SURE, turns: [turn] }, language, { ...NONE, memo })
  expect(write(' Vif.\nCourt. ', 'fr')).toContain(
    'Participants\n  Camille\n\nMémo sur la discussion\nVif.\nCourt.\n\nGuide d’animation',
  )
  expect(write('Lively.', 'en')).toContain('\n\nMemo on the discussion\nLively.\n\n')
  expect(write('  ', 'en')).not.toContain('Memo')
})
