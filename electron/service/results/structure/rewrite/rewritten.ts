import type { SurveyDraft } from '../../../../../shared/models/draft.ts'
import type { Aside } from '../../shapes/gathered.ts'
import { knownTexts } from '../item-refs.ts'
import { withPlainIds } from './compound-ids.ts'
import { withCorrectedColumns } from './corrected-columns.ts'
import { withCorrectedFields } from './corrected-fields.ts'
import { withListedColumns } from './listed-columns.ts'
import { withNamedRecords } from './numbered-records.ts'
import { withoutRawFields } from './raw-fields.ts'
import { replacedValues } from './replaced-values.ts'
import { withoutShownOptions } from './shown-options.ts'
import { withoutCases } from './sum-types.ts'
import { withPlainTypes } from './typed-values.ts'

/** A payload in a plainer form, and the values that others stand for in it. */
interface Rewritten {
  value: unknown
  replaced: Aside[]
}

/**
 * A payload in a plainer form for all readers: entries with the persona and the item that their id names, lines with the
 * names of their columns, values without the types and the cases around them, records with their items, columns and
 * fields with their corrections, and answers without the raw ones and the options shown beside them; and the values that
 * later tries, corrections and final answers stand for (`replaced`).
 */
export function rewritten(data: unknown, draft: SurveyDraft, personas: number): Rewritten {
  const known = knownTexts(draft)
  const apart = withPlainIds(data, { draft, known, personas })
  const plain = withoutCases(withPlainTypes(withListedColumns(apart, known, personas)), known)
  const settled = withoutRawFields(withCorrectedColumns(plain), known)
  const corrected = withCorrectedFields(settled, known)
  const replaced = [...replacedValues(data, apart), ...replacedValues(plain, corrected)]
  const shown = withoutShownOptions(corrected, { draft, known })
  return { value: withNamedRecords(shown, { draft, known, personas }), replaced }
}
