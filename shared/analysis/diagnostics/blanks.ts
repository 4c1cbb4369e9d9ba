import { LEAST_BASE } from '../base-size.ts'
import { chanceOfAtLeast } from './chance.ts'
import { largestRareChance } from './family.ts'
import type { ItemView } from './item-view.ts'
import { LEAST_OTHERS } from './no-variety.ts'
import type { BlankEvidence, PopulationSuspicion, Suspicion } from './suspicion.ts'
import { median } from './variety.ts'

const LEAST_SHARE = 0.1
const STRONG_SHARE = 0.3
/** A share of blanks that is normal in a sound item, even where the other items of the run have fewer. */
const USUAL_SHARE = { single_choice: 0.02, open_ended: 0.06 }

/**
 * With at least this many items, blanks in more than half of them are attributed to the population, not to the items.
 */
const LEAST_ITEMS = 4

/** Items that many more personas than usual left blank; if most items are, the population is reported instead. */
export function findBlanks(views: readonly ItemView[]): {
  suspicions: Suspicion<BlankEvidence>[]
  population: PopulationSuspicion[]
} {
  const measured = views.flatMap((view) => {
    const { asked, responses, question } = view
    if (!responses || asked === null || asked < LEAST_BASE) return []
    return [
      { view, asked, blank: responses.blank, type: question.type, share: responses.blank.length / asked },
    ]
  })
  const many = measured.filter(({ share }) => share >= LEAST_SHARE)
  if (measured.length >= LEAST_ITEMS && many.length > measured.length / 2) {
    const items = many.map(({ view }) => view.position)
    return { suspicions: [], population: [{ kind: 'blank', items, of: measured.length }] }
  }
  const compared = measured.map((item) => {
    const { asked, blank, type } = item
    const others = measured.filter((other) => other !== item && other.type === type)
    const usual = others.length < LEAST_OTHERS ? null : median(others.map(({ share }) => share))
    const expected = Math.max(USUAL_SHARE[type], usual ?? 0)
    const chance = chanceOfAtLeast(blank.length, asked, expected)
    return { ...item, usual, others: others.length, chance }
  })
  const rare = largestRareChance(compared.map(({ chance }) => chance))
  const suspicions = compared.flatMap((item): Suspicion<BlankEvidence>[] => {
    const { view, asked, blank, share, usual, others, chance } = item
    if (share < LEAST_SHARE || chance > rare) return []
    const evidence: BlankEvidence = {
      kind: 'blank',
      count: blank.length,
      othersShare: usual,
      others,
      offersWayOut: view.reading.waysOut.length > 0,
      personas: blank.map(({ respondent }) => respondent),
    }
    return [{ weight: share >= STRONG_SHARE ? 'strong' : 'look', item: view.position, base: asked, evidence }]
  })
  return { suspicions, population: [] }
}
