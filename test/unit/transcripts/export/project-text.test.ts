import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectText } from '../../../../shared/transcripts/export/project-text.ts'
import { aTurn } from '../../../support/transcript-parts.ts'

const piece = fc.oneof(
  fc.constantFrom('🚲', '\r\n', '\r', '\n', 'é', 'e\u0301', ' ', '👩‍👧', '\ud83d', '\udeb2', 'a: b'),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
const speaker = fc.option(words)
const said = fc.record({ speaker, before: words, passage: words, behind: words })

/** The words as the text has them: its line ends, and what half a character becomes in UTF-8. */
const asWritten = (text: string) => text.replace(/\r\n?/g, '\n').toWellFormed()

/** A passage begins or ends neither inside a character nor between the two parts of a line end. */
const cuts = (before: string, behind: string) =>
  /[\ud800-\udbff\r]$/.test(before) && /^[\udc00-\udfff\n]/.test(behind)

it('places words on exactly the code points that they have in the text', () => {
  fc.assert(
    fc.property(fc.array(said, { minLength: 1, maxLength: 5 }), words, (turns, title) => {
      fc.pre(turns.every(({ before, passage, behind }) => !cuts(before, passage + behind)))
      fc.pre(turns.every(({ before, passage, behind }) => !cuts(before + passage, behind)))
      const given = turns.map(({ before, passage, behind, speaker }, index) =>
        aTurn(index + 1, `${before}${passage}${behind}`, { speaker, round: index > 2 ? 2 : 1 }),
      )
      const project = projectText([title], given, {}, 'Round')
      // What another program has after it has read the file.
      const points = [
        ...new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(project.text)),
      ]
      expect(points.join('')).not.toMatch(/\r|^\uFEFF/)
      for (const [index, { before, passage }] of turns.entries()) {
        const { start, end } = project.words(index, before.length, before.length + passage.length)
        expect(points.slice(start, end).join('')).toBe(asWritten(passage))
        const whole = project.turn(index)
        const block = points.slice(whole.start, whole.end).join('')
        expect(block.endsWith(asWritten(given[index]?.text ?? ''))).toBe(true)
        expect(points[whole.start - 1]).toBe('\n')
      }
    }),
    { numRuns: 300 },
  )
})

it('has the given names in front of the turns', () => {
  const { text } = projectText(
    ['T'],
    [aTurn(1, 'Yes.'), aTurn(2, 'No.', { speaker: null })],
    { Ana: 'P1' },
    'Tour',
  )
  expect(text).toBe('T\n\nTour 1\n\nP1: Yes.\n\nNo.\n')
})
