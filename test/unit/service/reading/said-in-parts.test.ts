import { expect, it } from 'vitest'
import { readCreatedId } from '../../../../electron/service/reading/read-created-id.ts'
import { readMembers } from '../../../../electron/service/reading/read-members.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  [null, 'Que faites-vous le dimanche ?'],
  ['p-31', 'Je dors : c’est tout.'],
  ['p-32', 'Du vélo, s’il fait beau.'],
  [null, 'Et le lundi ?'],
  ['p-32', 'Je reprends le travail.'],
  ['p-31', 'Je dors encore !'],
] as const
const read = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, moderator, text }) => [
    moderator ? null : speaker,
    text,
  ])

it('reads messages in parts, without what a model thought', () => {
  const messages = SAID.map(([who, text]) => ({
    ...(who === null ? { role: 'user', name: 'animatrice' } : { role: 'assistant', agent: who }),
    content: [
      ...(who === 'p-31' ? [{ type: 'reasoning', text: 'Je dois rester bref.' }] : []),
      { type: 'output_text', text },
    ],
  }))
  const told = read({ thread: { id: 't9', messages } })
  expect(told.map(([, text]) => text)).toEqual(SAID.map(([, text]) => text))
  expect(told.flatMap(([who]) => (who?.startsWith('p-') ? [who] : []))).toEqual([
    'p-31',
    'p-32',
    'p-32',
    'p-31',
  ])
})

it('reads a forest of replies with who speaks as a case', () => {
  const row = (at: number, below: unknown[]): unknown => {
    const [who, text] = SAID[at] ?? [null, '']
    return {
      entry: { from: who === null ? { tag: 'Host' } : { tag: 'Guest', contents: who }, words: text },
      below,
    }
  }
  const told = read({ forest: [row(0, [row(1, [row(2, [])])]), row(3, [row(4, []), row(5, [])])] })
  expect(told.map(([, text]) => text)).toEqual(SAID.map(([, text]) => text))
  expect(told.map(([who]) => who)).toEqual(SAID.map(([who]) => who))
})

it('reads pairs of a member and a role', () => {
  const pairs = [
    [{ courriel: 'lea@exemple.fr', depuis: 2024 }, { tag: 'Admin' }],
    [{ courriel: 'max@exemple.fr', depuis: 2025 }, { tag: 'Lecteur' }],
  ]
  expect(readMembers({ equipe: pairs }).map(({ email, role }) => [email, role])).toEqual([
    ['lea@exemple.fr', 'Admin'],
    ['max@exemple.fr', 'Lecteur'],
  ])
  expect(
    readMembers({
      liens: [
        ['a', 'b'],
        [{ nom: 'x' }, 'y'],
      ],
    }),
  ).toEqual([])
})

it('reads the number of a file with its year as an id, and no date or share', () => {
  expect(readCreatedId({ cj: 'MZD-118/2026', stav: 'koncept' })).toBe('MZD-118/2026')
  for (const text of ['11/2026', '3/8', 'Part 1/2026', 'MZD-118/20261']) {
    expect(readCreatedId({ cj: text, stav: 'koncept' })).toBeNull()
  }
})
