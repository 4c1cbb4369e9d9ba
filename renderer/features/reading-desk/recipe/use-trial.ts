import { useQuery } from '@tanstack/react-query'
import type { AmountRead, DeskReading, DeskSubject } from '../../../../shared/models/reading-desk.ts'
import { emptyRecipe } from '../../../../shared/models/recipe.ts'
import { useDeskCalls } from '../desk-calls.ts'
import { needKey } from '../needs/use-need-words.ts'
import { useDeciphered } from '../use-deciphered.ts'
import type { RecipeDesk } from '../use-recipe.ts'

interface Amount {
  count: number
  /** Items with answers; 0 for values. */
  items: number
}

/** What a recipe that is not saved yet would read, beside what is read now. */
export interface Trial {
  of: 'answers' | 'values'
  before: Amount
  now: Amount
  /** False where the recipe does not fit, so that Sonde would read without it. */
  isUsed: boolean
  /** The answers that a recipe that does not fit recognises; null where that is not known. */
  own: number | null
  /** Whether something read now would be lost, or the recipe would not be used: a person must agree to that. */
  isDoubtful: boolean
  /** The title of the run that it was tried on; null for the payload on the desk. */
  run: string | null
}

/** Null where there is nothing to try, or the trial failed; undefined until the result is known. */
type Tried = Trial | null | undefined

/**
 * The recipe tried on the payload on the desk. What the stored recipe reads of it is what the desk showed first, and is
 * kept while the desk is open, so that nothing is read a second time.
 */
export function useTrialHere(
  { subject, payloadId, desk }: { subject: DeskSubject; payloadId: string; desk: RecipeDesk },
  { reading, failed }: { reading: DeskReading | undefined; failed: boolean },
): Tried {
  const stored = useDeciphered(subject, payloadId, desk.stored?.recipe ?? emptyRecipe())
  if (!desk.changed || failed || stored.error) return null
  const earlier = stored.isPlaceholderData ? undefined : stored.data
  if (!reading || !earlier) return undefined
  if (!reading.results) return trialOfValues(earlier, reading)
  if (!reading.kept || !earlier.kept || hasSameResults(desk)) return null
  const missing = told(reading) - told(earlier)
  const { isUsed } = reading.kept
  const own = reading.results.shape === 'recipe' ? reading.results.answers.filter(isUnderstood).length : 0
  const amounts = { before: earlier.kept, now: reading.kept, isUsed }
  return { ...trialOfAnswers(amounts, missing), own: isUsed ? null : own, run: null }
}

/** The recipe tried on the newest run of its connection, for a page without a payload. */
export function useTrialOnRun(desk: RecipeDesk): Tried {
  const { recipes } = useDeskCalls()
  const { connectionId, recipe } = desk
  const isNew = desk.changed && !hasSameResults(desk)
  const { data, error } = useQuery({
    queryKey: ['desk', 'tried', connectionId, recipe],
    queryFn: ({ signal }) => recipes.tried({ connectionId, recipe }, { signal }),
    enabled: isNew,
    staleTime: 0,
  })
  if (!isNew || error) return null
  if (!data) return data
  return { ...trialOfAnswers(data, 0), own: null, run: data.title }
}

interface Amounts {
  before: AmountRead
  now: AmountRead
  isUsed: boolean
}

/** `missing`: how many answers more than before are told to be missing ones, which are no loss. */
function trialOfAnswers({ before, now, isUsed }: Amounts, missing: number): Omit<Trial, 'own' | 'run'> {
  const isLost = before.answers - now.answers > Math.max(0, missing)
  const areItemsLost = missing <= 0 && now.items < before.items
  const amount = ({ answers, items }: AmountRead): Amount => ({ count: answers, items })
  return {
    ...{ of: 'answers', before: amount(before), now: amount(now), isUsed },
    isDoubtful: !isUsed || isLost || areItemsLost,
  }
}

/** A value that is gained does not make up for another that is lost. */
function trialOfValues(earlier: DeskReading, reading: DeskReading): Trial {
  const now = new Map(reading.found.map(({ need, found }) => [needKey(need), found]))
  const before = earlier.found.reduce((sum, { found }) => sum + found, 0)
  const left = earlier.found.reduce(
    (sum, { need, found }) => sum + Math.min(found, now.get(needKey(need)) ?? 0),
    0,
  )
  return {
    ...{ of: 'values', before: { count: before, items: 0 }, now: { count: left, items: 0 } },
    ...{ isUsed: true, own: null, isDoubtful: left < before, run: null },
  }
}

/** Whether the recipe reads answers as the stored one does. */
function hasSameResults({ recipe, stored }: RecipeDesk): boolean {
  return JSON.stringify(recipe.results) === JSON.stringify(stored?.recipe.results)
}

/** How many answers are told to be missing ones. */
function told({ found }: DeskReading): number {
  return found.find(({ need }) => need.need === 'no_answer')?.found ?? 0
}

function isUnderstood({ kind }: { kind: string }): boolean {
  return kind === 'option' || kind === 'text'
}
