import { LEAST_BASE } from '../base-size.ts'
import { chanceOfAtLeast } from './chance.ts'
import { largestRareChance } from './family.ts'
import type { ItemView } from './item-view.ts'
import { choosers, LEAST_OTHERS } from './no-variety.ts'
import { says } from './said-words.ts'
import type { NoOpinionEvidence, Suspicion } from './suspicion.ts'
import { median } from './variety.ts'

/** A smaller share is never marked, whatever the other items show. */
const LEAST_SHARE = 0.1
const STRONG_SHARE = 0.3
/** A share of ways out that is normal in a sound item, even where the other items of the run have fewer. */
const USUAL_SHARE = 0.05

interface Measured {
  view: ItemView
  base: number
  options: { option: number; count: number }[]
  count: number
  personas: number[]
}

/** Items in which many more personas than usual said that they do not know, have no opinion, or declined. */
export function findNoOpinion(views: readonly ItemView[]): Suspicion<NoOpinionEvidence>[] {
  const measured = views.flatMap(measure)
  const compared = measured.map((item) => {
    const others = measured.filter(
      (other) => other !== item && other.view.question.type === item.view.question.type,
    )
    const shares = others.map(({ count, base }) => count / base)
    const usual = shares.length < LEAST_OTHERS ? null : median(shares)
    // The usual share is capped at LEAST_SHARE, so that items are still marked where most of them have many ways out.
    const expected = Math.max(USUAL_SHARE, Math.min(usual ?? 0, LEAST_SHARE))
    return { item, usual, others: others.length, chance: chanceOfAtLeast(item.count, item.base, expected) }
  })
  const rare = largestRareChance(compared.map(({ chance }) => chance))
  return compared.flatMap(({ item, usual, others, chance }) => {
    const { count, base, options, personas, view } = item
    if (count / base < LEAST_SHARE || chance > rare) return []
    const weight = count / base >= STRONG_SHARE ? 'strong' : 'look'
    const told = { options, count, othersShare: usual, others, personas }
    return [{ weight, item: view.position, base, evidence: { kind: 'no_opinion', ...told } }]
  })
}

function measure(view: ItemView): Measured[] {
  const { base, counts, reading, responses, question } = view
  if (base === null || base < LEAST_BASE) return []
  if (question.type === 'open_ended') {
    const saying = responses?.answered.filter(({ text }) => says('no_opinion', text ?? '')) ?? []
    const personas = saying.map(({ respondent }) => respondent)
    return [{ view, base, options: [], count: personas.length, personas }]
  }
  if (!counts || reading.waysOut.length === 0) return []
  const options = reading.waysOut.map((option) => ({ option, count: counts[option] ?? 0 }))
  const count = options.reduce((sum, each) => sum + each.count, 0)
  return [
    { view, base, options, count, personas: choosers(view, (option) => reading.waysOut.includes(option)) },
  ]
}
