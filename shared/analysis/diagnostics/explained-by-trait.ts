import { LEAST_BASE } from '../base-size.ts'
import { asksForTrait } from './asks-for-trait.ts'
import { chiSquared99, normalExceededBy } from './chance.ts'
import { chancePerComparison } from './family.ts'
import type { ItemView } from './item-view.ts'
import type { ExplainedByTraitEvidence, PopulationSuspicion, Suspicion } from './suspicion.ts'
import type { TraitGroups } from './trait-groups.ts'

/** From this corrected association on, the field nearly determines each persona's answer. */
const LEAST_ASSOCIATION = 0.6
const STRONG_ASSOCIATION = 0.85
/** If groups have fewer personas on average, no association is calculated. */
const LEAST_PER_GROUP = 5
/** With at least this many judged items, of which more than half are explained, the population is reported instead. */
const LEAST_ITEMS = 4

/** Cramér's V of a table, corrected for bias, and the value that chance alone may reach. */
export interface Association {
  association: number
  byChance: number
}

/**
 * Items whose answers follow from one field of the profile, which they do not ask for; if most items do, the population
 * is reported instead.
 */
export function findExplainedByTrait(
  views: readonly ItemView[],
  traits: readonly TraitGroups[],
): { suspicions: Suspicion<ExplainedByTraitEvidence>[]; population: PopulationSuspicion[] } {
  const judged = views.filter(
    ({ responses, counts, base }) => responses && counts && (base ?? 0) >= LEAST_BASE,
  )
  const explained = judged.flatMap((view) => explain(view, traits))
  const isMost = judged.length >= LEAST_ITEMS && explained.length > judged.length / 2
  if (isMost) {
    const items = explained.map(({ mark }) => mark.item)
    return { suspicions: [], population: [{ kind: 'explained_by_trait', items, of: judged.length }] }
  }
  const mostChance = chancePerComparison(judged.length * traits.length)
  const sure = explained.filter(({ association, mark }) => isSurely(association, mark.base, mostChance))
  return { suspicions: sure.map(({ mark }) => mark), population: [] }
}

interface Explained {
  association: number
  mark: Suspicion<ExplainedByTraitEvidence>
}

function explain(view: ItemView, traits: readonly TraitGroups[]): Explained[] {
  const optionCount = view.question.options.length
  const tables = traits.map((trait) => ({ trait, table: crossCount(view, trait, optionCount) }))
  // Other fields that go with the one asked for, such as a form of address with the sex, explain nothing either.
  if (tables.some(({ trait, table }) => asksForTrait(view, trait, table))) return []
  const found = tables
    .map(({ trait, table }) => ({ trait, table, ...associationOf(answersOf(table, view)) }))
    .filter(({ association, byChance }) => association >= LEAST_ASSOCIATION && association > byChance)
    .sort((a, b) => b.association - a.association || (a.trait.field < b.trait.field ? -1 : 1))
  const [first, ...others] = found
  if (!first) return []
  const { trait, table, association, byChance } = first
  const base = answersOf(table, view).reduce((sum, row) => sum + total(row), 0)
  const evidence: ExplainedByTraitEvidence = {
    kind: 'explained_by_trait',
    field: trait.field,
    association,
    byChance,
    values: trait.values.map((value, group) => ({ value, counts: table[group] ?? [] })),
    alsoBy: others.map((other) => other.trait.field),
  }
  const weight = association >= STRONG_ASSOCIATION ? 'strong' : 'look'
  return [{ association, mark: { weight, item: view.position, base, evidence } }]
}

/**
 * Whether an association is so large that a true one below LEAST_ASSOCIATION would give it with at most the chance
 * `mostChance`. The arcsine transformation makes its standard error about 1/√n at every size; in simulated
 * tables of 2 × 2 to 8 × 5 with even margins 0 to 0.8 % passed at a level of 0.1 %. With margins of 10 and 90 % some
 * 4 % pass at that level.
 */
function isSurely(association: number, base: number, mostChance: number): boolean {
  return (
    Math.asin(association) - normalExceededBy(mostChance) / Math.sqrt(base) >= Math.asin(LEAST_ASSOCIATION)
  )
}

/** The table without ways out and "I do not work": that people without a job say so is not a stereotype. */
function answersOf(table: readonly (readonly number[])[], { reading }: ItemView): number[][] {
  return table.map((row) => reading.answers.map((option) => row[option] ?? 0))
}

/** Personas by group and option. */
function crossCount(
  { responses }: ItemView,
  { values, groupOf }: TraitGroups,
  optionCount: number,
): number[][] {
  const table = values.map(() => new Array<number>(optionCount).fill(0))
  for (const { respondent, option } of responses?.answered ?? []) {
    const row = table[groupOf[respondent] ?? -1]
    if (row && option !== null) row[option] = (row[option] ?? 0) + 1
  }
  return table
}

/**
 * Cramér's V of a table of counts, corrected for bias: the average of `φ² = χ²/n` by chance, `(r − 1)(c − 1)/(n − 1)`,
 * is subtracted, and the numbers of rows and columns are reduced accordingly. 0 where a table is too small: fewer than
 * 30 personas, fewer than five in a group on average, or a single row or column. `byChance` is V at the 99th percentile
 * of chi-squared.
 */
export function associationOf(table: readonly (readonly number[])[]): Association {
  const rows = table.filter((row) => total(row) > 0)
  const columns = (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))
  const [r, c, n] = [rows.length, columns.filter((sum) => sum > 0).length, total(columns)]
  if (r < 2 || c < 2 || n < LEAST_BASE || n / r < LEAST_PER_GROUP) return { association: 0, byChance: 1 }
  let chiSquared = -n
  for (const row of rows) {
    const sum = total(row)
    for (const [column, count] of row.entries()) {
      if (count > 0) chiSquared += (n * count * count) / (sum * (columns[column] ?? 0))
    }
  }
  const corrected = (squared: number) => {
    const phi = Math.max(0, squared / n - ((r - 1) * (c - 1)) / (n - 1))
    const sides = Math.min(r - (r - 1) ** 2 / (n - 1), c - (c - 1) ** 2 / (n - 1)) - 1
    return sides <= 0 ? 0 : Math.min(1, Math.sqrt(phi / sides))
  }
  return { association: corrected(chiSquared), byChance: corrected(chiSquared99((r - 1) * (c - 1))) }
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
