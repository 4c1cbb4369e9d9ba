import type { SurveyDraft } from '../../../../../../shared/models/draft.ts'
import { expand } from '../../expand.ts'
import type { KnownTexts } from '../../item-refs.ts'
import type { Node } from '../../node.ts'
import { openDictionaries } from './dictionaries.ts'
import { openDocuments } from './embedded.ts'
import { unwrap } from './unwrap.ts'

export interface OpenParts {
  draft: SurveyDraft
  known: KnownTexts
  personas: number
}

/** A payload with everything opened that holds something else: documents in texts, wrappers, tables, dictionaries. */
export function openPayload(data: unknown, parts: OpenParts): Node {
  const root = unwrap(openDocuments(expand(data, parts.known, parts.personas), parts.known, parts.personas))
  return openDictionaries(root, parts)
}
