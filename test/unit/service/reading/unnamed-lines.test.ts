import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

const SAID: [string | null, string][] = [
  [null, 'Who waters the garden?'],
  ['Ida', 'My neighbour: every day.'],
  ['Tom', 'Nobody.'],
  [null, 'Tom, tell us about June'],
  ['Tom', 'The rain.'],
  ['Ida', 'My children.'],
]
const spoken = (lines: readonly string[]) =>
  readTranscript(lines.join('\n')).turns.map(({ speaker, text }) => [speaker, text])

describe('what is asked where only the others are named', () => {
  it.each<[string, (text: string) => string]>([
    ['in bold', (text) => `**${text}**`],
    ['in italics', (text) => `_${text}_`],
    ['numbered', (text) => `Q1. ${text}`],
    ['quoted', (text) => `> ${text}`],
  ])('is a turn of nobody: %s', (_, asked) => {
    expect(spoken(SAID.map(([who, text]) => (who === null ? asked(text) : `${who}: ${text}`)))).toEqual(SAID)
  })

  it('is a turn of nobody in capitals, as written', () => {
    const lines = SAID.map(([who, text]) => (who === null ? text.toUpperCase() : `${who}: ${text}`))
    expect(spoken(lines)).toEqual(SAID.map(([who, text]) => [who, who === null ? text.toUpperCase() : text]))
  })

  it('is not told by one mark alone, nor by marks where a host is named', () => {
    expect(spoken(['Ida: Well.', '**Really?**', 'Tom: Yes.', 'Ida: No.'])[0]?.[1]).toBe('Well.\n**Really?**')
    const lines = [
      'Host: Who?',
      'Ida: Me.',
      '> the one in blue?',
      'Tom: I said:',
      '> never?',
      'Host: Thanks.',
    ]
    expect(spoken(lines)).toHaveLength(4)
  })
})

describe('who leads', () => {
  it('is told by a line above the discussion', () => {
    const lines = [
      'Present: Ida, Tom',
      'Moderator: JD',
      '',
      'JD: Who waters it?',
      'Ida: Me.',
      'Tom: No.',
      'JD: Ah.',
    ]
    const { turns } = readTranscript(lines.join('\n'))
    expect(turns.map(({ speaker, moderator }) => `${speaker}${moderator ? '*' : ''}`)).toEqual([
      ...['JD*', 'Ida', 'Tom', 'JD*'],
    ])
  })
})

describe('what stands around', () => {
  it('may be a note apart from the first words of the host', () => {
    const note = 'Written down by a program. Names are changed.'
    expect(spoken([note, '', 'Host: Who?', 'Ida: Me.', 'Host: Ah.'])[0]).toEqual(['Host', 'Who?'])
    expect(spoken([note, '', 'Ida: Me.', 'Host: Ah.'])[0]).toEqual([null, note])
  })

  it('may be how long it has lasted', () => {
    expect(spoken(['Host: Who?', '--- 10 min ---', 'Ida: Me.', 'Host: Ah.'])[0]).toEqual(['Host', 'Who?'])
  })
})

it('takes no names of fields for speakers', () => {
  const lines = SAID.map(([who, text]) => `- speaker: ${who ?? 'Host'}\n  text: ${text}`)
  expect(readTranscript(lines.join('\n')).certainty).toBe('unsure')
})
