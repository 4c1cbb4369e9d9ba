import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import { foldAccents } from '../../../../../../shared/text/fold-accents.ts'
import { addTo } from '../../../../json/add-to.ts'
import { bareText } from '../../../words/comparable.ts'
import type { OpenParts } from './open-parts.ts'

const SHORTEST = 8
const LONGEST = 200

/** By name: the item whose stem it abbreviates, as programs do ("how_often_does", "how_often_does_2"). */
export function itemsByCutName(
  names: readonly string[],
  { draft, known }: Pick<OpenParts, 'draft' | 'known'>,
): Map<string, number> {
  const stems = stemsOf(draft)
  const groups = new Map<string, { name: string; number: number }[]>()
  for (const name of names) {
    if (name.length > LONGEST || known.itemOf(name) !== null) continue
    const own = slug(name)
    const numbered = /^(.*\D)_(\d{1,2})$/.exec(own)
    const isWhole = stems.some((stem) => stem.some((one) => one.startsWith(own)))
    const base = numbered && !isWhole ? (numbered[1] ?? own) : own
    const number = numbered && !isWhole ? Number(numbered[2]) : 1
    if (base.length >= SHORTEST) addTo(groups, base, { name, number })
  }
  const found = new Map<string, number>()
  const taken = new Set<number>()
  for (const [base, group] of groups) {
    const items = stems.flatMap((stem, at) => (stem.some((one) => one.startsWith(base)) ? [at] : []))
    const sorted = [...group].sort((one, other) => one.number - other.number)
    // Names with the same beginning number the items that begin like that, from the first on; the first may lack its
    // number.
    const counts = sorted.every(({ number }, at) => number === at + 1)
    if (items.length !== group.length || !counts) continue
    sorted.forEach(({ name }, at) => {
      const item = items[at] ?? 0
      if (taken.has(item)) found.delete(name)
      else found.set(name, item)
      taken.add(item)
    })
  }
  return found.size < Math.min(2, draft.questions.length) ? new Map() : found
}

const slugs = new WeakMap<SurveyDraft, readonly (readonly string[])[]>()

/** The stems as programs write them, with and without the place of an apostrophe, computed once for each draft. */
function stemsOf(draft: SurveyDraft): readonly (readonly string[])[] {
  const before = slugs.get(draft)
  if (before) return before
  const stems = draft.questions.map(({ stem }) => [slug(stem), slug(bareText(stem).replaceAll("'", ''))])
  slugs.set(draft, stems)
  return stems
}

function slug(text: string): string {
  return foldAccents(bareText(text))
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}
