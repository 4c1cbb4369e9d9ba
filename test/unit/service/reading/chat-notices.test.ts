import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const spoken = (data: unknown): [string | null, string][] =>
  readTranscript(readTranscriptText(data)).turns.map(({ speaker, text }) => [speaker, text])

describe('what happened in a chat is no turn', () => {
  it('in an export with a time on each line', () => {
    const lines = [
      '[03/04/26, 18:00:00] Messages and calls are end-to-end encrypted.',
      '[03/04/26, 18:01:10] Mod created group “Evening”',
      '[03/04/26, 18:02:04] Mod: Hi everyone. What happens next?',
      '[03/04/26, 18:02:29] Nadia: Shoes off, I open the fridge',
      '[03/04/26, 18:03:36] Curtis left',
      '[03/04/26, 18:04:39] Aiko: Nadia joined a gym instead',
      '[03/04/26, 18:05:39] Nadia: I left the gym',
    ]
    expect(spoken({ transcript: lines.join('\n') })).toEqual([
      ['Mod', 'Hi everyone. What happens next?'],
      ['Nadia', 'Shoes off, I open the fridge'],
      ['Aiko', 'Nadia joined a gym instead'],
      ['Nadia', 'I left the gym'],
    ])
  })

  it('in French, as in a chat of the web of old', () => {
    const french = [
      '12/05/2026, 18:01 - Animatrice a créé le groupe « Bus »',
      '12/05/2026, 18:02 - Animatrice: Bonjour à tous. Parlons du bus.',
      '12/05/2026, 18:03 - Inès: Il est toujours en retard.',
      '12/05/2026, 18:04 - Marc a quitté le groupe',
      '12/05/2026, 18:06 - Inès: Moi je marche.',
    ]
    expect(spoken(french.join('\n')).map(([who]) => who)).toEqual(['Animatrice', 'Inès', 'Inès'])
    const old = [
      '18:01 -!- ana has joined #bus',
      '18:02 <mod> welcome, what about the bus?',
      '18:03 <ana> it is always late here',
      '18:04 <ben> not on my line',
      '18:05 <ana> lucky you then',
      '18:06 -!- ben has quit [bye]',
    ]
    expect(spoken(old.join('\n')).map(([who]) => who)).toEqual(['mod', 'ana', 'ben', 'ana'])
  })

  it('in messages of which a field says that a program wrote them', () => {
    const said = [
      { from: 'Host', text: 'Welcome, what about the bus?' },
      { from: 'Ana', text: 'It is always late around here' },
      { from: 'Ben', text: 'Not on my line it is not' },
      { from: 'Ana', text: 'Lucky you then I suppose' },
    ]
    const turns = said.map(({ from, text }) => [from, text])
    const event = { type: 'event', text: 'Host opened the room' }
    expect(spoken({ messages: [event, ...said.map((one) => ({ type: 'message', ...one }))] })).toEqual(turns)
    expect(spoken({ messages: [...said, { from: 'System', text: 'Ben left the room' }] })).toEqual(turns)
    const join = {
      type: 'message',
      subtype: 'channel_join',
      from: 'Ana',
      text: '<@U1> has joined the channel',
    }
    expect(spoken({ messages: [join, ...said.map((one) => ({ type: 'message', ...one }))] })).toEqual(turns)
  })

  it('but what a person says of an event is one, and so is a line without a name that tells none', () => {
    const lines = [
      '[18:02] Mod: What happened?',
      '[18:03] Ana: Ben left the room',
      '[18:04] which I find rather rude',
      '[18:05] Mod: I see.',
      '[18:06] Ana: Yes.',
    ]
    const told = spoken(lines.join('\n'))
    expect(told[1]?.[1]).toContain('Ben left the room')
    expect(JSON.stringify(told)).toContain('which I find rather rude')
  })
})

describe('names with what programs add to them', () => {
  it('are read without the word for whom a message is', () => {
    const chat = [
      '10:02:03 From Ana to Everyone: Hello, I like it a lot',
      '10:02:30 From Ben to Everyone: Not me, sorry',
      '10:03:01 From Ana to Everyone: Why not, Ben?',
      '10:04:00 From Ben to Ana: Too dear.',
    ]
    expect(spoken(chat.join('\n')).map(([who]) => who)).toEqual(['Ana', 'Ben', 'Ana', 'Ben'])
  })

  it('are read above what is said, below a head and with the day', () => {
    const meeting = `Meeting Recording
March 3, 2026, 6:00PM

Moderator started transcription

Moderator   0:03
Welcome all, what do you think of the bus?

Ana Lopez   0:12
It is always late in the morning.

Ben Cole   0:20
I gave up and bought a bike.

Ana Lopez   0:31
Lucky you.

Moderator   0:40
And the price?

Ben Cole stopped transcription`
    expect(spoken(meeting)).toEqual([
      ['Moderator', 'Welcome all, what do you think of the bus?'],
      ['Ana Lopez', 'It is always late in the morning.'],
      ['Ben Cole', 'I gave up and bought a bike.'],
      ['Ana Lopez', 'Lucky you.'],
      ['Moderator', 'And the price?'],
    ])
    const chat = ['Mod', 'ana', 'ben', 'ana', 'Mod', 'ben'].map(
      (name, at) => `${name} — Today at 6:0${at} PM\nsomething number ${at} that is said`,
    )
    expect(spoken(chat.join('\n')).map(([who]) => who)).toEqual(['Mod', 'ana', 'ben', 'ana', 'Mod', 'ben'])
  })
})

describe('what is beside the words of a turn', () => {
  const said = [
    'Welcome, what about the bus?',
    'It is always late here.',
    'Not on my line.',
    'Why?',
    'Few drivers.',
    'No.',
  ]
  const names = ['Zoé', 'Ana', 'Ben', 'Zoé', 'Ana', 'Ben']
  const told = said.map((text, at) => [names[at], text])

  it('is no speaker where it heads a message', () => {
    const letters = said.map(
      (text, at) => `From: ${names[at]}\nSent: 2026-03-0${at + 1} 18:00\nTo: all\n${text}`,
    )
    expect(spoken(letters.join('\n\n'))).toEqual(told)
  })

  it('is no word where it is a time', () => {
    const html = said.map((text, at) => `<div><b>${names[at]}</b> <i>18:0${at}</i><p>${text}</p></div>`)
    expect(spoken(html.join(''))).toEqual(told)
  })

  it('is no turn where it was taken back, or said to a model', () => {
    const rows = said.map((text, at) => ({ from: names[at], text }))
    const gone = { from: 'Ben', text: 'This message was deleted', deleted: true }
    expect(spoken({ messages: [...rows, gone] })).toEqual(told)
    const roles = said.map((content, at) => ({
      role: at % 3 === 0 ? 'assistant' : 'user',
      name: names[at],
      content,
    }))
    const prompt = { role: 'system', content: 'You moderate a focus group about the bus. Be kind.' }
    expect(spoken({ messages: [prompt, ...roles] })).toEqual(told)
  })

  it('is no turn where a program says that all is over', () => {
    const lines = said.map((text, at) => `${names[at]}: ${text}`).join('\n')
    expect(spoken(`${lines}\nMeeting ended after 00:12:30 👋`)).toEqual(told)
    expect(spoken(`${lines}\n[END OF RECORDING]`)).toEqual(told)
  })

  it('is no name where it is the form of a text', () => {
    const blocks = said.map((text, at) => ({
      fields: [
        { type: 'mrkdwn', text: `*${names[at]}*` },
        { type: 'plain_text', text },
      ],
    }))
    expect(spoken({ blocks }).map(([who]) => who)).not.toContain('mrkdwn')
  })
})

it('names speakers by their places in a list of names, where these begin or end it', () => {
  const speakers = ['Moderator', 'Ana', 'Ben']
  const turns = (first: number) =>
    [0, 1, 2, 0, 1].map((at, place) => ({
      speaker: at + first,
      text: `Something that number ${place} says.`,
    }))
  const names = ['Moderator', 'Ana', 'Ben', 'Moderator', 'Ana']
  expect(spoken({ speakers, turns: turns(0) }).map(([who]) => who)).toEqual(names)
  expect(spoken({ speakers, turns: turns(1) }).map(([who]) => who)).toEqual(names)
  // Nobody knows whether the first of four is 0 or 1.
  const open = spoken({ speakers: [...speakers, 'Cleo', 'Dora'], turns: turns(1) })
  expect(open.map(([who]) => who)).toEqual(['1', '2', '3', '1', '2'])
})

describe('what programs write beside names and words', () => {
  const said = [
    'Welcome, what about the bus?',
    'It is always late here.',
    'Not on my line.',
    'Why?',
    'Few drivers.',
    'No.',
  ]
  const names = ['Zoé', 'Ana', 'Ben', 'Zoé', 'Ana', 'Ben']
  const told = said.map((text, at) => [names[at], text])
  const lines = (write: (name: string, text: string, at: number) => string) =>
    said.map((text, at) => write(names[at] ?? '', text, at)).join('\n')

  it.each<[string, (name: string, text: string, at: number) => string]>([
    ['levels of a log', (name, text, at) => `2026-03-04 18:0${at}:00 INFO ${name} - ${text}`],
    ['from when to when', (name, text, at) => `00:0${at}:00 --> 00:0${at}:40 ${name}: ${text}`],
    ['signs of quotations', (name, text) => `**${name}**\n> ${text}\n`],
    ['signs around names', (name, text) => `*${name}:\t${text}`],
  ])('%s', (_, write) => expect(spoken(lines(write))).toEqual(told))

  it('what happened, as if a program spoke, or apart', () => {
    const plain = lines((name, text) => `${name}: ${text}`)
    expect(spoken(`System: Ana joined the room\n${plain}\nSystem: Ben left the room`)).toEqual(told)
    expect(spoken(plain.replace('Ben: Not', '[Ben joins the call]\nBen: Not'))).toEqual(told)
    expect(spoken(`${plain}\n* Ben has left the conversation *`)).toEqual(told)
    // A sigh is one of the words.
    expect(spoken(`${plain}\n[laughs]`).at(-1)?.[1]).toContain('laughs')
  })

  it('a list of names beside a discussion', () => {
    const data = said.map((body, at) => ({
      ...{ type: 'messages', id: `${at}`, attributes: { body } },
      relationships: {
        author: { data: { type: at % 3 === 0 ? 'moderators' : 'participants', id: `p${at % 3}` } },
      },
    }))
    const included = ['Modératrice', 'Mathis Carlier', 'Leïla Haddad'].map((name, at) => ({
      ...{ type: at === 0 ? 'moderators' : 'participants', id: `p${at}` },
      attributes: { 'display-name': name },
    }))
    expect(spoken({ data, included }).map(([who]) => who)).toEqual([
      'Modératrice',
      'Mathis Carlier',
      'Leïla Haddad',
      'Modératrice',
      'Mathis Carlier',
      'Leïla Haddad',
    ])
  })
})
