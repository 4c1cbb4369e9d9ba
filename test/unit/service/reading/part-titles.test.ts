import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { isPartTitle } from '../../../../electron/service/reading/round-headings.ts'

/** The turns of a text as one line each. */
function told(lines: readonly string[], sep = '\n'): string[] {
  return readTranscript(lines.join(sep)).turns.map(
    ({ round, speaker, text }) => `${round ?? '-'} ${speaker ?? '?'} | ${text}`,
  )
}

/** A short discussion of two rounds. */
const TURNS = [
  [1, 'Animation', 'Bonjour. Votre première réaction : bonne ?'],
  [1, 'Ana', 'Enfin, c’est du sport.'],
  [1, 'Ben', 'Moi – je viendrai moins.'],
  [2, 'Animation', 'Et si la navette était gratuite ?'],
  [2, 'Ben', 'Pourquoi pas.'],
  [2, 'Ana', 'Avec des bancs, alors.'],
] as const
const SAID = TURNS.map(([round, speaker, text]) => `${round} ${speaker} | ${text}`)
const SIGNS = [' : ', ': ', ' > ', ' – ', ' - ', ' | ', ' → ', ' ~ ', ' // ', '\t']

describe('tags of rounds and parts in front of each line', () => {
  const tags = [
    (round: number) => `[tour ${round}] `,
    (round: number) => `(Tour ${round}/6) `,
    (round: number) => `<round ${round}> `,
    (round: number) => `Tour ${round} - `,
    (round: number) => `T${round} | `,
    (round: number) => `R${round}/`,
    (round: number) => `[Partie ${round}] `,
    (round: number) => `{${round}} `,
  ]

  it.each(tags.map((tag) => [tag(1), tag] as const))(
    '"%s" is no speaker, whatever sign follows the name',
    (_, tag) => {
      for (const sign of SIGNS) {
        const lines = TURNS.map(([round, speaker, text]) => `${tag(round)}${speaker}${sign}${text}`)
        expect(told(lines)).toEqual(SAID)
      }
    },
  )

  it('may have titles without numbers', () => {
    const lines = TURNS.map(
      ([round, speaker, text]) => `[${round === 1 ? 'Accueil' : 'Solutions'}] ${speaker} > ${text}`,
    )
    expect(told(lines).map((line) => line.slice(4))).toEqual(SAID.map((line) => line.slice(4)))
  })

  it('name nobody where what is left of the lines names nobody either', () => {
    const lines = TURNS.map(([round, , text]) => `[tour ${round}] ${text}`)
    expect(readTranscript(lines.join('\n')).turns.every(({ speaker }) => speaker === null)).toBe(true)
  })

  it('are not the hours of times', () => {
    const lines = TURNS.map(([round, speaker, text], at) => `0${round}:1${at} ${speaker} : ${text}`)
    expect(told(lines)).toEqual(SAID.map((line) => `-${line.slice(1)}`))
  })

  it('stay the names of those who speak where they come again', () => {
    const lines = ['[P1] Oui, je viens.', '[P2] Non : jamais.', '[P1] Si : parfois.', '[P2] Ah.']
    expect(told(lines).map((line) => line.slice(2, 4))).toEqual(['P1', 'P2', 'P1', 'P2'])
  })
})

describe('titles of parts alone on lines', () => {
  const titles = [
    (round: number) => `Question ${round}`,
    (round: number) => `Partie ${round} - Usages`,
    (round: number) => `14 h ${round}5`,
    (round: number) => ['I.', 'II.'][round - 1] ?? '',
    (round: number) => `* Jour ${round} *`,
  ]

  it.each(titles.map((title) => [title(1), title] as const))(
    '"%s" is not said by whoever spoke before it',
    (_, title) => {
      for (const [sign, sep] of [
        [': ', '\n'],
        ['\n', '\n\n'],
      ] as const) {
        const lines = TURNS.flatMap(([round, speaker, text], at) => [
          ...(TURNS[at - 1]?.[0] === round ? [] : [title(round)]),
          `${speaker.toUpperCase()}${sign}${text}`,
        ])
        expect(told(lines, sep)).toEqual(
          TURNS.map(([, speaker, text]) => `- ${speaker.toUpperCase()} | ${text}`),
        )
      }
    },
  )

  it.each(['★ Tour 1 ★', '// tour 1', '| Round 1 |'])('"%s" begins a round', (title) => {
    expect(told([title, 'Ana: Oui.', 'Ben: Non.', 'Ana: Si.'])[0]).toBe('1 Ana | Oui.')
  })

  it('are not the numbers of a list that somebody gives', () => {
    const lines = [
      'Ana: Deux choses :',
      '1. Le prix',
      '2. Les horaires',
      'Ben: Oui.',
      'Ana: Voilà.',
      'Ben: Bien.',
    ]
    expect(told(lines)[0]).toBe('- Ana | Deux choses :\n1. Le prix\n2. Les horaires')
  })
})

it.each([
  ['Ana [00:12] > ', 'Ben [00:40] > '],
  ['Ana (14:03) - ', 'Ben (14:04) - '],
  ['Ana, 14 h 03 : ', 'Ben, 14 h 04 : '],
  ['Ana → tous : ', 'Ben → tous : '],
  ['**Ana** _00:03_\n', '**Ben** _00:31_\n'],
])('reads names with a time or an addressee behind them: "%s"', (ana, ben) => {
  const lines = [`${ana}Oui.`, `${ben}Non, jamais : trop cher.`, `${ana}Si.`, `${ben}Bon.`]
  expect(told(lines)).toEqual([
    '- Ana | Oui.',
    '- Ben | Non, jamais : trop cher.',
    '- Ana | Si.',
    '- Ben | Bon.',
  ])
})

it('tells the numbers of rounds, parts and times from names', () => {
  for (const title of ['tour 1', 'Part 2/3', '3e séance', 'minute 10', 'Phase II', 'Question 4'])
    expect(isPartTitle(title), title).toBe(true)
  for (const name of ['P1', 'Ana', 'Participant 3', 'Jourdain 2', 'Minh', 'Voix 2', 'Max 1'])
    expect(isPartTitle(name), name).toBe(false)
})
