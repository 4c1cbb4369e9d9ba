import styles from './raw-text.module.css'

/** A text exactly as received. It scrolls within its own area, which can be focused with the keyboard. */
export function RawText({ text, label }: { text: string; label: string }) {
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className={styles.raw} tabIndex={0}>
        {text}
      </pre>
    </section>
  )
}
