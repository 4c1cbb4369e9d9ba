import { createWordingChecker, type ReadContents } from './wording-checker.ts'
import type { WordingMessage } from './wording-protocol.ts'

/** The checker beside the page: one questionnaire after the other, one question at a time. */
const read: ReadContents = new Map()
let check = createWordingChecker(read)
self.addEventListener('message', ({ data }: MessageEvent<WordingMessage>) => {
  if (data.begins) check = createWordingChecker(read)
  self.postMessage(check(data))
})
