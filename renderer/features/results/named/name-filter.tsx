import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterNamed, withFilter } from '../../../../shared/analysis/named-filters.ts'
import type { FilterGroups } from '../../../../shared/models/results-filter.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import styles from './named.module.css'

/** Gives the filter a name. If another filter has that name, asks before replacing it. */
export function NameFilter({ groups, onDone }: { groups: FilterGroups; onDone: () => void }) {
  const { t } = useTranslation('views')
  const session = useAnnotationSession()
  const { filters } = useAnnotations()
  const [typed, setTyped] = useState('')
  /** The name for which the person was asked. */
  const [asked, setAsked] = useState<string | null>(null)
  const name = typed.trim()
  const other = filterNamed(filters, name)
  const isAsked = other !== undefined && asked === name
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name === '') return
    if (other && !isAsked) return setAsked(name)
    session?.edit('filters', (annotations) => {
      annotations.filters = withFilter(annotations.filters, { name, groups })
    })
    onDone()
  }
  return (
    <form className={styles.form} onSubmit={submit} aria-label={t('named.give')}>
      <TextInput
        label={t('named.give')}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isAsked && t('named.taken', { name: other.name })}
        data-autofocus
      />
      <Button type="submit" size="compact-sm" disabled={name === ''}>
        {isAsked ? t('named.replace') : t('named.keep')}
      </Button>
    </form>
  )
}
