import { expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

const spoken = (text: string): unknown[] =>
  readTranscript(text).turns.map(({ round, speaker, text: said }) => [round, speaker, said])

it('a title in capitals above the discussion is no turn', () => {
  const text = [
    'GROUPE GRP-2025-0031 – COMPTE RENDU INTÉGRAL',
    '',
    'TOUR DE TABLE N° 1',
    'L’animatrice. – Qu’avez-vous compris ?',
    'M. Pons. – Un suivi de colis.',
    'L’animatrice. – Et vous ?',
    'Mme Le Goff. – Des ronds verts.',
    'M. Pons. – Moi aussi.',
  ].join('\n')
  expect(spoken(text).slice(0, 2)).toEqual([
    [1, 'L’animatrice', 'Qu’avez-vous compris ?'],
    [1, 'M. Pons', 'Un suivi de colis.'],
  ])
})

it('a heading may tell the round in two languages', () => {
  const text =
    '## Tour 2 / Round 2\n\n**Modératrice** : Et la nuit ?\n\n**Ana** : Non.\n\n**Modératrice** : Bien.'
  expect(spoken(text)[0]).toEqual([2, 'Modératrice', 'Et la nuit ?'])
})

it('a name may stand before a hyphen, where each turn has one', () => {
  const text = [
    '- Modération - Bonjour à tous. Où rangez-vous vos économies ?',
    '- Mme L. (52 ans, agente territoriale) - Dans une enveloppe - comme ma mère.',
    '- M. K. (29 ans, livreur) - Nulle part.',
    '- Modération - Et demain ?',
    '- Mme L. (52 ans, agente territoriale) - Pareil.',
  ].join('\n')
  expect(spoken(text).map((turn) => (turn as unknown[])[1])).toEqual([
    'Modération',
    'Mme L. (52 ans, agente territoriale)',
    'M. K. (29 ans, livreur)',
    'Modération',
    'Mme L. (52 ans, agente territoriale)',
  ])
})

it('small pictures before the names are no part of them', () => {
  const turns = readTranscript(
    '🎤 Host: Alors ?\n🦉 Aminata: Oui.\n🐢 Hervé: Non.\n🎤 Host: Encore ?\n🐢 Hervé: Oh.\n🦉 Aminata: Si.',
  ).turns
  expect(turns.map(({ speaker, moderator }) => [speaker, moderator])).toEqual([
    ['Host', true],
    ['Aminata', false],
    ['Hervé', false],
    ['Host', true],
    ['Hervé', false],
    ['Aminata', false],
  ])
})
