import type { SurveyDraft } from '../../../shared/models/draft.ts'
import { openedOnce } from '../results/structure/declared/open/open-payload.ts'
import { knownTexts } from '../results/structure/item-refs.ts'
import { findCodeBooks } from '../results/structure/search/code-books.ts'

/** What the payload itself says about codes: the option of an item that a code is declared for; null where none is. */
export type DeclaredCodes = (item: number, code: string) => number | null

/** The personas of a survey that does not say how many. */
const USUAL_PERSONAS = 50

/** The codes of the payload read last: teaching reads the same one hundreds of times. */
let last: { data: unknown; draft: SurveyDraft; codes: DeclaredCodes } | null = null

/**
 * The codes that a payload declares beside the texts of the options, wherever that is. It is looked through only when a
 * code is first asked for.
 */
export function declaredCodes(data: unknown, draft: SurveyDraft): DeclaredCodes {
  if (last !== null && last.data === data && last.draft === draft) return last.codes
  let look: DeclaredCodes | null = null
  const codes: DeclaredCodes = (item, code) => {
    look ??= codesIn(data, draft)
    return look(item, code)
  }
  last = { data, draft, codes }
  return codes
}

function codesIn(data: unknown, draft: SurveyDraft): DeclaredCodes {
  const personas = draft.personas ?? USUAL_PERSONAS
  const { root, declared } = openedOnce(data, draft, personas).whole()
  const known = knownTexts(draft)
  const books = findCodeBooks(root, { draft, known, personas, itemOf: declared.itemOf })
  return (item, code) => {
    if (declared.isOtherCode(item, code)) return null
    const told = new Set<number>()
    const option = declared.optionOf(item, code)
    if (option !== null) told.add(option)
    // A place in a list of labels is no code: lists count from 0 or from 1.
    for (const book of books?.of(item) ?? []) {
      const meant = book.isList ? null : book.codes.get(code)
      if (typeof meant === 'number') told.add(meant)
    }
    return told.size === 1 ? ([...told][0] ?? null) : null
  }
}
