import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pressedKey } from '../../lib/pressed-key.ts'
import styles from './marking.module.css'

interface KeyFieldProps {
  label: string
  value: string | null
  /** Why a key cannot be taken; null where it can. */
  whyNot: (key: string) => string | null
  onChange: (key: string | null) => void
}

/** The key of a tag or a code: the last one pressed in this field, if it can be taken. */
export function KeyField({ label, value, whyNot, onChange }: KeyFieldProps) {
  const { t } = useTranslation('tags')
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <TextInput
      aria-label={label}
      placeholder={t('manage.keyHint')}
      value={value?.toUpperCase() ?? ''}
      error={refused}
      onChange={() => undefined}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const isCleared = event.key === 'Backspace' || event.key === 'Delete'
        if (!isCleared && event.key.length !== 1) return
        event.preventDefault()
        const key = isCleared ? null : pressedKey(event)
        const wrong = key === null ? null : whyNot(key)
        setRefused(wrong)
        if (wrong === null) onChange(key)
      }}
      onBlur={() => setRefused(null)}
      className={styles.key}
    />
  )
}
