/** How long Sonde waits for a creation whose outcome is unclear. Milliseconds. */
export interface CreationTuning {
  /**
   * How long after its call has ended (with a reply that proves nothing, with an error, or because it was given up) the
   * service may still carry out a creation. Only if it is not there after that is it sent again.
   */
  settles: number
  /** Between two looks at the list during this time. */
  looks: number
}

/** Gateways usually give up after a minute, and the servers behind them go on working for a while. */
export const CREATION_TUNING: CreationTuning = { settles: 120_000, looks: 5_000 }

/** A long list is read less often: the pause grows with each further group of this many pages. */
const PAGES_A_LOOK = 5

/** The pause after a look at so many pages, in milliseconds. */
export function pauseAfter(pages: number, { looks }: Pick<CreationTuning, 'looks'>): number {
  return looks * Math.max(1, pages / PAGES_A_LOOK)
}
