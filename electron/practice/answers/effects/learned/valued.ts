/** Lines of words that speak well and ill. */
export interface Valued {
  readonly good: readonly string[]
  readonly bad: readonly string[]
}
