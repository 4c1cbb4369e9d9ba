import { expect, it } from 'vitest'
import { nameSpeakers } from '../../../../electron/service/reading/name-speakers.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import type { Profile } from '../../../../shared/models/focus.ts'

const profiles = (...names: string[]): Profile[] =>
  names.map((name, at) => ({ id: `x${at}`, name, attributes: [] }))

/** Who speaks in a text, with the names of the session's profiles. */
function speakers(text: string, names: readonly string[]): (string | null)[] {
  return nameSpeakers(readTranscript(text).turns, profiles(...names)).map(({ speaker }) => speaker)
}

it.each([
  ['moderator | Well?\nP1/Ana | Yes.\nP2/Ben | No.\nP1/Ana | Why not?\nP2/Ben | Who knows.'],
  [
    '#1 MODERATOR\nWell?\n\n#2 PARTICIPANT 1 (Ana)\nYes.\n\n#3 PARTICIPANT 2 (Ben)\nNo.\n\n#4 PARTICIPANT 1 (Ana)\nWhy not?\n\n#5 PARTICIPANT 2 (Ben)\nWho knows.\n\n#6 MODERATOR\nThank you.',
  ],
  ['Moderator: Well?\nR1 - Ana: Yes.\nR2 - Ben: No.\nR1 - Ana: Why not?\nR2 - Ben: Who knows.'],
])('names speakers by what stands behind the number of their seat: %s', (text) => {
  expect(speakers(text, ['Ana', 'Ben']).slice(1, 5)).toEqual(['Ana', 'Ben', 'Ana', 'Ben'])
})

it('leaves what stands behind numbers where it is the name of no profile', () => {
  const text = 'Moderator: Well?\nP1 (Rouen): Yes.\nP2 (Ben): No.\nP1 (Rouen): Why not?'
  expect(speakers(text, ['Ana', 'Ben'])).toEqual(['Moderator', 'P1 (Rouen)', 'P2 (Ben)', 'P1 (Rouen)'])
})

it('does not choose between two profiles of one name', () => {
  const text = 'Moderator: Well?\nP1 (Ana): Yes.\nP2 (Ana): No.\nP1 (Ana): Why not?'
  expect(speakers(text, ['Ana', 'Ana'])).toContain('P1 (Ana)')
})

it.each(['(La séance est levée.)', '[The meeting was adjourned at 6:30 pm.]', '(L’entretien est terminé.)'])(
  'takes a sentence in brackets that closes the discussion for no words: %s',
  (end) => {
    const { turns, complete } = readTranscript(`Ana: Oui.\nBen: Non.\nAna: Merci.\n\n${end}`)
    expect([turns.at(-1)?.text, complete]).toEqual(['Merci.', true])
  },
)

it.each(['La séance est levée.', '(La séance est levée trop tôt, je trouve.)'])(
  'keeps a sentence about the end that somebody may say: %s',
  (said) => {
    expect(readTranscript(`Ana: Oui.\nBen: Non.\nAna: Merci.\n${said}`).turns.at(-1)?.text).toContain(said)
  },
)

it.each([
  'Ana Roux  10:02 AM|Ben Krog  10:03 AM',
  'Ana Roux · 14:02|Ben Krog · 14:03',
  'Ana Roux [00:04:12]|Ben Krog [00:04:20]',
])('reads names above what is said with the time behind them: %s', (both) => {
  const [ana = '', ben = ''] = both.split('|')
  const text = `${ana}\nWell?\nTell me.\n\n${ben}\nNo.\n\n${ana}\nWhy?\n\n${ben}\nJulie will know.\n`
  expect(readTranscript(text).turns.map(({ speaker, text: said }) => [speaker, said])).toEqual([
    ['Ana Roux', 'Well?\nTell me.'],
    ['Ben Krog', 'No.'],
    ['Ana Roux', 'Why?'],
    ['Ben Krog', 'Julie will know.'],
  ])
})

it('takes no sentence that ends with a time for a name', () => {
  const text = 'Ana: When?\nI get up at 6:30\nBen: I leave at 7:15\nAna: I leave at 8:00\nBen: Early.'
  expect(readTranscript(text).turns.map(({ speaker }) => speaker)).toEqual(['Ana', 'Ben', 'Ana', 'Ben'])
})
