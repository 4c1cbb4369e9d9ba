import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { knownTexts } from '../item-refs.ts'
import { withCorrectedColumns } from './corrected-columns.ts'
import { withNamedRecords } from './numbered-records.ts'
import { withoutCases } from './sum-types.ts'
import { withPlainTypes } from './typed-values.ts'

/**
 * A payload in a plainer form for all readers: values without the types and the cases around them, records with their
 * items, columns with their corrections.
 */
export function rewritten(data: unknown, draft: SurveyDraft, personas: number): unknown {
  const known = knownTexts(draft)
  return withNamedRecords(withCorrectedColumns(withoutCases(withPlainTypes(data), known)), {
    draft,
    known,
    personas,
  })
}
