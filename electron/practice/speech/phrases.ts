import type { Persona } from '../panel/persona.ts'

/** Why a stem can be unclear to people. */
export type Unclear =
  | { readonly kind: 'double' }
  | { readonly kind: 'vague'; readonly word: string }
  | { readonly kind: 'long' }

/**
 * Phrases of one language. Each function returns candidates, of which one is drawn for a persona. `subject` is a noun
 * phrase with its determiner; clauses are in lower case without a full stop; whole sentences have both.
 */
export interface Phrases {
  /** Name of a subject that could not be found. */
  readonly anySubject: string
  /** Openings before a clause, with their comma or colon. */
  opening(subject: string): readonly string[]
  /** The subject as a question, before a sentence. */
  echo(subject: string): string
  /** Clauses that state a clause as one's opinion; the first four can also follow an opening. */
  view(clause: string): readonly string[]
  /** Clauses that weigh one clause against another. */
  weigh(good: string, bad: string): readonly string[]
  /** Clauses that give a clause as the reason. */
  reason(clause: string): readonly string[]
  /** Clauses that ask for something; the first four can also follow an opening. */
  wish(thing: string): readonly string[]
  /** Sentences on who one is, and why that matters here. */
  self(persona: Persona): readonly string[]
  /** Sentences of people who say little. */
  brief(subject: string): readonly string[]
  /** Sentences beside the point. */
  offPoint(): readonly string[]
  /** Sentences that call the question unclear. */
  unclear(how: Unclear, subject: string): readonly string[]
  /** Words with which a participant tends to begin. */
  readonly tics: readonly string[]
  agree(name: string, clause: string): readonly string[]
  disagree(name: string, clause: string): readonly string[]
  /** Quotes what somebody just said, and adds one's own clause or opposes it. */
  quoteAgreeing(name: string, said: string, clause: string): readonly string[]
  quoteOpposing(name: string, said: string, clause: string): readonly string[]
  /** Comes round to what somebody just said. */
  waver(name: string, said: string): readonly string[]
  /** Sentences with which one answers a participant's question by something of one's own. */
  toWhoAsked(name: string): readonly string[]
  /** Refers to what somebody said in an earlier round. */
  recall(name: string, clause: string): readonly string[]
  /** Hands over to somebody with a question, and answers such a question. */
  ask(name: string): readonly string[]
  replyTo(name: string, clause: string): readonly string[]
  /** Agrees in a word. */
  nod(name: string): readonly string[]
  readonly moderator: {
    readonly name: string
    welcome(subject: string): string
    point(text: string, first: boolean): readonly string[]
    contrast(subject: string): readonly string[]
    change(subject: string): readonly string[]
    example(subject: string): readonly string[]
    readonly last: readonly string[]
    readonly thanks: readonly string[]
  }
}
