import { expect, test } from 'vitest'
import { dataLabelLoss, labelLoss } from '../../../shared/exchange/label-losses.ts'
import { EXPORT_FORMATS } from '../../../shared/exchange/write-export.ts'
import { aChoice, anOpenEnded } from '../../support/drafts.ts'

const plain = aChoice('one', 'How?', ['On foot', 'By bike'])
const named = { ...anOpenEnded('two', 'Why?'), name: 'Q_2' }
const coded = { ...plain, options: plain.options.map((option, at) => ({ ...option, code: `mode${at}` })) }

test('a questionnaire without names and codes loses none in any format', () => {
  for (const format of EXPORT_FORMATS) expect(labelLoss([plain], format)).toBeNull()
})

test('Word and text say that they have no place for them', () => {
  expect(labelLoss([plain, named], 'docx')).toEqual({ kind: 'left_out', what: 'names' })
  expect(labelLoss([coded], 'text')).toEqual({ kind: 'left_out', what: 'codes' })
  expect(labelLoss([coded, named], 'text')).toEqual({ kind: 'left_out', what: 'both' })
})

test('a file for another program tells each item whose name or codes it changes', () => {
  for (const format of ['lss', 'limesurvey'] as const)
    expect(labelLoss([plain, named, { ...coded, options: coded.options.slice(0, 1) }], format)).toEqual({
      kind: 'changed',
      items: [
        {
          number: 2,
          name: { file: 'limesurvey', given: 'Q_2', written: 'Q2', reason: 'form' },
          codes: null,
        },
      ],
    })
  const long = { ...plain, options: plain.options.map((option, at) => ({ ...option, code: `by_way_${at}` })) }
  expect(labelLoss([long], 'lss')).toMatchObject({
    items: [{ number: 1, name: null, codes: { codes: [{ written: 'A1' }, { written: 'A2' }] } }],
  })
  expect(labelLoss([long, named], 'xlsform')).toBeNull()
  expect(labelLoss([long, named], 'sonde')).toBeNull()
})

test('coded answers do not tell of a name that a person has replaced', () => {
  const reserved = { ...named, name: 'date' }
  expect(dataLabelLoss([plain, reserved], {})).toMatchObject({
    items: [{ number: 2, name: { given: 'date' } }],
  })
  expect(dataLabelLoss([plain, reserved], { two: 'day' })).toBeNull()
})

test('an item whose id is a word that objects have has no chosen name', () => {
  expect(dataLabelLoss([{ ...plain, id: 'constructor' }], {})).toBeNull()
})

test('coded answers tell of a chosen name that gives way to the usual one, and why', () => {
  const reasonOf = (own: Record<string, string>) => {
    const loss = dataLabelLoss([plain, named], own)
    return loss?.kind === 'changed' ? loss.items.map(({ number, name }) => [number, name?.reason]) : loss
  }
  expect(reasonOf({ two: 'why_missing' })).toEqual([[2, 'reserved']])
  expect(reasonOf({ one: 'date' })).toEqual([[1, 'reserved']])
  expect(reasonOf({ one: 'é' })).toEqual([[1, 'form']])
  expect(reasonOf({ one: 'same', two: 'SAME' })).toEqual([[2, 'taken']])
  expect(reasonOf({ one: 'way', two: 'why' })).toBeNull()
})
