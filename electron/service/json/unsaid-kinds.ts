/** The kinds of parts of a message that say nothing: "thinking", "redacted_thinking", "reasoning", "refusal". */
const UNSAID = /thinking|thought|reasoning|refus/i

/** Whether a part of a message is of a kind that is not said: a model's thoughts, or that it says nothing. */
export function isUnsaidKind(kind: unknown): boolean {
  return typeof kind === 'string' && UNSAID.test(kind)
}
