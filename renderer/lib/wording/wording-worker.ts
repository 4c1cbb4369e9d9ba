import { createWordingChecker, type ReadContents } from './wording-checker.ts'
import type { WordingMessage } from './wording-protocol.ts'

/** The checker's worker: checks one questionnaire after another, and one request at a time. */
const read: ReadContents = new Map()
let check = createWordingChecker(read)
self.addEventListener('message', ({ data }: MessageEvent<WordingMessage>) => {
  if (data.begins) check = createWordingChecker(read)
  self.postMessage(check(data))
})
