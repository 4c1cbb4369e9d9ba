import { createWordingChecker } from './wording-checker.ts'
import type { WordingRequest } from './wording-protocol.ts'

/** The checker beside the page: one questionnaire, one question at a time. */
const check = createWordingChecker()
self.addEventListener('message', ({ data }: MessageEvent<WordingRequest>) => self.postMessage(check(data)))
