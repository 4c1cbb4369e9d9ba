import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkItem } from '../../../shared/wording/check-item.ts'
import { RULE_CODES, type WordedItem } from '../../../shared/wording/finding.ts'
import { readLabelledItems } from './labelled-items.ts'

const stems = readLabelledItems().map((item) => item.text)
/** Any Unicode, real stems, and real stems with anything inserted. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(...stems),
  fc
    .tuple(fc.constantFrom(...stems), fc.string({ unit: 'grapheme', maxLength: 8 }), fc.nat(60))
    .map(([stem, piece, at]) => stem.slice(0, at) + piece + stem.slice(at)),
  fc.constantFrom(...stems).map((stem) => stem.normalize('NFD')),
)
const anyItem: fc.Arbitrary<WordedItem> = fc.record({
  lang: fc.constantFrom('fr', 'en'),
  type: fc.constantFrom('single_choice', 'open_ended'),
  stem: anyText,
  options: fc.array(fc.oneof(anyText, fc.string({ maxLength: 12 })), { maxLength: 8 }),
})

describe('checkItem on anything', () => {
  it('never throws, and its spans lie inside the stem', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        for (const finding of checkItem(item)) {
          expect(RULE_CODES).toContain(finding.rule)
          if (finding.start === null || finding.end === null) {
            expect([finding.start, finding.end]).toEqual([null, null])
            continue
          }
          expect(finding.start).toBeGreaterThanOrEqual(0)
          expect(finding.end).toBeGreaterThan(finding.start)
          expect(finding.end).toBeLessThanOrEqual(item.stem.length)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('reports a rule once, and options that exist', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const findings = checkItem(item)
        expect(new Set(findings.map((finding) => finding.rule)).size).toBe(findings.length)
        for (const { option } of findings) {
          if (option !== undefined) expect(item.options[option]).toBeDefined()
        }
      }),
      { numRuns: 200 },
    )
  })

  it('gives the same findings twice, and for the same text composed or decomposed', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        expect(checkItem(item)).toEqual(checkItem(item))
        const composed = checkItem({ ...item, stem: item.stem.normalize('NFC') })
        const decomposed = checkItem({ ...item, stem: item.stem.normalize('NFD') })
        expect(decomposed.map((finding) => finding.rule)).toEqual(composed.map((finding) => finding.rule))
      }),
      { numRuns: 200 },
    )
  })

  it('points at the same words in a decomposed stem', () => {
    const stem = 'Préférez-vous, évidemment, le thé ?'
    for (const text of [stem.normalize('NFC'), stem.normalize('NFD')]) {
      const [finding] = checkItem({ lang: 'fr', type: 'open_ended', stem: text, options: [] })
      expect(text.slice(finding?.start ?? 0, finding?.end ?? 0).normalize('NFC')).toBe('évidemment')
    }
  })

  it('has nothing to say of an empty stem', () => {
    expect(checkItem({ lang: 'fr', type: 'single_choice', stem: ' ?', options: ['Oui', 'Oui'] })).toEqual([])
  })
})
