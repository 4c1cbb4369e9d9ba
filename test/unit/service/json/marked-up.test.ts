import { describe, expect, it } from 'vitest'
import { withoutMarkup } from '../../../../electron/service/json/marked-up.ts'
import { readKeys } from '../../../../electron/service/reading/read-account.ts'
import { readRecords } from '../../../../electron/service/reading/read-records.ts'
import { readTranscript } from '../../../../electron/service/reading/read-transcript.ts'
import { readTranscriptText } from '../../../../electron/service/reading/read-transcript-text.ts'

const said = [
  ['Lead', 'Which herbs do you grow at home?'],
  ['Uma', 'Only mint, it is everywhere.'],
  ['Stan', 'Thyme, and a bay in a pot.'],
  ['Lead', 'And what would you try next?'],
  ['Stan', 'Lovage, for the soup.'],
  ['Uma', 'Something that the cat leaves alone.'],
] as const

/** A call in XML as JSON: text under one sign, attributes behind another. */
const call = (text: string, attribute: string, body: Record<string, unknown>) => ({
  's:Envelope': {
    '@xmlns': { s: 'http://schemas.xmlsoap.org/soap/envelope/', h: 'http://herbs.example/2014' },
    's:Header': { 'h:Trace': { [text]: '6F02' } },
    's:Body': { 'h:AnswerResponse': { [`${attribute}version`]: '3', ...body } },
  },
})

describe.each([
  ['$', '@'],
  ['#text', '@_'],
  ['_text', '@'],
])('XML written as JSON, with texts under "%s"', (text, attribute) => {
  const leaf = (value: string) => ({ [text]: value })

  it('has plain values, attributes among the fields, and nothing where an element says so', () => {
    const row = { 'h:No': leaf('12'), 'h:Note': { [`${attribute}xsi:nil`]: 'true' } }
    const body = {
      'h:Row': { ...row, [`${attribute}lang`]: 'en' },
      'h:Word': { [`${attribute}at`]: '2', ...leaf('x') },
    }
    expect(withoutMarkup(body)).toEqual({
      Row: { No: '12', Note: null, lang: 'en' },
      Word: { at: '2', '#text': 'x' },
    })
  })

  it('tells surveys, keys and who said what', () => {
    const surveys = ['EV-31', 'EV-32'].map((id) => ({
      'h:SurveyId': leaf(id),
      'h:Title': leaf('Herbs'),
      'h:Status': leaf('draft'),
    }))
    expect(readRecords(call(text, attribute, { 'h:Survey': surveys })).records.map(({ id }) => id)).toEqual([
      'EV-31',
      'EV-32',
    ])
    const keys = ['7', '9'].map((id) => ({ 'h:Id': leaf(id), 'h:Name': leaf(`key ${id}`) }))
    expect(readKeys(call(text, attribute, { 'h:Key': keys })).map(({ id }) => id)).toEqual([7, 9])
    const turns = said.map(([who, words], at) => ({
      [`${attribute}no`]: `${at + 1}`,
      [`${attribute}who`]: who,
      ...leaf(words),
    }))
    const { turns: read } = readTranscript(readTranscriptText(call(text, attribute, { 'h:Turn': turns })))
    expect(read.map(({ speaker, text: words }) => [speaker, words])).toEqual(said)
  })
})

it('leaves an answer as it is that has most values under names of their own', () => {
  expect(withoutMarkup({ id: 4, title: 'Herbs', note: { $: 'a' }, more: { $: 'b' } })).toBeUndefined()
  expect(withoutMarkup({ _id: { $oid: '5f' }, at: { $date: '2031' } })).toBeUndefined()
})
