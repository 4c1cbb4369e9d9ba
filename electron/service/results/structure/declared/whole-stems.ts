import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { LeafNode } from '../node.ts'

const CUT = /(?:…|\.{3})\s*$/

/** The texts of items without those that were cut short, where whole ones stand beside them; else all. */
export function wholeStems<Told extends { item: number; leaf: LeafNode }>(
  told: readonly Told[],
  { questions }: SurveyDraft,
): readonly Told[] {
  const whole = told.filter(({ item, leaf: { value } }) => {
    const text = String(value)
    return !CUT.test(text) && text.length >= (questions[item]?.stem.length ?? 0)
  })
  return whole.length > 0 ? whole : told
}
