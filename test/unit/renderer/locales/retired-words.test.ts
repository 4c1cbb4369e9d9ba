import { describe, expect, it } from 'vitest'
import glossary from '../../../../docs/glossary.md?raw'
import { ALL_TEXTS } from './all-texts.ts'

/** Texts that may use a retired word, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'en.problems.title.UNREACHABLE_refused': '“Connection refused” is what the network itself calls it',
  'en.problems.title.REFUSED_key_under_way': 'a key is being created: a sentence, not the status of a run',
  'en.builder.optionSets.degree': 'the name of a set of response options, not of a point of a scale',
  'fr.practice.faults.dropAfter.name': 'a call is carried out (“exécution de l’appel”): no run is meant',
}

/** Retired words by language: those in quotes in the second table of the glossary. */
function retiredWords(): Record<'en' | 'fr', string[]> {
  const rows = glossary
    .slice(glossary.indexOf('## Words on the screen'))
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const quoted = (cell = '') => [...cell.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word)
  return { en: rows.flatMap((row) => quoted(row[3])), fr: rows.flatMap((row) => quoted(row[4])) }
}

/** A pattern for a whole word; letters with accents count as letters. */
function whole(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s')
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, 'iu')
}

const retired = retiredWords()

describe.each(['en', 'fr'] as const)('retired words: %s', (language) => {
  it('are read from the glossary', () => {
    expect(retired[language].length).toBeGreaterThan(20)
  })

  it('stand in no text', () => {
    const found = ALL_TEXTS[language]
      .filter(([path]) => !(path in EXCEPTIONS))
      .flatMap(([path, text]) => {
        const said = text.replace(/\{\{.*?\}\}/g, '')
        return retired[language]
          .filter((word) => whole(word).test(said))
          .map((word) => `${path} says “${word}”: ${text}`)
      })
    expect(found).toEqual([])
  })
})

it('every exception is still needed', () => {
  const texts = new Map([...ALL_TEXTS.en, ...ALL_TEXTS.fr])
  for (const path of Object.keys(EXCEPTIONS)) {
    const words = path.startsWith('en') ? retired.en : retired.fr
    expect(
      words.some((word) => whole(word).test(texts.get(path) ?? '')),
      path,
    ).toBe(true)
  }
})
