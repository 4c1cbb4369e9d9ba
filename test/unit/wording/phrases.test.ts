import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSpans, phrasePattern, wordPattern } from '../../../shared/wording/text/phrases.ts'
import { plainPattern } from '../../../shared/wording/text/plain-letters.ts'

const EDGE = '(?<![\\p{L}\\p{N}](?=[\\p{L}\\p{N}]))'

/** Where a pattern that is compiled whole matches. */
function spansOfWhole(source: string, text: string) {
  const pattern = plainPattern(`${EDGE}(?:${source})${EDGE}`, 'gu')
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

const word = fc.stringMatching(/^[a-d]{1,4}$/)
/** What hand-written patterns consist of, nested at most twice. */
const source = fc.letrec<{ branch: string; part: string; alternatives: string }>((tie) => ({
  part: fc.oneof(
    { weight: 4, arbitrary: word },
    fc.constantFrom(' ', ',? ', '\\p{L}*', '[a-c]', '[ -]?', "' ?", '(?!b)', '(?<=a )', '(?= c)', 'a?', 'b+'),
    tie('alternatives').map((inner) => `(?:${inner})`),
    tie('alternatives').map((inner) => `(?:${inner})?`),
  ),
  branch: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  alternatives: fc.oneof(
    { maxDepth: 2 },
    word,
    fc.array(tie('branch'), { minLength: 1, maxLength: 4 }).map((all) => all.join('|')),
  ),
})).alternatives
const text = fc
  .array(fc.oneof(word, fc.constantFrom('à', 'é', '7', "c'", '-')), { maxLength: 8 })
  .chain((words) =>
    fc
      .array(fc.constantFrom(' ', ', ', '', '-'), { minLength: words.length, maxLength: words.length })
      .map((gaps) => words.map((each, at) => each + (gaps[at] ?? '')).join('')),
  )

describe('a pattern of words, which is compiled in part', () => {
  // Too long to be compiled at once, by alternatives that match nothing here.
  const long = (short: string): string =>
    `${short}|${Array.from({ length: 200 }, (_, at) => `zz${at}`).join('|')}`

  test('matches where the whole pattern matches, in one text after another', () => {
    fc.assert(
      fc.property(source, fc.array(text, { minLength: 1, maxLength: 12 }), (short, texts) => {
        const [pattern, brief] = [wordPattern(long(short)), wordPattern(short)]
        for (const each of texts) {
          const expected = spansOfWhole(short, each)
          expect(findSpans(pattern, each)).toEqual(expected)
          expect(findSpans(brief, each)).toEqual(expected)
        }
      }),
    )
  })

  test('prefers the longest phrase', () => {
    const pattern = phrasePattern(['at', 'at all', 'at all times', 'all*'])
    expect(findSpans(pattern, 'at all times, at all, allowed')).toEqual([
      { start: 0, end: 12 },
      { start: 14, end: 20 },
      { start: 22, end: 29 },
    ])
  })
})
