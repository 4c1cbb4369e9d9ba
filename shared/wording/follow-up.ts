import { conditions } from './lexicons/conditions.ts'
import type { SurveyItem } from './survey-report.ts'
import { foldText } from './text/fold.ts'

/** Begins with a condition that an earlier answer met, or only asks for the reason of one. */
const REFERS_BACK = new RegExp(
  String.raw`^\W*(?:${conditions('opening')}|why(?: (?:is that|not|or why not))?\W*$|pourquoi\W*$)`,
  'u',
)
/** Goes on from an answer given before, whatever stands between: « Et pourquoi êtes-vous contre ? ». */
const GOES_ON = /^\W*(?:and why|et pourquoi) /u
/** Words of this length carry what an item is about; shorter ones are shared by chance. */
const SHORTEST_TOPIC = 6
/** Words are compared by their beginning, so that "consult" and "consulted" are the same. */
const STEM = 5
const COMMON =
  /^(?:pensez|estimez|trouvez|quelle|quelles|combien|comment|pourquoi|should|would|people|other|think|during|derniers|personnes)/u

/** A thing that is taken to be the person's own: « votre vélo », "your bicycle". */
const OWN = /(?<!\p{L})(?:votre|vos|ton|ta|tes|your) (?<thing>\p{L}{3,})/gu
/** Things that stand for others, by their beginnings: whoever came by car has a vehicle. */
const WIDER: Readonly<Record<string, RegExp>> = {
  vehic: /(?<!\p{L})(?:voiture|auto(?:mobile)?|moto|scooter|camion|conduct|car|motor|van|truck|driv)/u,
}
/** How far back a filter may stand: the questions between it and this one are often for its other answers. */
export const FOLLOW_UP_REACH = 6

/**
 * Whether an item asks further about what an item before it asked, so that its premise was an answer there. Sonde asks
 * every item of everybody, so that this weakens a finding on a premise, and does not remove it.
 *
 * @param before the items before it, the nearest first
 */
export function followsUp(item: SurveyItem, before: readonly SurveyItem[]): boolean {
  const [nearest] = before
  if (!nearest) return false
  const text = foldText(item.stem).text
  if (GOES_ON.test(text)) return true
  if (nearest.type === 'single_choice' && (REFERS_BACK.test(text) || sharesTopic(item, nearest))) return true
  const things = [...text.matchAll(OWN)].flatMap((found) => found.groups?.thing ?? [])
  return things.some((thing) => before.slice(0, FOLLOW_UP_REACH).some((earlier) => offers(earlier, thing)))
}

function sharesTopic(item: SurveyItem, nearest: SurveyItem): boolean {
  const known = topics(foldText(nearest.stem).text)
  return item.type === 'open_ended' && [...topics(foldText(item.stem).text)].some((topic) => known.has(topic))
}

/** Whether an item lets people answer that the thing is not theirs, or that it is: one of its options names it. */
function offers({ type, stem, options }: SurveyItem, thing: string): boolean {
  if (type !== 'single_choice') return false
  const asked = /^(?:oui|non|yes|no)(?!\p{L})/iu.test(options[0] ?? '')
  const text = foldText(asked ? `${stem} ${options.join(' / ')}` : options.join(' / ')).text
  const word = new RegExp(String.raw`(?<!\p{L})${thing.slice(0, STEM)}`, 'u')
  return word.test(text) || WIDER[thing.slice(0, STEM)]?.test(text) === true
}

function topics(text: string): Set<string> {
  const words = text.match(/\p{L}+/gu) ?? []
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST_TOPIC && !COMMON.test(word))
      .map((word) => word.slice(0, STEM)),
  )
}
