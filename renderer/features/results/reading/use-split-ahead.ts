import { useEffect } from 'react'
import { splitAnswer } from '../../../../shared/analysis/split-answer.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'

/** Answers between two looks at the time that is left. */
const AT_ONCE = 50

/** Takes the answers of a run apart while nothing else is to be done, so that the first search is as quick as the next ones. */
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
