import type { GuideFinding } from './guide-items.ts'
import type { MendKind } from './mend.ts'

/** An edit that removes a finding from a guide or from its title. */
export interface GuideEdit {
  kind: MendKind
  /** The point of the guide after it, or the title. */
  point: string
}

/** What stands before the question itself: the same sentences in both questions of a split point. */
const LEAD = /^.*[.!…:]\s+(?=\S)/su

/**
 * The best edit that is offered for a finding in a guide; null where there is none. The two questions of a split point
 * follow each other in its line, as a question and its prompt do; what leads up to them is said once.
 */
export function guideEditOf({ finding }: Pick<GuideFinding, 'finding'>): GuideEdit | null {
  const [mend] = (finding.mends ?? []).filter(({ items }) =>
    items.every(({ options }) => options.length === 0),
  )
  if (mend === undefined) return null
  const [first = '', ...others] = mend.items.map(({ stem }) => stem)
  const lead = LEAD.exec(first)?.[0] ?? ''
  const after = others.map((stem) => (stem.startsWith(lead) ? stem.slice(lead.length) : stem))
  return { kind: mend.kind, point: [first, ...after].join(' ') }
}

/** The text that holds the finding after its edit; null where the point was changed after it was checked. */
export function editPoint(text: string, found: GuideFinding, { point }: GuideEdit): string | null {
  const end = found.pointStart + found.point.length
  if (text.slice(found.pointStart, end) !== found.point) return null
  return text.slice(0, found.pointStart) + point + text.slice(end)
}
