import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskNeed, DeskSubject, Taught } from '../../../shared/models/reading-desk.ts'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { useDeskCalls } from './desk-calls.ts'
import { needKey } from './needs/use-need-words.ts'
import type { RecipeDesk } from './use-recipe.ts'

/** What was pointed at: a need, and ways to understand it among which the person is to choose. */
interface Choice {
  need: DeskNeed
  ways: readonly Taught[]
}

/** Teaching: a need waits for its value, or a value is said to be what is needed. One way is taken at once, several are asked. */
export function useTeaching(subject: DeskSubject, payloadId: string, desk: RecipeDesk) {
  const { readingDesk } = useDeskCalls()
  const [armed, arm] = useState<DeskNeed | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  /** The need that nothing could be derived for. */
  const [inVain, setInVain] = useState<DeskNeed | null>(null)
  /** What was taken last, to be told once its reading is here. */
  const [taken, setTaken] = useState<DeskNeed | null>(null)
  const take = (need: DeskNeed, { recipe }: Taught) => {
    desk.change(recipe, needKey(need))
    setTaken(need)
    setChoice(null)
    arm(null)
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ need, path }: { need: DeskNeed; path: string }) =>
      readingDesk.teach({ subject, payloadId, recipe: desk.recipe, need, path }),
    onSuccess: ({ ways }, { need }) => {
      const [way, another] = ways
      if (!way) setInVain(need)
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
    teach: (need: DeskNeed, path: string) => {
      setInVain(null)
      if (!isPending) mutate({ need, path })
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
export type Teaching = ReturnType<typeof useTeaching>
