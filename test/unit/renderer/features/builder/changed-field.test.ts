import { describe, expect, it } from 'vitest'
import { changedField } from '../../../../../renderer/features/builder/model/changed-field.ts'
import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { aChoice, aSurvey } from '../../../../support/drafts.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => aChoice(id, `Stem ${id}`, ['Yes', 'No']))
const survey = (ids: string) =>
  aSurvey(
    'Travel',
    [...ids].flatMap((id) => items.find((item) => item.id === id) ?? []),
  )
const whole = survey('abcd')

describe('the field that a step of the undo changed', () => {
  it.each([
    ['an item came back', survey('acd'), whole, 'stem:b'],
    ['an item went', whole, survey('acd'), 'stem:c'],
    ['the last item went', whole, survey('abc'), 'stem:c'],
    ['the only item went', survey('a'), survey(''), 'items'],
    ['an item moved down', whole, survey('bcad'), 'stem:a'],
    ['an item moved up', whole, survey('dabc'), 'stem:d'],
    ['nothing changed', whole, whole, null],
    ['the title', whole, { ...whole, title: 'Trips' }, 'title'],
    ['the context', whole, { ...whole, context: 'Daily' }, 'context'],
    ['the number of personas', whole, { ...whole, personas: 7 }, 'personas'],
    ['an age range', whole, { ...whole, audience: { ageRanges: ['18-34'], sex: null } }, 'age:0'],
    ['the sex', whole, { ...whole, audience: { ageRanges: [], sex: 'femme' } }, 'sex'],
  ] satisfies [string, SurveyDraft, SurveyDraft, string | null][])('%s', (_, before, after, field) => {
    expect(changedField(before, after)).toBe(field)
  })

  it('is the option that was written, added or taken away', () => {
    const [first] = items
    if (!first) throw new Error('no item')
    const [yes, no] = first.options
    if (!yes || !no) throw new Error('no options')
    const withOptions = (options: typeof first.options) => aSurvey('Travel', [{ ...first, options }])
    const both = withOptions([yes, no])
    expect(changedField(both, withOptions([yes, { ...no, text: 'Never' }]))).toBe(`option:a:${no.id}`)
    expect(changedField(both, withOptions([yes]))).toBe(`option:a:${yes.id}`)
    expect(changedField(withOptions([yes]), both)).toBe(`option:a:${no.id}`)
    expect(changedField(both, withOptions([]))).toBe('stem:a')
  })

  it('is the name of the item or the code of the option', () => {
    const [first] = items
    const [yes, no] = first?.options ?? []
    if (!first || !yes || !no) throw new Error('no item')
    const before = aSurvey('Travel', [first])
    expect(changedField(before, aSurvey('Travel', [{ ...first, name: 'Q1' }]))).toBe('name:a')
    const recoded = aSurvey('Travel', [{ ...first, options: [yes, { ...no, code: '0' }] }])
    expect(changedField(before, recoded)).toBe(`code:a:${no.id}`)
    expect(changedField(recoded, before)).toBe(`code:a:${no.id}`)
  })
})
