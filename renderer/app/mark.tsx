import styles from './rail.module.css'

/** Sonde's mark: a sounding line over the ground it measures. */
export function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" className={styles.mark} role="img" aria-label="Sonde">
      <title>Sonde</title>
      <circle cx="12" cy="12" r="10.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="12" cy="14.5" r="3" fill="currentColor" />
      <path d="M12 2v9" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
