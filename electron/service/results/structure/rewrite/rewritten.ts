import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import { knownTexts } from '../item-refs.ts'
import { withCorrectedColumns } from './corrected-columns.ts'
import { withCorrectedFields } from './corrected-fields.ts'
import { withListedColumns } from './listed-columns.ts'
import { withNamedRecords } from './numbered-records.ts'
import { withoutRawFields } from './raw-fields.ts'
import { withoutShownOptions } from './shown-options.ts'
import { withoutCases } from './sum-types.ts'
import { withPlainTypes } from './typed-values.ts'

/**
 * A payload in a plainer form for all readers: lines with the names of their columns, values without the types and the cases around them, records with their
 * items, columns and fields with their corrections, and answers without the raw ones and the
 * options shown beside them.
 */
export function rewritten(data: unknown, draft: SurveyDraft, personas: number): unknown {
  const known = knownTexts(draft)
  const plain = withoutCases(withPlainTypes(withListedColumns(data, known, personas)), known)
  const settled = withoutRawFields(withCorrectedColumns(plain), known)
  const corrected = withoutShownOptions(withCorrectedFields(settled, known), { draft, known })
  return withNamedRecords(corrected, { draft, known, personas })
}
