import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A word that is shown for a shorter time disturbs more than it informs. Milliseconds. */
const SPINNER_DELAY = 300

/** Says that something is on its way, once it takes long enough to be noticed. */
export function Loading() {
  const { t } = useTranslation('common')
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" style={{ margin: 0, padding: 24, color: 'var(--ink-soft)' }}>
      {late ? t('loading') : ''}
    </p>
  )
}
