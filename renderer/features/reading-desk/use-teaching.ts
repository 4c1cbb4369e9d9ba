import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskNeed, DeskSubject, Taught, TreeRow } from '../../../shared/models/reading-desk.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useDeskCalls } from './desk-calls.ts'
import { needKey } from './needs/use-need-words.ts'
import type { RecipeDesk } from './use-recipe.ts'

/** A value for a need, with several ways to read it, of which the person must choose one. */
interface Choice {
  need: DeskNeed
  ways: readonly Taught[]
}

/**
 * The state of teaching: a need that waits for its value, or a value that was assigned to a need. If there is one way
 * to read it, that is taken at once; if there are several, the person is asked.
 */
export function useTeaching(subject: DeskSubject, payloadId: string, desk: RecipeDesk) {
  const { readingDesk } = useDeskCalls()
  const [armed, arm] = useState<DeskNeed | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  /** Whether no way to read the selected value was found, and whether that value was empty. */
  const [inVain, setInVain] = useState<'value' | 'empty' | null>(null)
  /** The need for which a way was taken last, to be announced once the payload is read in this way. */
  const [taken, setTaken] = useState<DeskNeed | null>(null)
  const take = (need: DeskNeed, { recipe }: Taught) => {
    desk.change(recipe, needKey(need))
    setTaken(need)
    setChoice(null)
    arm(null)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ need, row: { path } }: { need: DeskNeed; row: TreeRow }) =>
      readingDesk.teach({ subject, payloadId, recipe: desk.recipe, need, path }),
    onSuccess: ({ ways }, { need, row }) => {
      const [way, another] = ways
      if (!way) setInVain(isEmpty(row) ? 'empty' : 'value')
      else if (another) setChoice({ need, ways })
      else take(need, way)
    },
    onError: tellProblem,
  })
  return {
    armed,
    arm: (need: DeskNeed | null) => {
      setInVain(null)
      arm(need)
    },
    teach: (need: DeskNeed, row: TreeRow) => {
      setInVain(null)
      if (!isPending) mutate({ need, row })
    },
    isTeaching: isPending,
    inVain,
    choice,
    choose: (way: Taught) => choice && take(choice.need, way),
    dropChoice: () => setChoice(null),
    taken,
    told: () => setTaken(null),
  }
}
/** Whether a row has no value. */
function isEmpty({ kind, value }: TreeRow): boolean {
  return kind === 'null' || (kind === 'text' && value.trim() === '')
}

export type Teaching = ReturnType<typeof useTeaching>
