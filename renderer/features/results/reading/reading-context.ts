import { createContext } from 'react'
import type { WantedWords } from '../../../../shared/text/stems/wanted-words.ts'

/** How the answers of a run are read: what is looked for in them. */
export interface Reading {
  /** What is looked for in the answers to the item in view: what it found is marked in them. */
  wanted: readonly WantedWords[]
}

/** How the answers around are read; of answers outside results nothing is marked. */
export const ReadingContext = createContext<Reading>({ wanted: [] })
