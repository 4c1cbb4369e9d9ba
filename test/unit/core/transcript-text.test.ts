import { expect, it } from 'vitest'
import { transcriptText } from '../../../electron/core/exports/transcript-text.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'

const turn = { number: 1, round: 1, speaker: 'Camille', moderator: false, text: 'Bonjour.' }

const SURE = { certainty: 'sure', diverged: false } as const

it.each([
  ['fr', 'Tour 1\n\n[1] Camille\u00A0: Bonjour.'],
  ['en', 'Round 1\n\n[1] Camille: Bonjour.'],
] as const)('writes who speaks as the language does (%s)', (language, said) => {
  const session = { draft: aFocusDraft(), practice: true }
  expect(transcriptText(session, { ...SURE, turns: [turn] }, language)).toContain(said)
})

it('says first what is doubtful about the text', () => {
  const session = { draft: aFocusDraft(), practice: true }
  const sound = transcriptText(session, { ...SURE, turns: [turn] }, 'en')
  expect(sound).not.toContain('transcript received')
  const doubtful = transcriptText(session, { certainty: 'unsure', diverged: true, turns: [turn] }, 'en')
  const head = doubtful.slice(0, doubtful.indexOf('[1]'))
  expect(head).toContain('some turns may be split in the wrong place')
  expect(head).toContain('This file contains only the latest')
})
