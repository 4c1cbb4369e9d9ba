import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const SAID = [
  'What do you take to school?',
  'A banana, always a banana.',
  'It depends: not on Sundays.',
  'And what about ugly fruit?',
  'Nobody ever told us.',
  'I would buy it tomorrow.',
]
const WHO = ['Host', 'Ana', 'Ben', 'Host', 'Ben', 'Ana']
const IDS = [null, 71, 72, null, 72, 71]
const TOLD = SAID.map((text, at) => [WHO[at], text])
const UNNAMED = SAID.map((text, at) => [IDS[at] === null ? null : WHO[at], text])

const spoken = (data: unknown) =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => [speaker, text])
const rows = (row: (text: string, at: number) => object) => ({ lines: SAID.map(row) })

describe('who speaks is told', () => {
  it('by the name, and not by the number of the round before it', () => {
    const cells = SAID.map((text, at) => [at < 3 ? 1 : 2, WHO[at] === 'Host' ? ':host' : WHO[at], text])
    expect(spoken({ data: { 'session/messages': cells } })).toEqual(
      TOLD.map(([who, text]) => [who === 'Host' ? 'host' : who, text]),
    )
  })

  it('beside the round, which the number before the name gives', () => {
    const cells = SAID.map((text, at) => [at < 3 ? 1 : 2, WHO[at], text])
    const { turns } = readTranscript(readTranscriptText({ lines: cells }))
    expect(turns.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2])
  })

  it('by nobody, where a field only numbers the rows in blocks', () => {
    const data = rows((text, at) => ({ etape: at < 3 ? 1 : 2, text }))
    expect(spoken(data).filter(([who]) => who !== null)).toEqual([])
  })

  it('by nobody, where there are only numbers of rounds', () => {
    const cells = SAID.map((text, at) => [at < 3 ? 1 : 2, null, text])
    expect(spoken({ lines: cells }).filter(([who]) => who !== null)).toEqual([])
  })

  it('by the texts, where a column beside them says less', () => {
    const style = (at: number) => (IDS[at] === null ? 'BOLD' : 'NORMAL')
    expect(spoken(rows((text, at) => ({ style: style(at), text: `${WHO[at]}: ${text}` })))).toEqual(TOLD)
  })

  it('by nobody, where the texts and a column tell it differently', () => {
    const others = ['Host', 'Ben', 'Host', 'Ana', 'Ana', 'Ben']
    const data = rows((text, at) => ({ who: others[at], text: `${WHO[at]}: ${text}` }))
    expect(readTranscript(readTranscriptText(data)).certainty).toBe('unsure')
  })

  it('by a column of ids beside the kind of each turn, where the kind stands for whoever has no id', () => {
    const kind = (at: number, host: string) => (IDS[at] === null ? host : 'guest')
    const ids = SAID.map((text, at) => [IDS[at] === null ? 'moderator' : String(IDS[at]), text])
    expect(spoken(rows((text, at) => ({ kind: kind(at, 'moderator'), by: IDS[at], text })))).toEqual(ids)
    expect(spoken({ lines: SAID.map((text, at) => [kind(at, 'moderator'), IDS[at], text]) })).toEqual(ids)
  })

  it('by no kind that is no person', () => {
    for (const host of ['prompt', 'org.example.Moderator']) {
      const data = rows((text, at) => ({
        ...{ kind: IDS[at] === null ? host : 'said', text },
        ...(IDS[at] === null ? {} : { by: WHO[at] }),
      }))
      expect(spoken(data)).toEqual(UNNAMED)
    }
  })

  it('by no 0 where it stands among ids, and by a 0 with which they begin', () => {
    const by = (ids: number[]) =>
      spoken(rows((text, at) => ({ person_id: ids[at], text }))).map(([who]) => who)
    expect(by([0, 71, 72, 0, 72, 71])).toEqual([null, '71', '72', null, '72', '71'])
    expect(by([0, 1, 2, 0, 2, 1])).toEqual(['0', '1', '2', '0', '2', '1'])
  })

  it('by a legend for short forms, and by the people of the same answer for their ids', () => {
    const short: Record<string, string> = { Host: 'H', Ana: 'P1', Ben: 'P2' }
    const legend = { H: 'Host', P1: 'Ana', P2: 'Ben' }
    const joined = SAID.map((text, at) => `${short[WHO[at] ?? '']}|${text}`)
    expect(spoken({ joined, legend })).toEqual(TOLD)
    expect(spoken({ joined, legend: { H: 'Host', P1: 'Ana' } })[1]).toEqual(['P1', SAID[1]])
    const people = [
      { person_id: 71, name: 'Ana' },
      { person_id: 72, name: 'Ben' },
    ]
    const turns = SAID.map((text, at) => ({ person_id: IDS[at], text }))
    expect(spoken({ tables: { turns, participants: people } })).toEqual(UNNAMED)
  })

  it('by no map of what people said', () => {
    const rounds = [
      { Ana: 'Yes', Ben: 'No' },
      { Ana: 'Nobody ever told us.', Ben: 'I would buy it.' },
      { Ana: 'It depends on the day.', Ben: 'Not on Sundays.' },
    ]
    const [r1, r2, r3] = rounds
    expect(spoken({ r1, r2, r3 }).map(([who]) => who)).toEqual(['Ana', 'Ben', 'Ana', 'Ben', 'Ana', 'Ben'])
  })
})

describe('a text tells who speaks', () => {
  const text = (line: (who: string, said: string) => string) =>
    spoken(SAID.map((said, at) => line(WHO[at] ?? '', said)).join('\n'))

  it('by names above quoted lines, and above any lines', () => {
    expect(text((who, said) => `${who}\n> ${said}`)).toEqual(TOLD)
    expect(text((who, said) => `${who}\n${said}`)).toEqual(TOLD)
  })

  it('by names with a place, before a full stop', () => {
    expect(text((who, said) => `${who} (Rouen). ${said}`)).toEqual(
      SAID.map((said, at) => [`${WHO[at]} (Rouen)`, said]),
    )
  })

  it('by headings, which are of nobody', () => {
    expect(text((who, said) => (who === 'Host' ? `## ${said}` : `- **${who}** : ${said}`))).toEqual(UNNAMED)
  })

  it('by no word before a colon in one of many lines', () => {
    const lines = [
      'We met on Monday.',
      'Nobody was late.',
      'One rule: be brief.',
      'No: I gave up.',
      'Then all left.',
    ]
    expect(readTranscript(lines.join('\n')).certainty).toBe('unsure')
  })
})
