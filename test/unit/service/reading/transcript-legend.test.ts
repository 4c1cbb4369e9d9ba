import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'

const spoken = (lines: readonly string[]) =>
  readTranscript(lines.join('\n')).turns.map(({ speaker, moderator, text }) => [
    `${speaker ?? '?'}${moderator ? '*' : ''}`,
    text,
  ])

const SAID = [
  'MOD : Who waters the garden?',
  'P1 : My neighbour.',
  'P2 : Nobody.',
  'MOD : And in June?',
  'P2 : The rain.',
]
const NAMED = [
  ['MOD*', 'Who waters the garden?'],
  ['Ida', 'My neighbour.'],
  ['Tom', 'Nobody.'],
  ['MOD*', 'And in June?'],
  ['Tom', 'The rain.'],
]

describe('a legend in a discussion names its speakers and is no turn', () => {
  it.each([
    'Participants: P1 Ida, P2 Tom, P3 Eve',
    'Around the table: Ida (P1), Tom (P2).',
    'P1 = Ida; P2 = Tom',
    'Legend: P1 – Ida (34, Leeds), P2 – Tom (51, York)',
  ])('in one line: %s', (legend) => {
    expect(spoken([legend, '', ...SAID])).toEqual(NAMED)
  })

  it('in lines below a heading of participants', () => {
    expect(spoken(['Participants', '- P1: Ida, 34, Leeds', '- P2: Tom, 51, York', '', ...SAID])).toEqual(
      NAMED,
    )
  })

  it('also where the tags stand before a full stop', () => {
    const stops = SAID.map((line) => line.replace(' :', '.').replace('MOD', 'M'))
    const told = NAMED.map(([who, text]) => [who === 'MOD*' ? 'M*' : who, text])
    expect(spoken(['Participants', 'P1 – Ida', 'P2 – Tom', '', ...stops])).toEqual(told)
  })

  it('says who leads', () => {
    const lines = SAID.map((line) => line.replace('MOD', 'CD'))
    const [host] = spoken(['CD = Clare Day, moderator; P1 = Ida; P2 = Tom', '', ...lines])
    expect(host).toEqual(['Clare Day (moderator)*', 'Who waters the garden?'])
  })
})

describe('no legend is', () => {
  it('what somebody says', () => {
    const lines = [...SAID, 'MOD : P1 Ida, P2 Tom, thank you.']
    expect(spoken(lines).at(-1)).toEqual(['MOD*', 'P1 Ida, P2 Tom, thank you.'])
    expect(spoken(lines)[1]).toEqual(['P1', 'My neighbour.'])
  })

  it('a first round of short answers', () => {
    const lines = [
      'Participant 1: Yes',
      'Participant 2: No',
      '',
      'Participant 1: Why?',
      'Participant 2: Well.',
    ]
    expect(spoken(lines)).toHaveLength(4)
  })

  it('a list in which two people have one name', () => {
    expect(spoken(['Participants: P1 Ida, P2 Ida', '', ...SAID])[1]).toEqual(['P1', 'My neighbour.'])
  })
})
