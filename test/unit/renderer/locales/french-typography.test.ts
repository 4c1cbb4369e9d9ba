import { describe, expect, it } from 'vitest'
import { messagesFr } from '../../../../shared/wording/messages-fr.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Record<string, Texts>>('../../../../renderer/locales/fr/*.ts', { eager: true })

/** All texts by their path; what is no text, such as a function of a count, is passed over. */
function flat(texts: object, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]]
    return typeof value === 'object' && value !== null ? flat(value, `${path}.${key}`) : []
  })
}

const texts = [
  ...Object.values(files).flatMap((file) => flat(file, 'fr')),
  ...flat(messagesFr, 'messages-fr'),
]
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

  it('call a response option a « modalité »', () => {
    expect(wrong(/(?<!\{\{)\boptions?\b(?!\}\})/i)).toEqual([])
  })
})
