import type { PlacedPart } from './placed-line.ts'

/** A line to write the answer on: "Your answer: ______ years". */
const ANSWER = /^\W*(?:(?:your|votre|ta|my|ma)\s)?(?:answer|response|réponse)\s?:\s*(?:[_.…]{3}|\|_)/iu
/** Signs of a remark on how to answer: it is a sentence, or explains something. */
const REMARK = /[.!]\)?$|\S\s?(?::|=|→)\s/

/** Whether what is listed for a question only explains it, since a line to write the answer on is below. */
export function areRemarks(options: readonly PlacedPart[], after: readonly PlacedPart[]): boolean {
  return (
    options.length > 0 &&
    after.some(({ text }) => ANSWER.test(text)) &&
    options.every(({ text, isTicked, isTold, isExact, written }) => {
      const isFree = !isTicked && !isTold && !isExact && written === undefined
      return isFree && REMARK.test(text)
    })
  )
}
