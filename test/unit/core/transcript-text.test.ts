import { expect, it } from 'vitest'
import { transcriptText } from '../../../electron/core/exports/transcript-text.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'

const turn = { number: 1, round: 1, speaker: 'Camille', moderator: false, text: 'Bonjour.' }

it.each([
  ['fr', 'Tour 1\n\n[1] Camille\u00A0: Bonjour.'],
  ['en', 'Round 1\n\n[1] Camille: Bonjour.'],
] as const)('writes who speaks as the language does (%s)', (language, said) => {
  const session = { draft: aFocusDraft(), practice: true }
  expect(transcriptText(session, { turns: [turn] }, language)).toContain(said)
})
