import { overviewAges } from '../models/age-overview.ts'
import type { Audience } from '../models/draft.ts'
import { foldAccents } from '../text/fold-accents.ts'
import { ADULT_AGES, ALL_ADULTS, type CensusSex, countAdults } from './adults.ts'

/** Personas in the practice panel, which is drawn from the same census tables. */
export const PRACTICE_PANEL = 10_000

/** Where nothing is known of a panel, one of this size is taken as large. */
const LARGE_PANEL = 10_000

/** What is typed as sex, as Sonde understands it. */
export type ReadSex = CensusSex | 'everyone' | 'unread'

const SEX_WORDS: Record<Exclude<ReadSex, 'unread'>, ReadonlySet<string>> = {
  women: new Set(['femme', 'femmes', 'f', 'feminin', 'female', 'females', 'woman', 'women']),
  men: new Set(['homme', 'hommes', 'h', 'm', 'masculin', 'male', 'males', 'man', 'men']),
  everyone: new Set(['', 'tous', 'toutes', 'tout le monde', 'all', 'any', 'both', 'everyone']),
}

/** Reads a typed sex; the service's own values are not published, so much may stay unread. */
export function readSex(text: string | null): ReadSex {
  const word = foldAccents(text ?? '').trim()
  if (SEX_WORDS.women.has(word)) return 'women'
  if (SEX_WORDS.men.has(word)) return 'men'
  return SEX_WORDS.everyone.has(word) ? 'everyone' : 'unread'
}

/** How many adults of the census a selection holds; null where a part of it is not read. */
export interface AudienceSize {
  /** 0 to 1, of all adults. */
  share: number | null
  /** Persons. */
  adults: number | null
  /** Whether ages below 18, of which the figures say nothing, are selected by a range. */
  children: boolean
}

/** Reads a selection against the census. No range is every age. */
export function audienceSize({ ageRanges, sex }: Audience): AudienceSize {
  const { covered, read } = overviewAges(ageRanges)
  const readAs = readSex(sex)
  const children = covered.some(({ min }) => min < ADULT_AGES.min)
  if (read.length < ageRanges.length || readAs === 'unread') return { share: null, adults: null, children }
  const ages = ageRanges.length === 0 ? [ADULT_AGES] : covered
  const adults = countAdults(ages, readAs === 'everyone' ? null : readAs)
  return { share: adults / ALL_ADULTS, adults, children }
}

/**
 * Why a selection may find too few. `nobody`: the census has no adult there. `fewer`: the practice panel should hold
 * about `expected` of them, fewer than are asked. `rare`: a panel of unknown size would need about `panel` people.
 */
export type NarrowAudience =
  | { kind: 'nobody' }
  | { kind: 'fewer'; expected: number }
  | { kind: 'rare'; panel: number }

/** Whether a selection may find fewer personas than are asked for; null where it should do, or nothing can be told. */
export function findNarrow(
  { share, children }: AudienceSize,
  personas: number,
  practice: boolean,
): NarrowAudience | null {
  if (share === null || personas <= 0) return null
  if (share === 0) return practice || !children ? { kind: 'nobody' } : null
  if (practice) {
    const expected = Math.round(share * PRACTICE_PANEL)
    return expected < personas ? { kind: 'fewer', expected } : null
  }
  const panel = personas / share
  return panel > LARGE_PANEL ? { kind: 'rare', panel: roundUp(panel) } : null
}

/** To two figures, upwards: more would pretend to know. */
function roundUp(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / step) * step
}
