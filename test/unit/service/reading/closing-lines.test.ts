import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

/** A short discussion; `name` writes the beginning of a turn. */
function discussion(name: (speaker: string) => string, above: readonly string[], below: readonly string[]) {
  const said = [
    ['Moderator', 'Good evening. How was the winter?'],
    ['Ruth', 'Cold. We shut two rooms.'],
    ['Owen', 'I kept my coat on indoors.'],
    ['Moderator', 'Thank you both.'],
  ] as const
  const lines = said.map(([speaker, words]) => `${name(speaker)}${words}`)
  return [...above, ...lines, ...below].join('\n')
}

const SAID = [
  'Moderator: Good evening. How was the winter?',
  'Ruth: Cold. We shut two rooms.',
  'Owen: I kept my coat on indoors.',
  'Moderator: Thank you both.',
]
const turnsOf = (text: string) =>
  readTranscript(text).turns.map(({ speaker, text: words }) => `${speaker ?? '?'}: ${words}`)

const FORMS: readonly [string, (speaker: string) => string][] = [
  ['colons', (speaker) => `${speaker}: `],
  ['arrows', (speaker) => `${speaker} > `],
  ['dashes', (speaker) => `${speaker} — `],
  ['brackets above the words', (speaker) => `[${speaker}]\n    `],
  ['brackets', (speaker) => `[${speaker}] `],
]

describe.each(FORMS)('below a discussion with %s', (_, name) => {
  it.each([
    '[end of transcript]',
    '[End of the transcription]',
    'FIN DU VERBATIM',
    'Fin du verbatim',
    '--- FIN DE LA TABLE RONDE ---',
    '*** END OF PART ONE ***',
    '(fin de l’atelier)',
  ])('"%s" is said by nobody', (end) => {
    for (const gap of [[], ['']]) expect(turnsOf(discussion(name, [], [...gap, end]))).toEqual(SAID)
  })
})

describe('a title between two rules, once in a discussion', () => {
  it.each(['=== Closing ===', '--- Break ---', '— — —\n=== Last words ===', '==== Clôture ===='])(
    '"%s" ends what was said before it',
    (title) => {
      const text = [
        'Moderator: How was the winter?',
        'Ruth: Cold. We shut two rooms.',
        '',
        title,
        'Moderator: Thank you both.',
        'Owen: Good night.',
      ].join('\n')
      expect(turnsOf(text)).toEqual([
        'Moderator: How was the winter?',
        'Ruth: Cold. We shut two rooms.',
        'Moderator: Thank you both.',
        'Owen: Good night.',
      ])
    },
  )
})

it('a person called Fin, and words that only begin like an end, stay', () => {
  const text = ['Host: Who starts?', 'Fin: Me. END OF STORY, as they say', 'Host: Thanks.', 'Fin: Bye.'].join(
    '\n',
  )
  expect(turnsOf(text)).toEqual([
    'Host: Who starts?',
    'Fin: Me. END OF STORY, as they say',
    'Host: Thanks.',
    'Fin: Bye.',
  ])
})
