/** One bar of a chart. */
export interface BarRow {
  label: string
  /** Length of the bar; null where no number came: the row is then hatched from end to end. */
  value: number | null
  /** What stands at the end of the bar: the count and the percentage, ready to read. */
  valueLabel: string
  /** `answer`: part of the base. `aside`: outside of it (blank, unread, missing), hatched. */
  kind: 'answer' | 'aside'
}

/** What a bar chart shows, in words that are ready to read. */
export interface BarChartData {
  rows: readonly BarRow[]
  /** What a bar of full length stands for, e.g. the base. */
  full: number
}

/** A bar must have a length even where nothing was answered at all. */
export function fullLength({ rows, full }: BarChartData): number {
  return Math.max(1, full, ...rows.map((row) => row.value ?? 0))
}
