import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ComparedLine, compareTexts } from '../../../shared/transcripts/compare-texts.ts'
import { foldSame } from '../../../shared/transcripts/fold-same.ts'

const short = (lines: readonly ComparedLine[]): string[] =>
  lines.map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`)

const side = (lines: readonly ComparedLine[], other: ComparedLine['kind']): string[] =>
  lines.filter(({ kind }) => kind !== other).map(({ text }) => text)

/** Length of the longest common subsequence, by the textbook table. */
function longestCommon(one: readonly string[], other: readonly string[]): number {
  let row: number[] = Array.from({ length: other.length + 1 }, () => 0)
  for (const line of one) {
    const next = [0]
    for (const [at, second] of other.entries()) {
      next.push(line === second ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const line = fc.constantFrom('Ana: Oui.', 'Ben: Non.', 'Zoé: …', '', '## 1')
const lines = fc.array(line, { maxLength: 14, minLength: 1 })

describe('two texts compared', () => {
  it('shows the turns that were added', () => {
    expect(short(compareTexts('Ana: Oui.', 'Ana: Oui.\nBen: Non.'))).toEqual([' Ana: Oui.', '+Ben: Non.'])
  })

  it('shows the turns that were lost, and one that reads otherwise', () => {
    expect(short(compareTexts('Ana: a\nBen: b\nZoé: c', 'Ana: a\nBen: B'))).toEqual([
      ' Ana: a',
      '-Ben: b',
      '-Zoé: c',
      '+Ben: B',
    ])
  })

  it.each([
    ['', '', []],
    ['', 'a', ['+a']],
    ['a', '', ['-a']],
    ['a\r\nb', 'a\nb', [' a', ' b']],
  ])('of %j and %j is %j', (before, after, expected) => {
    expect(short(compareTexts(before, after))).toEqual(expected)
  })

  it('gives both texts back, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        lines,
        lines,
        (one, other, a, b) => {
          const before = [one, ...a].join('\n')
          const after = [other, ...b].join('\n')
          const compared = compareTexts(before, after)
          const split = (text: string): string[] => text.split(/\r\n|\n|\r|\u2028|\u2029/)
          expect(side(compared, 'added')).toEqual(split(before))
          expect(side(compared, 'removed')).toEqual(split(after))
        },
      ),
    )
  })

  it('changes as little as possible', () => {
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        fc.pre(a.join('') !== '' && b.join('') !== '')
        const same = compareTexts(a.join('\n'), b.join('\n')).filter(({ kind }) => kind === 'same')
        expect(same).toHaveLength(longestCommon(a, b))
      }),
      { numRuns: 500 },
    )
  })

  const many = Array.from({ length: 20_000 }, (_, at) => `Ana: tour ${at}`)

  it('of 20,000 lines finds the one that changed, and those that were cut', () => {
    const other = many.with(12_345, 'Ben: autre').slice(0, 19_000)
    const changed = compareTexts(many.join('\n'), other.join('\n')).filter(({ kind }) => kind !== 'same')
    expect(changed.filter(({ kind }) => kind === 'added')).toEqual([{ kind: 'added', text: 'Ben: autre' }])
    expect(changed.filter(({ kind }) => kind === 'removed')).toHaveLength(1001)
  })

  it('of 20,000 lines that changed in every third place keeps the others together', () => {
    const other = many.map((text, at) => (at % 3 === 0 ? `${text} !` : text))
    const compared = compareTexts(many.join('\n'), other.join('\n'))
    expect(side(compared, 'added')).toEqual(many)
    expect(side(compared, 'removed')).toEqual(other)
    expect(compared.filter(({ kind }) => kind === 'same')).toHaveLength(13_333)
  })

  it('of 20,000 lines with nothing in common, or the same few over and over, gives both back', () => {
    const few = (shift: number): string[] => many.map((_, at) => `${(at * (7 + shift)) % (11 + shift)}`)
    for (const [one, other] of [
      [many, many.map((text) => `${text} ?`)],
      [few(0), few(1)],
    ] as const) {
      const compared = compareTexts(one.join('\n'), other.join('\n'))
      expect(side(compared, 'added')).toEqual(one)
      expect(side(compared, 'removed')).toEqual(other)
    }
  })
})

describe('folding', () => {
  it('hides what is the same, but not beside a change', () => {
    const before = 'a\nb\nc\nd\ne\nf\ng\nh\ni'
    const parts = foldSame(compareTexts(before, before.replace('h', 'H')))
    expect(parts.map(({ lines: shown, hidden }) => (hidden > 0 ? hidden : short(shown)))).toEqual([
      5,
      [' f', ' g', '-h', '+H', ' i'],
    ])
  })

  it('loses no line', () => {
    fc.assert(
      fc.property(lines, lines, fc.nat(3), (a, b, around) => {
        const compared = compareTexts(a.join('\n'), b.join('\n'))
        const parts = foldSame(compared, around)
        const count = parts.reduce((sum, { lines: shown, hidden }) => sum + shown.length + hidden, 0)
        expect(count).toBe(compared.length)
        const changed = parts.flatMap(({ lines: shown }) => shown).filter(({ kind }) => kind !== 'same')
        expect(changed).toEqual(compared.filter(({ kind }) => kind !== 'same'))
      }),
    )
  })
})
