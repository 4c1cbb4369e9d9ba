import type { SurveyItem } from './survey-report.ts'
import { foldText } from './text/fold.ts'

/** Begins with a condition that an earlier answer met, or only asks for the reason of one. */
const REFERS_BACK =
  /^\W*(?:if (?:yes|no|so|not)|si (?:oui|non|c'est le cas)|dans (?:l'affirmative|la negative)|why(?: (?:is that|not|or why not))?\W*$|pourquoi\W*$)/u
/** Words of this length carry what an item is about; shorter ones are shared by chance. */
const SHORTEST_TOPIC = 6
/** Words are compared by their beginning, so that "consult" and "consulted" are the same. */
const STEM = 5
const COMMON =
  /^(?:pensez|estimez|trouvez|quelle|quelles|combien|comment|pourquoi|should|would|people|other|think|during|derniers|personnes)/u

/**
 * Whether an item asks further about what the item before it asked, so that its premise was an answer there. Sonde asks
 * every item of everybody, so that this weakens a finding on a premise, and does not remove it.
 */
export function followsUp(item: SurveyItem, before: SurveyItem | undefined): boolean {
  if (before?.type !== 'single_choice') return false
  const text = foldText(item.stem).text
  if (REFERS_BACK.test(text)) return true
  const known = topics(foldText(before.stem).text)
  return item.type === 'open_ended' && [...topics(text)].some((topic) => known.has(topic))
}

function topics(text: string): Set<string> {
  const words = text.match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST_TOPIC && !COMMON.test(word))
      .map((word) => word.slice(0, STEM)),
  )
}
