import { overviewAges } from '../models/age-overview.ts'
import type { Audience } from '../models/draft.ts'
import { foldAccents } from '../text/fold-accents.ts'
import { ADULT_AGES, ALL_ADULTS, type CensusSex, countAdults } from './adults.ts'

/** Personas in the practice panel, which is drawn from the same census tables. */
export const PRACTICE_PANEL = 10_000

/** A panel of unknown size is assumed to have no more people than this. */
const LARGE_PANEL = 10_000

/** How Sonde understands what was typed as sex; `unread`: not recognised. */
export type ReadSex = CensusSex | 'everyone' | 'unread'

const SEX_WORDS: Record<Exclude<ReadSex, 'unread'>, ReadonlySet<string>> = {
  women: new Set(['femme', 'femmes', 'f', 'feminin', 'female', 'females', 'woman', 'women']),
  men: new Set(['homme', 'hommes', 'h', 'm', 'masculin', 'male', 'males', 'man', 'men']),
  everyone: new Set(['', 'tous', 'toutes', 'tout le monde', 'all', 'any', 'both', 'everyone']),
}

/** Reads a typed sex; the service's own values are not published, so that many values may be `unread`. */
export function readSex(text: string | null): ReadSex {
  const word = foldAccents(text ?? '').trim()
  if (SEX_WORDS.women.has(word)) return 'women'
  if (SEX_WORDS.men.has(word)) return 'men'
  return SEX_WORDS.everyone.has(word) ? 'everyone' : 'unread'
}

/** How many adults of the census a selection covers; null where a part of it is not recognised. */
export interface AudienceSize {
  /** 0 to 1, of all adults. */
  share: number | null
  /** Persons. */
  adults: number | null
  /** Whether a range selects ages below 18, for which there are no figures. */
  children: boolean
}

/** Compares a selection with the census. No range means every age. */
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
 * Why a selection may find too few personas. `nobody`: the census has no such adult. `fewer`: the practice panel
 * probably has about `expected`, fewer than requested. `rare`: a panel of unknown size would need about `panel` people.
 */
export type NarrowAudience =
  | { kind: 'nobody' }
  | { kind: 'fewer'; expected: number }
  | { kind: 'rare'; panel: number }

/** Why a selection may find fewer personas than requested; null where it should find enough, or that is unknown. */
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

/** Rounded up to two significant digits, since more would suggest false precision. */
function roundUp(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1)
  return Math.ceil(value / step) * step
}
