import { createContext } from 'react'
import type { AnswerOrder } from '../../../../shared/analysis/order-answers.ts'
import type { WantedWords } from '../../../../shared/stems/wanted-words.ts'
import type { Gathered } from './use-gathered.ts'

/** How the answers of a run are listed: their order, which are grouped, and which words are searched for. */
export interface Reading {
  /** The same for all items of the run. */
  order: AnswerOrder
  setOrder: (order: AnswerOrder) => void
  gathered: Gathered
  /** The key of the variable that forms the groups whose words are compared; null: not chosen yet. */
  wordsBy: string | null
  setWordsBy: (by: string | null) => void
  /** Place of the answer to the item in view that the find led to and that must be rendered; null without one. */
  revealed: number | null
  /** Has an answer rendered, by its item and its place in the list. */
  reveal: (item: number, place: number) => void
  /** The words searched for in the answers to the item in view; matches are marked. */
  wanted: readonly WantedWords[]
}

/** How the answers are listed; null outside of results. */
export const ReadingContext = createContext<Reading | null>(null)
