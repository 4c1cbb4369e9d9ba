import type { Problem } from '../../../shared/models/problem.ts'
import type { LargeText, ReceivedText } from '../../../shared/models/received-text.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Operation as Asked } from '../../../shared/models/service-answer.ts'
import type { Operation } from '../problems/refusal.ts'

/** A large answer as it arrived, but for its body; plain data, so that it can go to a thread. */
export interface LargeArrival {
  method: string
  operation: Operation
  /** Which of the operations of the interface; null where it is none of them. */
  asked: Asked | null
  /** The body of the request; undefined where it has none. */
  sent: unknown
  status: number
  headers: [string, string][]
  key: string
  /** Whether the key is taken out of what is kept; a short one may be there by chance. */
  isKeyTold: boolean
  /** Milliseconds since 1970. */
  now: number
  recipe: Recipe | null
  /** Whether the body broke off, so that there is nothing to read in it. */
  isCut: boolean
}

/** What a large answer says. */
export interface LargeUnderstood {
  /** The body as received but for the key, and what else is secret in it; null where it is blank. */
  text: LargeText | null
  /** Whether it is not one that the service may send, and is kept as such. */
  isUnparsed: boolean
  /** What was read from a success. */
  value: unknown
  /** Why there is no value. */
  problem: Problem | null
  /** What the reader made of the answer for whoever listens to what is heard. */
  digest: unknown
}

/** What a client does with large answers, away from the thread that answers the page. */
export interface LargeAnswers {
  /** Where the answer takes more room than there is, it comes back as received, with TOO_LARGE as its problem. */
  understand(bytes: Uint8Array, arrival: LargeArrival): Promise<LargeUnderstood>
  /** Writes the text where it is going to be kept, so that to keep it then takes a moment. Never rejects. */
  prepare(text: ReceivedText): Promise<void>
}
