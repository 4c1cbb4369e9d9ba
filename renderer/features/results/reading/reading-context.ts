import { createContext } from 'react'
import type { AnswerOrder } from '../../../../shared/analysis/order-answers.ts'
import type { WantedWords } from '../../../../shared/text/stems/wanted-words.ts'
import type { Gathered } from './use-gathered.ts'

/** How the answers of a run are read: in which order, which ones gathered, and what is looked for in them. */
export interface Reading {
  /** Holds for all items of the run. */
  order: AnswerOrder
  setOrder: (order: AnswerOrder) => void
  gathered: Gathered
  /** What the groups are made by whose words are compared; null: not chosen yet. */
  wordsBy: string | null
  setWordsBy: (by: string | null) => void
  /** Place of an answer to the item in view that the find led to, and that has to be drawn; null: none. */
  revealed: number | null
  /** Sees to it that an answer is drawn, by its item and its place in the list. */
  reveal: (item: number, place: number) => void
  /** What is looked for in the answers to the item in view: what it found is marked in them. */
  wanted: readonly WantedWords[]
}

/** How the answers around are read; null outside results. */
export const ReadingContext = createContext<Reading | null>(null)
