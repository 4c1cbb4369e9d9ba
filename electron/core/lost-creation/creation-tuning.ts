/** How long Sonde is careful. Milliseconds. */
export interface CreationTuning {
  /**
   * How long after its call has ended (with an answer that proves nothing, an error, or because it was given up) a creation
   * may still be carried out, although nobody waits for the answer any more. Only when it is not there after that is it
   * sent again.
   */
  settles: number
  /** Between two looks while it settles. */
  looks: number
}

/** Gateways give up after a minute as a rule, and what works behind them goes on for a while. */
export const CREATION_TUNING: CreationTuning = { settles: 120_000, looks: 5_000 }

/** A long list is read less often: the pause grows with each further group of this many pages. */
const PAGES_A_LOOK = 5

/** The pause after a look at so many pages, in milliseconds. */
export function pauseAfter(pages: number, { looks }: Pick<CreationTuning, 'looks'>): number {
  return looks * Math.max(1, pages / PAGES_A_LOOK)
}
