import type { Persona } from '../panel/persona.ts'

/** Ways a stem can be unclear to those who answer. */
export type Unclear =
  | { readonly kind: 'double' }
  | { readonly kind: 'vague'; readonly word: string }
  | { readonly kind: 'long' }

/**
 * How things are said in one language. Each function gives the candidates; a persona picks. `subject` is a noun phrase
 * with its determiner, clauses are in lower case without a full stop. Whole sentences come with theirs.
 */
export interface Phrases {
  /** What to call a subject that could not be told. */
  readonly anySubject: string
  /** Openings to stand before a clause, with their comma or colon. */
  opening(subject: string): readonly string[]
  /** The subject asked back, to stand before a sentence. */
  echo(subject: string): string
  /** Clauses that state a clause as one's view; the first four also stand after an opening. */
  view(clause: string): readonly string[]
  /** Clauses that weigh one clause against another. */
  weigh(good: string, bad: string): readonly string[]
  /** Clauses that give a clause as the reason. */
  reason(clause: string): readonly string[]
  /** Clauses that ask for something; the first four also stand after an opening. */
  wish(thing: string): readonly string[]
  /** Sentences on who one is and why that counts. */
  self(persona: Persona): readonly string[]
  /** Sentences of those who say little. */
  brief(subject: string): readonly string[]
  /** Sentences that miss the point. */
  offPoint(): readonly string[]
  /** Sentences that find the question unclear. */
  unclear(how: Unclear, subject: string): readonly string[]
  /** Words with which a person tends to begin. */
  readonly tics: readonly string[]
  agree(name: string, clause: string): readonly string[]
  disagree(name: string, clause: string): readonly string[]
  /** Takes up what someone just said, a clause, and adds or opposes one's own. */
  quoteAgreeing(name: string, said: string, clause: string): readonly string[]
  quoteOpposing(name: string, said: string, clause: string): readonly string[]
  /** Comes round to what someone just said. */
  waver(name: string, said: string): readonly string[]
  /** Sentences before one tells something of one's own: to whoever asked, and after another's tale. */
  toWhoAsked(name: string): readonly string[]
  /** Comes back to what someone said in an earlier round. */
  recall(name: string, clause: string): readonly string[]
  /** Hands over to someone, and takes up such a question. */
  ask(name: string): readonly string[]
  replyTo(name: string, clause: string): readonly string[]
  /** Agreement in a word. */
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
