/**
 * Words are tinted with the browser's custom highlights, which change nothing in the page's elements: what is selected
 * or copied stays exactly what was said. coding.css has a rule for each name.
 */
export type HighlightName = `coded-${string}` | 'in-hand' | 'visited-passage'

/** Tints ranges until the returned function is called. Does nothing in a browser without custom highlights. */
export function tint(name: HighlightName, ranges: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  for (const range of ranges) highlight.add(range)
  return () => {
    for (const range of ranges) highlight.delete(range)
  }
}
