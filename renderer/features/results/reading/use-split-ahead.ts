import { useEffect } from 'react'
import { splitAnswer } from '../../../../shared/analysis/split-answer.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'

/** Number of answers between two checks of the idle time that is left. */
const AT_ONCE = 50

/** Splits the answers of a run into words while the page is idle, so that the first search is as fast as later ones. */
export function useSplitAhead(questions: readonly Question[], answers: readonly Answer[]): void {
  useEffect(() => {
    let next = 0
    let asked = requestIdleCallback(go)
    function go(idle: IdleDeadline): void {
      do {
        for (const answer of answers.slice(next, next + AT_ONCE)) {
          const question = questions[answer.question]
          if (question) splitAnswer(answer, question)
        }
        next += AT_ONCE
      } while (next < answers.length && idle.timeRemaining() > 1)
      if (next < answers.length) asked = requestIdleCallback(go)
    }
    return () => cancelIdleCallback(asked)
  }, [questions, answers])
}
