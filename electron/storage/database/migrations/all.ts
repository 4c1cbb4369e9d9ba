import { first } from './001-first.ts'
import { library } from './002-library.ts'
import { versions } from './003-versions.ts'
import { serviceFacts } from './004-service-facts.ts'
import { itemBank } from './005-item-bank.ts'
import { answerWords } from './006-answer-words.ts'
import { runAnnotations } from './007-run-annotations.ts'
import { experiments } from './008-experiments.ts'
import { recipes } from './009-recipes.ts'
import { largePayloads } from './010-large-payloads.ts'
import { transcriptNotes } from './011-transcript-notes.ts'

/** A step of the store's schema. A released step is never changed; a change needs a new step. */
export interface Migration {
  id: string
  sql: string
}

/** Every step, in order. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  library,
  versions,
  serviceFacts,
  itemBank,
  answerWords,
  runAnnotations,
  experiments,
  recipes,
  largePayloads,
  transcriptNotes,
]
