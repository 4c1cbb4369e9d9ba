import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { VersionSummary } from '../../../shared/models/version.ts'
import { VersionRow } from './version-row.tsx'
import styles from './versions.module.css'

interface VersionListProps {
  versions: readonly VersionSummary[]
  /** Id of the version that is shown. */
  current: string
}

/** All versions, newest first; the arrow keys move between them. The browser does not lay out rows out of view. */
export function VersionList({ versions, current }: VersionListProps) {
  const { t } = useTranslation('versions')
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = versions.findIndex(({ id }) => id === current)
    const places: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: versions.length - 1,
    }
    const to = versions[places[event.key] ?? -1]
    if (!to) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-version="${to.id}"]`)?.focus()
    void navigate({
      to: '/surveys/$surveyId/versions',
      params: { surveyId: to.surveyId },
      search: { version: to.id },
      replace: true,
    })
  }
  return (
    <ul ref={list} className={styles.list} aria-label={t('list')} onKeyDown={onKeyDown}>
      {versions.map((version) => (
        <VersionRow
          key={version.id}
          version={version}
          current={version.id === current}
          tabbable={version.id === current}
        />
      ))}
    </ul>
  )
}
