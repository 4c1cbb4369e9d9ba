import type { ReactNode } from 'react'
import styles from './kept-text.module.css'

/**
 * A word together with French punctuation that is separated from it by a space: « mot », mot ? Only the end of a very
 * long word, so that it can still be broken.
 */
const WITH_PUNCTUATION = /(?:« )?\S{1,24}(?: [?!:;»]+)+|« \S{1,24}/gu
/** Most texts have none of these; this test is ten times as fast. */
const PUNCTUATION = / [?!:;»]|« /u

/**
 * A text as a person wrote it, in which no line begins with punctuation that French separates by a space. The text
 * itself does not change, so that copying from the page gives exactly what was written.
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
  // A single element, so that it is one item of a surrounding layout.
  return (
    <span>
      {parts}
      {text.slice(shown)}
    </span>
  )
}
