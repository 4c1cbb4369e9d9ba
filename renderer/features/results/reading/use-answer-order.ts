import { useMemo, useState } from 'react'
import { type AnswerOrder, orderAnswers } from '../../../../shared/analysis/order-answers.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { Answer } from '../../../../shared/models/results.ts'

const NO_ANSWERS: readonly Answer[] = []

interface AnswersInOrder {
  order: AnswerOrder
  setOrder: (order: AnswerOrder) => void
  /** The shown answers, by item: of open-ended items in the chosen order, of others as received. */
  inOrder: readonly (readonly Answer[])[]
}

/** The order in which answers are listed, the same for all items, and the answers in that order. */
export function useAnswerOrder(
  questions: readonly Question[],
  byItem: ReadonlyMap<number, readonly Answer[]>,
  shown: readonly (readonly Answer[])[],
): AnswersInOrder {
  const [order, setOrder] = useState<AnswerOrder>('received')
  const inOrder = useMemo(
    () =>
      shown.map((answers, item) => {
        const question = questions[item]
        if (question?.type !== 'open_ended') return answers
        return orderAnswers(order, answers, byItem.get(item) ?? NO_ANSWERS, question)
      }),
    [questions, byItem, shown, order],
  )
  return { order, setOrder, inOrder }
}
