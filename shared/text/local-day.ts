/** The day of a moment where the person is, as files are named: "2026-11-29". `time`: milliseconds since 1970. */
export function localDay(time: number): string {
  const date = new Date(time)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
