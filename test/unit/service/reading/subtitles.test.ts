import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const told = (data: unknown): string[] =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => `${speaker}: ${text}`)

const SAID = ['Ana: Hello', 'Ben: Hi', 'Ana: So']

describe('subtitles', () => {
  it('lose their numbers and times (SRT)', () => {
    const cue = (number: number, said: string) =>
      `${number}\n00:00:0${number},000 --> 00:00:0${number},900\n${said}\n`
    const srt = SAID.map((said, at) => cue(at + 1, said)).join('\n')
    expect(told({ innhold: srt })).toEqual(SAID)
    expect(told({ lines: srt.split('\n') })).toEqual(SAID)
    // Without empty lines, and with a cue that goes on in a second one.
    const dense = [...SAID, 'what now?'].map((said, at) => cue(at + 1, said)).join('')
    expect(told(dense)).toEqual(['Ana: Hello', 'Ben: Hi', 'Ana: So\nwhat now?'])
  })

  it('stand in the order of their times', () => {
    const cue = (second: number, said: string) => `00:00:0${second},000 --> 00:00:0${second},900\n${said}\n`
    expect(told([cue(3, 'Ana: Hello'), cue(7, 'Ana: So'), cue(5, 'Ben: Hi')].join('\n'))).toEqual(SAID)
  })

  it('lose notes, names of cues and marks (WebVTT)', () => {
    const vtt = `WEBVTT - Table ronde

NOTE recorded
by us

intro
00:04.000 --> 00:08.000 align:start
<v Animatrice>Bonjour !</v>

00:09.000 --> 00:15.000
<v.loud Zoé>Oui, <i>bien</i> sûr.</v>

NOTE a pause

00:16.000 --> 00:20.000
<v Paul>Non.</v>

last
00:20.000 --> 00:25.000
<v Zoé>12</v>
`
    expect(told({ fichier: vtt })).toEqual([
      'Animatrice: Bonjour !',
      'Zoé: Oui, bien sûr.',
      'Paul: Non.',
      'Zoé: 12',
    ])
  })

  it('are read in other forms', () => {
    const dialogue = (at: number, who: string, text: string) =>
      `Dialogue: 0,0:00:0${at}.00,0:00:0${at}.90,Default,${who},0,0,0,,${text}`
    const ass = [
      '[Script Info]\nTitle: x\n\n[Events]',
      'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
      ...[dialogue(1, 'Ana', 'Hello, {\\i1}you{\\i0}'), dialogue(2, 'Ben', 'Hi'), dialogue(3, 'Ana', 'So')],
    ]
    expect(told(ass.join('\n'))).toEqual(['Ana: Hello, you', 'Ben: Hi', 'Ana: So'])
    const form = (head: (at: number) => string) => SAID.map((said, at) => `${head(at)}${said}`).join('\n')
    expect(told(form((at) => `\n0:00:0${at}.000,0:00:0${at}.900\n`))).toEqual(SAID)
    expect(told(form((at) => `[00:0${at}.00]`))).toEqual(SAID)
    expect(told(form((at) => `00:0${at}\n`))).toEqual(SAID)
    expect(told(form((at) => `00:00:0${at} - 00:00:0${at}\n`))).toEqual(SAID)
  })

  it('may name who speaks on a line of its own', () => {
    expect(told('Ana  0:04\nHello\n\nBen  0:09\nHi\n\nAna  0:12\nSo\n')).toEqual(SAID)
    expect(told('0:04 Ana\nHello\n\n0:09 Ben\nHi\n\n0:12 Ana\nSo\n')).toEqual(SAID)
    const cues = SAID.concat('Ben: No').map(
      (said, at) => `0:0:${at}.0 --> 0:0:${at}.9\n${said.replace(': ', ' Roth\n')}\n`,
    )
    expect(told(`WEBVTT\n\n${cues.join('\n')}`)).toEqual([
      'Ana Roth: Hello',
      'Ben Roth: Hi',
      'Ana Roth: So',
      'Ben Roth: No',
    ])
  })
})

describe('what is no subtitle', () => {
  it('is shown as received where nobody is named', () => {
    const srt =
      '1\n00:00:04,000 --> 00:00:08,000\nYes\nand no\n\n2\n00:00:09,000 --> 00:00:15,000\nYes\nindeed'
    expect(readTranscriptText(srt)).toBe(srt)
  })

  it('keeps the hours that people tell', () => {
    expect(told('Ana: When?\n18:30\nBen: Or\n17:15\nAna: Fine')).toEqual([
      'Ana: When?\n18:30',
      'Ben: Or\n17:15',
      'Ana: Fine',
    ])
  })
})

it('reads numbered lines of columns', () => {
  const lines =
    '001 | MOD | Bonjour à tous ?\n002 | I4 | Si : la confiance.\n003 | I1 | Non.\n004 | I4 | Rien.'
  const { turns } = readTranscript(readTranscriptText({ text: lines }))
  expect(turns.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
    'MOD: Bonjour à tous ?',
    'I4: Si : la confiance.',
    'I1: Non.',
    'I4: Rien.',
  ])
  expect(turns.map(({ moderator }) => moderator)).toEqual([true, false, false, false])
})
