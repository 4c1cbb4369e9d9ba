import type { ReactNode } from 'react'
import { KeptText } from '../kept-text.tsx'
import { type Marks, useMarks } from './find-context.ts'
import styles from './marked.module.css'

/** A text in which the hits of this screen's find are marked. */
export function Marked({ place, text }: { place: string; text: string }): ReactNode {
  const marks = useMarks(place, text)
  return marks ? <MarkedText text={text} marks={marks} /> : <KeptText text={text} />
}

/** A text with its marks. */
export function MarkedText({ text, marks: { stretches, current } }: { text: string; marks: Marks }) {
  const parts: ReactNode[] = []
  let shown = 0
  for (const [nth, { start, end }] of stretches.entries()) {
    parts.push(text.slice(shown, start))
    parts.push(
      <mark key={nth} className={styles.mark} data-current={nth === current || undefined}>
        {text.slice(Math.max(shown, start), end)}
      </mark>,
    )
    shown = end
  }
  parts.push(text.slice(shown))
  return <>{parts}</>
}
