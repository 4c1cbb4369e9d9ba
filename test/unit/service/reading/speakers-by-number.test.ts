import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  'Je viens à vélo, presque toujours.',
  'Moi, le bus me va très bien.',
  'Même quand il pleut ?',
  'Surtout quand il pleut, voyons.',
]
const speakers = (data: unknown): (string | null)[] =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker }) => speaker)

describe('who speaks under a number', () => {
  it('is shown as it came, also beside a role', () => {
    const rows = SAID.map((dit, at) => ({ persona_id: [3, 12][at % 2], dit }))
    expect(speakers({ tours: rows })).toEqual(['3', '12', '3', '12'])
    const withRoles = rows.map((row) => ({ ...row, role: 'participant' }))
    expect(speakers({ tours: withRoles })).toEqual(['3', '12', '3', '12'])
  })

  it('is nobody where the numbers differ from turn to turn, or stand before the words of a text', () => {
    expect(speakers({ tours: SAID.map((dit, at) => ({ n: at * 7, dit })) })).not.toContain('7')
    expect(speakers(SAID.map((said, at) => `[${at + 1}] ${said}`).join('\n'))).toEqual([null])
  })
})
