import { describe, expect, it } from 'vitest'
import { nameSpeakers } from '../../../../electron/service/reading/name-speakers.ts'
import { readProfiles } from '../../../../electron/service/reading/read-profiles.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const ROUNDS: [string | null, string][][] = [
  [
    [null, 'Who of you waters the garden?'],
    ['Ida', 'My neighbour does, every day.'],
    ['Tom', 'Nobody, as far as I know.'],
  ],
  [
    [null, 'And when it is hot in June?'],
    ['Tom', 'Then we wait for the rain.'],
    ['Ida', 'My children, when they remember.'],
  ],
]
const SAID = ROUNDS.flat()

const read = (data: unknown, focus: unknown = {}) =>
  nameSpeakers(readTranscript(readTranscriptText(data)).turns, readProfiles(focus))
const spoken = (data: unknown, focus: unknown = {}) =>
  read(data, focus).map(({ round, speaker, moderator, text }) => [round, moderator ? 'Host' : speaker, text])
const told = (host: string | null, isCounted = true) =>
  ROUNDS.flatMap((round, at) => round.map(([who, text]) => [isCounted ? at + 1 : null, who ?? host, text]))

describe('rounds that come apart', () => {
  const rows = ROUNDS.map((round) => round.map(([who, text]) => ({ who: who ?? 'Host', text })))
  const lines = ROUNDS.map((round) => round.map(([who, text]) => `${who ?? 'Host'}: ${text}`))

  it.each<[string, unknown]>([
    ['lists under numbered names', { round_1: rows[0], round_2: rows[1] }],
    ['lists of lines in maps', { rounds: lines.map((said, at) => ({ no: at + 1, lines: said })) }],
    ['texts in maps', { rounds: lines.map((said, at) => ({ no: at + 1, text: said.join('\n') })) }],
    ['texts under numbers', { '1': lines[0]?.join('\n'), '2': lines[1]?.join('\n') }],
  ])('as %s are one discussion', (_, data) => {
    expect(spoken(data)).toEqual(told('Host'))
  })

  it('have what is asked beside a title and a map of replies', () => {
    const rounds = ROUNDS.map(([host, ...replies], at) => ({
      topic: ['Water in the garden', 'Summer'][at],
      moderatorPrompt: host?.[1],
      replies: replies.map(([who, text]) => ({ who, text })),
    }))
    expect(spoken({ rounds })).toEqual(told(null))
    const maps = ROUNDS.map(([host, ...replies]) => ({
      asked: host?.[1],
      replies: Object.fromEntries(replies),
    }))
    expect(spoken({ rounds: maps })).toEqual(told(null))
  })

  it('keep headings of their own, and are no maps of different things', () => {
    const headed = lines.map((said, at) => ({ text: [`Round ${at + 1}`, ...said].join('\n') }))
    expect(spoken({ rounds: headed })).toEqual(told('Host'))
    const text = lines.flat().join('\n')
    expect(spoken([{ tags: ['first'] }, { text }]).filter(([round]) => round !== null)).toEqual([])
  })

  it('are no rounds under numbers that leave one out', () => {
    expect(readTranscript(readTranscriptText({ round_1: rows[0], round_3: rows[1] })).certainty).toBe(
      'unsure',
    )
  })
})

describe('who speaks', () => {
  it('is told by a number in a part that is called after a person', () => {
    const reply = (index: number, text: string) => ({ participant: { index }, text })
    const rounds = [
      {
        asked: 'Who of you waters the garden?',
        replies: [reply(1, 'My neighbour does.'), reply(0, 'Nobody does.')],
      },
      { asked: 'And when it is hot in June?', replies: [reply(0, 'Then we wait for the rain.')] },
    ]
    const people = { participants: ['Ida', 'Tom'].map((name, index) => ({ index, name, age: 34 })) }
    expect(spoken({ rounds }, people).map(([, who]) => who)).toEqual([null, 'Tom', 'Ida', null, 'Ida'])
  })

  it('is told by the list of what each person says, in the order of all turns', () => {
    const says = (of: string | null) =>
      SAID.flatMap(([who, text], at) => (who === of ? [{ order: at + 1, text }] : []))
    const people = [null, 'Ida', 'Tom']
    const listed = people.map((who) => ({ name: who ?? 'Host', says: says(who) }))
    expect(spoken({ people: listed })).toEqual(told('Host', false))
    const mapped = Object.fromEntries(people.map((who) => [who ?? 'Host', says(who)]))
    expect(spoken({ voices: mapped })).toEqual(told('Host', false))
    const unplaced = listed.map(({ name, says: own }) => ({ name, says: own.map(({ text }) => ({ text })) }))
    expect(readTranscript(readTranscriptText({ people: unplaced })).certainty).toBe('unsure')
  })

  it('is told by a list of people beside the turns', () => {
    const turns = SAID.map(([who, text]) => ({
      speaker: who === null ? 'Host' : who === 'Ida' ? '7' : '8',
      text,
    }))
    const included = [
      { id: '7', name: 'Ida' },
      { id: '8', name: 'Tom' },
    ]
    const some = turns.filter(({ speaker }) => speaker !== 'Host')
    expect(
      spoken({ turns: [...some, ...some], included })
        .map(([, who]) => who)
        .slice(0, 4),
    ).toEqual([...['Ida', 'Tom', 'Tom', 'Ida']])
  })

  it('is told by no style of letters', () => {
    const rows = SAID.flatMap(([who, text]) => [
      { style: 'bold', text: `${who ?? 'Host'} said, as often before: ` },
      { style: 'plain', text },
    ])
    expect(spoken({ rows }).some(([, who]) => who === 'bold')).toBe(false)
  })
})

describe('a discussion that comes twice', () => {
  const plain = SAID.map(([who, text]) => `${who ?? 'Host'}: ${text}`).join('\n')
  const bold = SAID.map(([who, text]) => `**${who ?? 'Host'}** — ${text}`).join('\n\n')

  it('is read once where both say the same', () => {
    expect(spoken({ plain, markdown: bold })).toEqual(told('Host', false))
  })

  it('is asked about where they differ', () => {
    const other = bold.replace('every day', 'never')
    expect(readTranscript(readTranscriptText({ plain, markdown: other })).certainty).toBe('unsure')
  })
})

it('does not leave out what is asked in a list of its own', () => {
  const replies = SAID.flatMap(([who, text]) => (who === null ? [] : [{ who, text }]))
  const questions = SAID.flatMap(([who, text]) => (who === null ? [text] : []))
  expect(readTranscript(readTranscriptText({ replies, questions })).certainty).toBe('unsure')
  expect(spoken({ replies })).toHaveLength(4)
})
