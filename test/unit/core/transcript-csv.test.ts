import papaparse from 'papaparse'
import { expect, it } from 'vitest'
import { transcriptCsv } from '../../../electron/core/exports/transcript-csv.ts'
import { emptyTranscriptNotes } from '../../../shared/models/transcript-notes.ts'
import { aFocusSession } from '../../support/a-focus-session.ts'
import { aFocusDraft } from '../../support/sample-drafts.ts'
import { aCode, aPassage } from '../../support/transcript-parts.ts'

const turns = [
  { number: 1, round: 1, speaker: 'Modératrice', moderator: true, text: 'Bonjour.\nCommençons.' },
  { number: 2, round: 1, speaker: 'Camille', moderator: false, text: '=1+1, « selon moi » ; oui' },
  { number: 3, round: null, speaker: 'Jean', moderator: false, text: 'Non.' },
] as const
const person = (name: string, age: string) => ({ id: null, name, attributes: [{ name: 'age', value: age }] })
const session = aFocusSession('one', {
  draft: aFocusDraft({ title: 'Le vélo' }),
  ...{ connectionName: 'Labo', practice: false },
  profiles: [person('Camille', '54'), person('Jean', '20'), person('Jean', '70')],
})

it.each([
  ['fr', 'semicolon', 'intervenant', 'Âge'],
  ['en', 'comma', 'speaker', 'Age'],
] as const)('has a row for each turn, with what is known of who speaks (%s)', (language, form, who, age) => {
  const text = transcriptCsv(session, { turns: [...turns] }, emptyTranscriptNotes(), language, form)
  const { data, errors } = papaparse.parse<Record<string, string>>(text.slice(1).trim(), { header: true })
  expect(errors).toEqual([])
  expect(data.map((row) => row[who])).toEqual(['Modératrice', 'Camille', 'Jean'])
  // Two participants are called Jean: neither's age is told.
  expect(data.map((row) => row[age])).toEqual(['', '54', ''])
  const said = data.map((row) => row[language === 'fr' ? 'propos' : 'words'])
  expect(said).toEqual(['Bonjour.\nCommençons.', '\u0027=1+1, « selon moi » ; oui', 'Non.'])
  expect(data.map((row) => row[language === 'fr' ? 'tour' : 'round'])).toEqual(['1', '1', ''])
})

it('has the heads of its columns also where nobody has spoken yet', () => {
  expect(transcriptCsv(session, { turns: [] }, emptyTranscriptNotes(), 'en', 'comma')).toBe(
    '\uFEFFgroup,source,connection,turn,round,speaker,role,words,Age\r\n\r\n',
  )
})

it('has the name as received beside another one, and the codes of each turn, only where there are any', () => {
  const [first, second] = turns
  const notes = {
    ...emptyTranscriptNotes(),
    codes: [aCode('b', { name: 'Too dear', parent: 'a' }), aCode('a', { name: 'Price' })],
    passages: [
      aPassage(second, 'oui', { codes: ['b', 'gone'] }),
      aPassage(second, 'selon moi', { codes: ['a', 'b'] }),
      aPassage(first, 'Bonjour', { memo: 'greets' }),
    ],
    speakers: { Camille: 'P1' },
  }
  const text = transcriptCsv(session, { turns: [...turns] }, notes, 'en', 'comma')
  const { data } = papaparse.parse<Record<string, string>>(text.slice(1).trim(), { header: true })
  expect(data.map((row) => [row.speaker, row['speaker (name received)'], row.codes, row.Age])).toEqual([
    ['Modératrice', 'Modératrice', '', ''],
    ['P1', 'Camille', 'Price; Price / Too dear', '54'],
    ['Jean', 'Jean', '', ''],
  ])
})
