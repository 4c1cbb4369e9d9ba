/** "10.0000000000", "2.5000": a number as databases write it, filled up with zeros behind the point. */
const PADDED = /^\s*(-?\d{1,12})(?:\.0{4,}|(\.\d*[1-9])0{3,})\s*$/

/** A number without the zeros with which a database has filled it up: "10", "2.5"; any other text as it is. */
export function withoutPadding(text: string): string {
  const [, whole, rest = ''] = PADDED.exec(text) ?? []
  return whole === undefined ? text : `${whole}${rest}`
}
