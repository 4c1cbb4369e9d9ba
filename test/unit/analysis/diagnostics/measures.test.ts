import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chanceOfAtLeast,
  chanceOfEmpty,
  chiSquared99,
  normalExceededBy,
} from '../../../../shared/analysis/diagnostics/chance.ts'
import { associationOf } from '../../../../shared/analysis/diagnostics/explained-by-trait.ts'
import { chancePerComparison, largestRareChance } from '../../../../shared/analysis/diagnostics/family.ts'
import { groupNearDuplicates } from '../../../../shared/analysis/diagnostics/near-duplicates.ts'
import { says } from '../../../../shared/analysis/diagnostics/said-words.ts'
import { groupByTraits } from '../../../../shared/analysis/diagnostics/trait-groups.ts'
import {
  effectiveOptions,
  entropy,
  evenness,
  median,
} from '../../../../shared/analysis/diagnostics/variety.ts'
import { persona } from '../sample-results.ts'

const anyCounts = fc.array(fc.nat(60), { minLength: 2, maxLength: 8 })

describe('variety', () => {
  it('is the entropy with what few personas leave unseen', () => {
    expect(entropy([50, 50])).toBeCloseTo(Math.log(2) + 1 / 200, 10)
    expect(entropy([100, 0])).toBe(0)
    expect(entropy([])).toBe(0)
    // 0.9 ln 0.9 + 0.1 ln 0.1 = −0.32508.
    expect(effectiveOptions([90, 10])).toBeCloseTo(Math.exp(0.32508 + 0.005), 4)
    expect(evenness([100, 0, 0])).toBe(0)
    expect(evenness([7])).toBeNull()
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(median([])).toBeNull()
  })

  it('stays between one option and all, and more of the same personas do not raise it', () => {
    fc.assert(
      fc.property(anyCounts, fc.integer({ min: 1, max: 50 }), (counts, more) => {
        const before = effectiveOptions(counts)
        expect(before).toBeGreaterThanOrEqual(1)
        expect(before).toBeLessThanOrEqual(counts.length)
        const most = counts.indexOf(Math.max(...counts))
        const after = effectiveOptions(counts.map((count, place) => (place === most ? count + more : count)))
        if (counts.some((count) => count > 0)) expect(after).toBeLessThanOrEqual(before + 1e-9)
      }),
    )
  })
})

describe('chance', () => {
  it('is the upper tail of the binomial distribution', () => {
    expect(chanceOfAtLeast(2, 3, 0.5)).toBeCloseTo(0.5, 10)
    expect(chanceOfAtLeast(1, 10, 0.1)).toBeCloseTo(1 - 0.9 ** 10, 10)
    expect([chanceOfAtLeast(0, 5, 0.2), chanceOfAtLeast(6, 5, 0.2), chanceOfAtLeast(1, 5, 0)]).toEqual([
      1, 0, 0,
    ])
  })

  it('knows the 99th percentile of chi-squared within two hundredths', () => {
    // Values from printed tables.
    for (const [freedom, value] of [
      [2, 9.21],
      [5, 15.09],
      [10, 23.21],
      [30, 50.89],
    ] as const) {
      expect(Math.abs(chiSquared99(freedom) / value - 1)).toBeLessThan(0.02)
    }
  })
})

describe('many comparisons', () => {
  it('knows what a normal number exceeds so rarely', () => {
    // Values from printed tables.
    for (const [chance, value] of [
      [0.05, 1.6449],
      [0.001, 3.0902],
      [0.0001, 3.719],
    ] as const)
      expect(Math.abs(normalExceededBy(chance) - value)).toBeLessThan(0.0005)
  })

  it('counts the ways to share few personas out that leave options empty', () => {
    // 3 personas choose among 3 options in 10 ways: 1 leaves no option empty, 6 leave one, 3 leave two.
    expect(chanceOfEmpty(0, 3, 3)).toBe(1)
    expect(chanceOfEmpty(1, 3, 3)).toBeCloseTo(0.9, 10)
    expect(chanceOfEmpty(2, 3, 3)).toBeCloseTo(0.3, 10)
  })

  it('asks more of each where there are more, and less where several are rare together', () => {
    expect(chancePerComparison(20)).toBeCloseTo(0.0025, 10)
    expect(largestRareChance([0.3, 0.01, 0.9, 0.7, 0.8])).toBe(0.01)
    expect(largestRareChance([0.3, 0.011, 0.9, 0.7, 0.8])).toBe(-1)
    expect(largestRareChance([0.001, 0.019, 0.9, 0.7, 0.8])).toBe(0.019)
    expect(largestRareChance([])).toBe(-1)
  })
})

describe('association with a trait', () => {
  it('is 1 where the answer follows from the group, and 0 where it does not', () => {
    expect(
      associationOf([
        [50, 0],
        [0, 50],
      ]).association,
    ).toBeCloseTo(1, 1)
    expect(
      associationOf([
        [25, 25],
        [25, 25],
      ]).association,
    ).toBe(0)
  })

  it('takes off what chance gives: 2 × 2 with χ² = 36 on 100', () => {
    // φ² = 0.36 − 1/99; both dimensions become 2 − 1/99.
    const { association } = associationOf([
      [40, 10],
      [10, 40],
    ])
    expect(association).toBeCloseTo(Math.sqrt((0.36 - 1 / 99) / (1 - 1 / 99)), 10)
  })

  it('says nothing of few personas or thin groups', () => {
    expect(
      associationOf([
        [10, 0],
        [0, 10],
      ]).association,
    ).toBe(0)
    expect(
      associationOf(Array.from({ length: 20 }, (_, row) => (row % 2 ? [2, 0] : [0, 2]))).association,
    ).toBe(0)
  })
})

describe('groups by traits', () => {
  it('cuts numbers into bands of about as many, and leaves names out', () => {
    const respondents = Array.from({ length: 40 }, (_, place) =>
      persona(place, { prenom: `N${place}`, age: String(20 + place), sexe: place % 2 ? 'F' : 'H' }),
    )
    const groups = groupByTraits(respondents)
    expect(groups.map(({ field }) => field)).toEqual(['age', 'sexe'])
    expect(groups[0]?.values).toEqual(['20–29', '30–39', '40–49', '50–59'])
    expect(groups[0]?.groupOf[10]).toBe(1)
  })
})

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((pair) => other.has(pair)).length / new Set([...one, ...other]).size
}

describe('near-duplicates', () => {
  it('finds exactly the pairs that a comparison of all with all finds', () => {
    const anyTexts = fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 2, maxLength: 7 }), {
      maxLength: 25,
    })
    fc.assert(
      fc.property(anyTexts, (texts) => {
        const found = new Set(groupNearDuplicates(texts, 0.6).flat())
        const pairs = texts.map((words) => new Set(words.slice(1).map((word, i) => `${words[i]} ${word}`)))
        const alike = pairs.flatMap((one, i) =>
          pairs.some((other, j) => i !== j && shareOf(one, other) >= 0.6) ? [i] : [],
        )
        expect([...found].sort((a, b) => a - b)).toEqual(alike)
      }),
    )
  })
})

describe('what an answer says of the item', () => {
  it.each([
    ['no_opinion', 'Je ne sais pas trop, à vrai dire.'],
    ['no_opinion', 'No idea, sorry.'],
    ['no_opinion', 'Rien qui me vienne à l’esprit.'],
    ['no_opinion', 'Ça ne me dit rien'],
    ['no_opinion', 'Il faudrait que j’y réfléchisse, comme ça.'],
    ['no_opinion', 'Là, je sèche…'],
    ['no_opinion', 'I can’t think of anything.'],
    ['no_opinion', 'I am at a loss, sorry.'],
    ['no_opinion', 'I would have to think about it.'],
    ['unclear', 'La question n’est pas très claire.'],
    ['unclear', 'It depends what you mean by fair.'],
    ['unclear', 'I don’t understand the question'],
    ['asks_back', 'Qu’entendez-vous par « proche » ?'],
    ['asks_back', 'Which ones do you mean?'],
    ['off_point', 'Rien à voir, mais ma rue est mal éclairée.'],
    ['off_point', 'That is not the question, but my street is dark.'],
  ] as const)('%s: %s', (what, answer) => {
    expect(says(what, answer)).toBe(true)
  })

  it('is nothing in answers that answer', () => {
    const answers = [
      'Les bus sont souvent en retard, et je ne prends plus la ligne 4.',
      'The staff were clear and friendly, nothing more to add.',
      'On sait ce qu’on perd, pas ce qu’on gagne.',
      // None are seen: that answers what is wrong with a thing.
      'Je n’en vois pas, tout va bien.',
      'Why not, it would be a good idea to plant trees.',
    ]
    for (const answer of answers) {
      for (const what of ['no_opinion', 'unclear', 'asks_back', 'off_point'] as const) {
        expect([answer, what, says(what, answer)]).toEqual([answer, what, false])
      }
    }
  })
})
