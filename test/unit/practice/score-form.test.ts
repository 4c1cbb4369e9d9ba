import { describe, expect, it } from 'vitest'
import { isMeasurable } from '../../support/practice/score-form.ts'

const item = { id: 'x', half: 'own', lang: 'en', text: 'Do you like our tea?', type: 'single' } as const
const options = ['Yes', 'No']

describe('A push can be measured', () => {
  it('on a closed item that names the option it goes towards', () => {
    expect(isMeasurable({ ...item, form: 'leading', options, towards: 'Yes' })).toBe(true)
  })

  it('not where no option is named, nor one that is not offered', () => {
    expect(isMeasurable({ ...item, form: 'leading', options })).toBe(false)
    expect(isMeasurable({ ...item, form: 'loaded', type: 'open' })).toBe(false)
    expect(isMeasurable({ ...item, form: 'loaded', options, towards: 'Maybe' })).toBe(false)
  })

  it('while forms without a side need none', () => {
    expect(isMeasurable({ ...item, form: 'double', options })).toBe(true)
    expect(isMeasurable({ ...item, form: 'sound', type: 'open' })).toBe(true)
  })
})
