import type { ReactNode } from 'react'
import styles from './kept-text.module.css'

/**
 * A word with the French punctuation that stands apart from it by a space: « mot », mot ? Of a very long word only its end,
 * so that it does not stick out.
 */
const WITH_PUNCTUATION = /(?:« )?\S{1,24}(?: [?!:;»]+)+|« \S{1,24}/gu
/** Most texts have none: this is told ten times as quickly. */
const PUNCTUATION = / [?!:;»]|« /u

/**
 * A text that a person wrote, as it is: only that no line begins with the punctuation that French sets off by a space. The
 * text itself does not change, so what is copied from the page is what was written.
 */
export function KeptText({ text }: { text: string }): ReactNode {
  if (!PUNCTUATION.test(text)) return text
  const found = [...text.matchAll(WITH_PUNCTUATION)]
  if (found.length === 0) return text
  const parts: ReactNode[] = []
  let shown = 0
  for (const { 0: words, index } of found) {
    parts.push(
      text.slice(shown, index),
      <span key={index} className={styles.kept}>
        {words}
      </span>,
    )
    shown = index + words.length
  }
  // One part, whatever it is laid out in.
  return (
    <span>
      {parts}
      {text.slice(shown)}
    </span>
  )
}
