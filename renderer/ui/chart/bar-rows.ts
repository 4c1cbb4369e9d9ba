/** One bar of a chart. */
export interface BarRow {
  label: string
  /** Length of the bar; null where no number was received: the row is then hatched over its whole width. */
  value: number | null
  /** The text at the end of the bar: the count and the percentage. */
  valueLabel: string
  /** `answer`: part of the base. `aside`: outside of it (blank, unread, missing), hatched. */
  kind: 'answer' | 'aside'
}

/** The data of a bar chart, with all texts. */
export interface BarChartData {
  rows: readonly BarRow[]
  /** The value of a bar of full length, e.g. the base. */
  full: number
}

/** The value of a bar of full length, at least 1 even where nothing was answered. */
export function fullLength({ rows, full }: BarChartData): number {
  return Math.max(1, full, ...rows.map((row) => row.value ?? 0))
}
