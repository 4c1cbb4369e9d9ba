import { describe, expect, it } from 'vitest'
import { ALL_TEXTS } from './all-texts.ts'

const texts = ALL_TEXTS.fr
const wrong = (pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`)

describe('French texts', () => {
  it('are there', () => {
    expect(texts.length).toBeGreaterThan(500)
  })

  it('have a narrow no-break space before ; ! ?', () => {
    expect(wrong(/(?<!\u202f|«\u00a0)[;!?]/)).toEqual([])
  })

  it('have a no-break space before a colon, times and addresses aside', () => {
    expect(wrong(/(?<!\u00a0):(?!\d|\/\/)/)).toEqual([])
  })

  it('have no-break spaces within « and »', () => {
    expect(wrong(/«(?!\u00a0)|(?<!\u00a0)»/)).toEqual([])
  })

  it('have a no-break space before a percent sign', () => {
    expect(wrong(/(?<!^|\u00a0|\u202f)%/)).toEqual([])
  })

  it('call a response option a « modalité »', () => {
    expect(wrong(/(?<!\{\{)\boptions?\b(?!\}\})/i)).toEqual([])
  })
})
