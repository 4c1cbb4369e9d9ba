import { expect, it } from 'vitest'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const told = (data: unknown): string[] =>
  readTranscript(readTranscriptText(data)).turns.map(
    ({ round, speaker, text }) => `${round ?? '-'} ${speaker}: ${text}`,
  )

it('breaks a discussion in one line where every piece begins with a name', () => {
  expect(told('A> The gate is locked. | B> I prefer it. | A> Why?')).toEqual([
    '- A: The gate is locked.',
    '- B: I prefer it.',
    '- A: Why?',
  ])
  expect(readTranscriptText('Ana: one | two | three')).toBe('Ana: one | two | three')
})

it('takes lists of lines as rounds', () => {
  const tours = [['Ana (34) : Bonjour.', 'Ben (57) : Salut.'], ['Ana (34) : Encore.']]
  for (const data of [tours, { tours }, { suite: { any: tours } }])
    expect(told(data)).toEqual(['1 Ana (34): Bonjour.', '1 Ben (57): Salut.', '2 Ana (34): Encore.'])
})

it('gives the lines of an answer that has nothing else, though nobody is named', () => {
  expect(readTranscriptText({ 'F-2': ['I drive a lot.', 'Mine never fails.'] })).toBe(
    'I drive a lot.\nMine never fails.',
  )
})

it('takes an object in a list of one for the object', () => {
  const said = (text: string, valueString: string) => ({ text, extension: [{ url: 'speaker', valueString }] })
  const payload = [
    said('How do you feel about it?', 'Host'),
    said('They work well for me.', 'Imani'),
    said('And why is that so?', 'Host'),
  ]
  expect(told({ resource: 'Communication', payload })).toEqual([
    '- Host: How do you feel about it?',
    '- Imani: They work well for me.',
    '- Host: And why is that so?',
  ])
})
