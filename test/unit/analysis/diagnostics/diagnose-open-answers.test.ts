import { describe, expect, it } from 'vitest'
import { diagnose } from '../../../../shared/analysis/diagnostics/diagnose.ts'
import { suspicionKey } from '../../../../shared/analysis/diagnostics/suspicion.ts'
import { anOpenEnded } from '../../../support/drafts.ts'
import { resultsOf } from '../../../support/results-of.ts'
import { personas, said } from '../sample-results.ts'

describe('diagnose, of open-ended items', () => {
  it('gathers open answers that repeat, open alike, or repeat the stem', () => {
    const stem = 'Que pensez-vous de la nouvelle ligne de tramway du centre ?'
    const answers = Array.from({ length: 40 }, (_, place) =>
      said(
        place,
        0,
        place < 20
          ? 'La nouvelle ligne de tramway du centre, ce que je pense'
          : `Réponse numéro ${place} avec des mots ${place + 100} à part`,
      ),
    )
    const { items } = diagnose({
      questions: [anOpenEnded('a', stem)],
      results: resultsOf({ respondents: personas(40), answers }),
    })
    expect(items[0]?.suspicions.map(suspicionKey).sort()).toEqual([
      'near_duplicates',
      'opens_alike',
      'repeats_stem',
    ])
    const evidence = items[0]?.suspicions.map((mark) => mark.evidence)
    expect(evidence).toContainEqual(
      expect.objectContaining({ kind: 'opens_alike', opening: 'la nouvelle ligne', count: 20, openings: 21 }),
    )
    // Half of the answers are alike, which a language model produces anyway: not a sign against the item.
    expect(items[0]?.suspicions).toContainEqual(
      expect.objectContaining({
        weight: 'note',
        evidence: expect.objectContaining({ kind: 'near_duplicates' }),
      }),
    )
  })

  it('sees no common beginning in a few long answers among many short ones', () => {
    const long = (place: number) =>
      place < 18
        ? `La même chose que ${place} autres personnes`
        : `Réponse ${place} avec des mots ${place + 100} à part`
    const asked = (short: number) => {
      const answers = Array.from({ length: 40 + short }, (_, place) =>
        said(place, 0, place < 40 ? long(place) : `Chose ${place}`),
      )
      return diagnose({
        questions: [anOpenEnded('a', 'Qu’est-ce qui vous aiderait à mieux dormir ?')],
        results: resultsOf({ respondents: personas(40 + short), answers }),
      }).items[0]?.suspicions
    }
    expect(asked(0)?.map(({ base, evidence: { kind } }) => [kind, base])).toEqual([['opens_alike', 40]])
    expect(asked(60)).toEqual([])
  })
})
