import type { Problem } from '../../../shared/models/problem.ts'
import type { LargeText, ReceivedText } from '../../../shared/models/received-text.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import type { Operation } from '../../../shared/models/service-answer.ts'

/** A large answer without its body; plain data, so that it can be sent to a thread. */
export interface LargeArrival {
  method: string
  operation: Operation
  /** The body of the request; undefined where it has none. */
  sent: unknown
  status: number
  headers: [string, string][]
  key: string
  /** Whether the key is redacted in what is kept; not so for a short key, which may occur by chance. */
  isKeyTold: boolean
  /** Milliseconds since 1970. */
  now: number
  recipe: Recipe | null
  /** Whether the body broke off, so that it cannot be read. */
  isCut: boolean
}

/** What was read from a large answer. */
export interface LargeUnderstood {
  /** The body as received, without the key and other secrets; null where it is blank. */
  text: LargeText | null
  /** Whether the body is none that the service may send, and is kept for that reason. */
  isUnparsed: boolean
  /** The value read from a success. */
  value: unknown
  /** The problem, where there is no value. */
  problem: Problem | null
  /** What `digestOf` made of the answer for the listeners. */
  digest: unknown
}

/** Reads large answers on another thread than the one that answers the page. */
export interface LargeAnswers {
  /** Where the answer needs more memory than there is, it comes back as received, with the problem TOO_LARGE. */
  understand(bytes: Uint8Array, arrival: LargeArrival): Promise<LargeUnderstood>
  /** Writes the text to where it will be kept, so that keeping it then takes only a moment. Never rejects. */
  prepare(text: ReceivedText): Promise<void>
}
