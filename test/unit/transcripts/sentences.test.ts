import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stretchesWith } from '../../../shared/transcripts/find-to-code.ts'
import { sentencesOf } from '../../../shared/transcripts/sentences.ts'
import { stepSentence } from '../../../shared/transcripts/step-stretch.ts'
import { aTurn } from '../../support/transcript-parts.ts'

const inTurn = (text: string) =>
  sentencesOf(aTurn(1, text)).map(([start, end]) => text.slice(start, end).trim())

describe('sentencesOf', () => {
  it.each([
    ['guillemets', ['«\u00a0Super\u202f!\u00a0»', 'Il part.', 'Il dit\u00a0: «\u00a0Non.\u00a0»', 'Fin']],
    [
      'a clause behind them',
      ['«\u00a0Oui\u202f!\u00a0», dit-elle.', 'Il crie «\u00a0viens\u202f!\u00a0» et part.'],
    ],
    ['English quotes', ['“Yes!”', 'He said “No.”', 'Then he left.']],
    ['titles', ['M. Dupont a vu Mme. Roy et le Dr. Ali.', 'St. John called Mrs. Day.', 'Oui.']],
    ['words that end like titles', ['I see 3 cm.', 'It is for them.', 'Oui.']],
    ['ellipses', ['Je ne sais pas…', 'Il faut voir… peut-être.', '«\u00a0Bon…\u00a0»', 'Oui.']],
    ['brackets', ['Il vient (bon\u202f!).', 'Puis rien.']],
    ['lines', ['Un', 'Deux']],
  ])('knows where they end: %s', (_, sentences) => {
    const between = sentences[0] === 'Un' ? '\n\n' : ' '
    expect(inTurn(sentences.join(between))).toEqual(sentences)
  })

  it('has every word of any text, each once and in order', () => {
    const unit = fc.constantFrom(
      'a',
      'B',
      'M',
      '.',
      '!',
      '…',
      ' ',
      '\n',
      '\u00a0',
      '«',
      '»',
      '”',
      ',',
      '1',
      '(',
      ')',
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const sentences = sentencesOf(aTurn(1, text))
        expect(
          sentences
            .map(([start, end]) => text.slice(start, end).trim())
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''))
        for (const [at, [start, end]] of sentences.entries()) {
          expect(start).toBeGreaterThanOrEqual(sentences[at - 1]?.[1] ?? 0)
          expect(end).toBeGreaterThan(start)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('are the same for the keys that step over them and for what is coded around words', () => {
    const turn = aTurn(1, '«\u00a0Le bus\u202f!\u00a0» M. Roy prend le bus. Et toi\u202f?')
    const first = stepSentence(turn, null, 1)
    expect(stretchesWith([turn], 'bus', 'sentence', false)).toEqual([first, stepSentence(turn, first, 1)])
  })
})
