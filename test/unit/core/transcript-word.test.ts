import { expect, it } from 'vitest'
import { transcriptBlocks } from '../../../electron/core/exports/transcript-word.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'

const turns = [
  { number: 1, round: 1, speaker: 'Sonde', moderator: true, text: 'How do you travel?' },
  { number: 2, round: 1, speaker: 'Camille', moderator: false, text: 'By bike.\nWhen it is dry.' },
  { number: 3, round: 2, speaker: null, moderator: false, text: 'On foot.' },
]
const session = aFocusSession('one', {
  draft: aFocusDraft({ guide: '1. Travel' }),
  profiles: [
    { id: null, name: 'Camille', attributes: [{ name: 'age', value: '54' }] },
    { id: null, name: null, attributes: [] },
  ],
})

it('tells who takes part, the memo and the guide, then each turn under its round', () => {
  const notes = { ...emptyTranscriptNotes(), memo: ' Lively. ', speakers: { Camille: 'Camille D.' } }
  const blocks = transcriptBlocks(session, { turns }, 'fr', notes)
  const told = blocks.map((block) => {
    if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`
    if (block.kind === 'paragraph') return `${block.lead}|${block.text}`
    return block.kind === 'table' ? block.rows.map(({ cells }) => cells.join(' / ')) : 'picture'
  })
  expect(told).toEqual([
    '# Participants',
    ['Camille D. / Âge\u00A0: 54', 'Persona 2 / –'],
    '# Mémo sur la discussion',
    '|Lively.',
    '# Guide d’animation',
    '|1. Travel',
    '# Transcription',
    '## Tour 1',
    '[1] Sonde\u00A0:|How do you travel?',
    '[2] Camille D.\u00A0:|By bike.\nWhen it is dry.',
    '## Tour 2',
    '[3]|On foot.',
  ])
})

it('has no headings for what there is not', () => {
  const bare = aFocusSession('one', { draft: aFocusDraft({ guide: ' ' }), profiles: [] })
  const [first] = turns
  const blocks = transcriptBlocks(
    bare,
    { turns: first ? [{ ...first, round: null }] : [] },
    'en',
    emptyTranscriptNotes(),
  )
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
})
