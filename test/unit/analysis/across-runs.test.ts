import { describe, expect, it } from 'vitest'
import { compareAcrossRuns, totalVariation } from '../../../shared/analysis/across-runs.ts'
import { findAskedRuns, type TabulatedRun } from '../../../shared/analysis/asked-runs.ts'
import { analysedItem } from '../../../shared/analysis/item-responses.ts'
import { tabulateAll } from '../../../shared/analysis/tabulate.ts'
import { seededRandom } from '../../../shared/experiments/seeded-random.ts'
import type { AskedRun } from '../../../shared/models/asked-run.ts'
import { aRun } from '../../support/a-run.ts'
import { clusteredCounts } from '../../support/clustered-counts.ts'
import { aChoice, anOpenEnded, aSurvey } from '../../support/drafts.ts'
import { resultsOf } from '../../support/results-of.ts'

function asked(runId: string, counts: (number | null)[], patch: Partial<AskedRun> = {}): AskedRun {
  return {
    runId,
    versionNumber: 1,
    createdAt: 0,
    item: 'q',
    wording: 0,
    setting: 0,
    comparable: true,
    options: counts.map((_, at) => String(at)),
    counts,
    base: counts.every((count) => count !== null) ? counts.reduce((all, count) => all + count, 0) : null,
    aside: 0,
    ...patch,
  }
}

describe('variation between two runs', () => {
  it('is half of what the shares differ by', () => {
    expect(totalVariation([42, 58], [35, 65])).toBeCloseTo(0.07)
    expect(totalVariation([10, 0], [0, 50])).toBe(1)
  })
})

describe('an item across runs', () => {
  /** The example of the issue: 42 %, then 35 % with another wording, then 19 % with that wording again. */
  const before = asked('before', [42, 58], { wording: 1, createdAt: 1 })
  const after = asked('after', [35, 65], { createdAt: 2 })
  const again = asked('again', [19, 81], { createdAt: 3 })

  it('says that a move is within what the same wording moves by', () => {
    expect(compareAcrossRuns([again, after, before], 'after')).toMatchObject({
      repeats: { runs: 2, moved: 16 },
      move: { run: before, moved: 7, repeated: 16, verdict: 'within' },
    })
  })

  it('says that a move is beyond it only where the wordings were repeated more than once', () => {
    const far = asked('far', [80, 20], { wording: 1 })
    expect(compareAcrossRuns([again, after, far], 'after').move).toMatchObject({
      moved: 45,
      verdict: 'once',
    })
    for (const wording of [0, 1]) {
      const more = asked('more', wording === 0 ? [30, 70] : [76, 24], { wording })
      expect(compareAcrossRuns([again, after, far, more], 'after').move?.verdict).toBe('beyond')
    }
    expect(compareAcrossRuns([after, far], 'after')).toMatchObject({
      repeats: null,
      move: { repeated: null, verdict: 'unrepeated' },
    })
    expect(compareAcrossRuns([after, asked('near', [38, 62], { wording: 1 })], 'after').move?.verdict).toBe(
      'within',
    )
  })

  it('takes a move that chance alone often makes for no reason to revise, however little the repeats moved', () => {
    const even = asked('even', [50, 50])
    const near = asked('near', [49, 51])
    // By hand: two runs of 100, half of them Yes: on average √(1/100π) = 6 points, in 19 of 20 cases 1.96 √(1/200) = 14.
    const other = (yes: number) => asked('other', [yes, 100 - yes], { wording: 1 })
    expect(compareAcrossRuns([even, near, other(42)], 'even').move).toMatchObject({
      ...{ moved: 8, chance: 14, repeated: 1, verdict: 'within' },
    })
    expect(compareAcrossRuns([even, near, other(35)], 'even').move?.verdict).toBe('once')
    expect(compareAcrossRuns([even, other(42)], 'even').move?.verdict).toBe('within')
    expect(compareAcrossRuns([even, other(35)], 'even').move?.verdict).toBe('unrepeated')
  })

  it('finds a reason to revise in no more than one of ten comparisons of a wording with itself', () => {
    const random = seededRandom(7)
    const upTo = [0.4, 0.7, 0.9, 1]
    const run = (runId: string, wording: number) => {
      const counts = upTo.map(() => 0)
      for (let persona = 0; persona < 100; persona += 1) {
        const drawn = random()
        const option = upTo.findIndex((limit) => drawn < limit)
        counts[option] = (counts[option] ?? 0) + 1
      }
      return asked(runId, counts, { wording })
    }
    const found = Array.from({ length: 400 }, () => {
      const runs = [run('own', 0), run('again', 0), run('third', 0), run('other', 1)]
      return compareAcrossRuns(runs, 'own').move?.verdict
    })
    expect(found.filter((verdict) => verdict === 'beyond').length).toBeLessThan(40)
  })

  it('keeps to one of twenty where the answers of a run hang together and each wording was asked three times', () => {
    const drawn = { effect: 2, personas: 100, random: seededRandom(3) }
    const run = (runId: string, wording: number) =>
      asked(runId, clusteredCounts([0.2, 0.2, 0.2, 0.2, 0.2], drawn), { wording })
    const found = Array.from({ length: 800 }, () => {
      const runs = [0, 1, 2].flatMap((at) => [run(`own-${at}`, 0), run(`other-${at}`, 1)])
      return compareAcrossRuns(runs, 'own-0').move?.verdict
    })
    // Without regard to how far the repeats differ it was one of ten.
    expect(found.filter((verdict) => verdict === 'beyond').length).toBeLessThan(800 / 20)
  })

  it('lets chance reach further where the repeats differ more than independent answers would', () => {
    const runs = [
      ...[asked('own', [50, 50]), asked('again', [70, 30]), asked('third', [60, 40])],
      asked('other', [25, 75], { wording: 1 }),
    ]
    // By hand: 180 of 300 say Yes, so X² = 200 / 24 = 8.33 at 2 degrees; 1.96 √(.375 · .625 · 2 / 100) √4.17 = 27.
    expect(compareAcrossRuns(runs, 'own').move).toMatchObject({ moved: 25, chance: 27, independent: 13 })
    // Repeats that hardly differ do not bring it below what independent answers reach.
    const alike = [asked('own', [50, 50]), asked('again', [50, 50]), asked('other', [40, 60], { wording: 1 })]
    expect(compareAcrossRuns(alike, 'own').move).toMatchObject({ chance: 14, independent: 14 })
  })

  it('counts the repeats of the other wording too', () => {
    const other = asked('other', [60, 40], { wording: 1, createdAt: 1 })
    const otherAgain = asked('other-again', [20, 80], { wording: 1, createdAt: 0 })
    expect(compareAcrossRuns([after, other, otherAgain], 'after')).toMatchObject({
      repeats: null,
      move: { run: other, moved: 25, repeated: 40, verdict: 'within' },
    })
  })

  it('compares nothing on small bases, with unknown counts, other options or another audience', () => {
    const compared = (other: AskedRun) => compareAcrossRuns([after, other], 'after')
    const nothing = { repeats: null, move: null }
    expect(compared(asked('small', [20, 9]))).toEqual(nothing)
    expect(compared(asked('unknown', [80, null]))).toEqual(nothing)
    expect(compared(asked('options', [80, 20, 0], { comparable: false, wording: 1 }))).toEqual(nothing)
    expect(compared(asked('audience', [80, 20], { setting: 1 }))).toEqual(nothing)
    expect(compareAcrossRuns([asked('small', [20, 9]), after], 'small')).toEqual(nothing)
    expect(compareAcrossRuns([], 'none')).toEqual(nothing)
  })
})

describe('runs that asked an item', () => {
  const tabulated = (id: string, draft: TabulatedRun['draft'], options: readonly number[]): TabulatedRun => {
    const results = resultsOf({
      respondents: options.map((_, at) => ({ id: `p${at}`, attributes: [] })),
      answers: options.map((option, respondent) => ({
        ...{ respondent, question: 0, kind: 'option' as const, option, text: null },
      })),
    })
    return {
      run: aRun({ id, versionId: `version of ${id}` }),
      draft,
      tables: tabulateAll(draft.questions.map(analysedItem), results),
    }
  }
  const draft = (stem: string, options: string[], id = 'q') => aSurvey('S', [aChoice(id, stem, options)])
  const looked = tabulated('looked', draft('Do you walk to work?', ['Yes', 'No']), [0, 0, 1])

  it('are told apart by wording, and their options put in the order of the run that is looked at', () => {
    const same = tabulated('same', draft('Do you walk to work?', ['Yes', 'No'], 'typed-again'), [1])
    const moved = tabulated('moved', draft('Do you walk to work?', ['No', 'Yes'], 'other'), [0, 0, 1])
    const found = findAskedRuns('q', looked, [moved, same, looked])
    expect(
      found.map(({ runId, item, wording, comparable, options, counts }) => ({
        ...{ runId, item, wording, comparable, options, counts },
      })),
    ).toEqual([
      { runId: 'moved', item: 'other', wording: 1, comparable: true, options: ['Yes', 'No'], counts: [1, 2] },
      {
        runId: 'same',
        item: 'typed-again',
        wording: 0,
        comparable: true,
        options: ['Yes', 'No'],
        counts: [0, 1],
      },
      { runId: 'looked', item: 'q', wording: 0, comparable: true, options: ['Yes', 'No'], counts: [2, 1] },
    ])
  })

  it('cannot be compared where an option was added, and are no runs of the item where nothing matches it', () => {
    const added = tabulated('added', draft('Do you walk to work?', ['Yes', 'No', 'Sometimes']), [2])
    const opened = tabulated('opened', aSurvey('S', [anOpenEnded('q', 'Do you walk to work?')]), [])
    const other = tabulated('other', draft('Is there a park nearby?', ['Near', 'Far'], 'x'), [0])
    const [first, second, ...others] = findAskedRuns('q', looked, [added, opened, other])
    expect(first).toMatchObject({ runId: 'added', comparable: false, counts: [0, 0, 1] })
    expect(second).toMatchObject({ runId: 'opened', comparable: false, counts: [], options: [] })
    expect(others).toEqual([])
    expect(findAskedRuns('gone', looked, [looked])).toEqual([])
  })

  it('have another number where context, audience or connection differ', () => {
    const context = {
      ...looked,
      run: aRun({ id: 'c', versionId: 'c' }),
      draft: { ...looked.draft, context: 'Trams' },
    }
    const connection = { ...looked, run: aRun({ id: 'd', connectionId: 'live' }) }
    const settings = findAskedRuns('q', looked, [looked, context, connection]).map(({ setting }) => setting)
    expect(settings).toEqual([0, 1, 2])
  })
})
