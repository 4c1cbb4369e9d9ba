import { describe, expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const speakersOf = (text: string) => readTranscript(text).turns.map(({ speaker }) => speaker)
const TURNS = [
  ['Ana', 'I walk to work every day.'],
  ['Info', 'I would rather take the bus, to be honest.'],
  ['Ben', 'The bus is late.'],
  ['Info', 'Not where I live, luckily!'],
  ['Ana', 'Then move.'],
  ['Ben', 'I cannot afford it.'],
  ['Ana', 'Nor can I.'],
  ['Ben', 'There we are.'],
] as const
const names = TURNS.map(([name]) => name)
const lined = (turns: readonly (readonly [string, string])[]) =>
  turns.map(([name, said]) => `${name}: ${said}`).join('\n')

describe('a person called like a level of a log', () => {
  it('is one where all turns of the name are sentences', () => {
    expect(speakersOf(lined(TURNS))).toEqual(names)
    const list = TURNS.map(([speaker, text]) => ({ speaker, text }))
    expect(speakersOf(readTranscriptText({ messages: list }))).toEqual(names)
  })

  it.each([
    ['another level stands there', [...TURNS, ['Warning', 'The model has been slow today.'] as const]],
    [
      'it is written like a level',
      TURNS.map(([name, said]) => [name === 'Info' ? 'INFO' : name, said] as const),
    ],
    [
      'it says no sentences',
      TURNS.map(([name, said]) => [name, name === 'Info' ? 'model started' : said] as const),
    ],
    [
      'one line follows another',
      [
        ...TURNS,
        ['Info', 'The model answers in time.'] as const,
        ['Info', 'It took only a second.'] as const,
      ],
    ],
  ])('is none where %s', (_, turns) => {
    expect(new Set(speakersOf(lined(turns)))).toEqual(new Set(['Ana', 'Ben']))
    const list = turns.map(([speaker, text]) => ({ speaker, text }))
    expect(new Set(speakersOf(readTranscriptText({ messages: list })))).toEqual(new Set(['Ana', 'Ben']))
  })

  it('is none where times stand before the lines', () => {
    const text = lined(TURNS.map(([name, said]) => [name === 'Info' ? '14:02:11 Info' : name, said] as const))
    expect(new Set(speakersOf(text))).toEqual(new Set(['Ana', 'Ben']))
  })

  it('is nobody in a text that is a log as a whole', () => {
    expect(speakersOf('Info: The model has been started.\nWarning: It is slow.\nInfo: It is done.')).toEqual([
      null,
    ])
  })
})
