import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawPayload } from '../../../shared/models/results.ts'
import type { Run } from '../../../shared/models/run.ts'
import { api } from '../../lib/api.ts'
import { formatMoment, formatTimeToSecond } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { PayloadDialog } from './payload-dialog.tsx'
import styles from './results.module.css'

/** What the service sent for this run, each openable exactly as received. */
export function Received({ run }: { run: Run }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const [open, setOpen] = useState<RawPayload | null>(null)
  const { data, error, refetch } = useQuery(
    api.runs.payloads.queryOptions({ input: { id: run.id }, staleTime: 0 }),
  )
  if (error) return <ProblemNotice problem={error} onRetry={() => void refetch()} inline />
  if (!data) return null
  if (data.length === 0) return <p>{t('companion.nothingReceived')}</p>
  return (
    <>
      <ul className={styles.payloads}>
        {data.map((payload) => {
          const kind = kindWord(payload.kind, t)
          return (
            <li key={payload.id}>
              <button
                type="button"
                className={styles.payload}
                title={t('companion.openPayload', {
                  kind,
                  at: formatMoment(payload.receivedAt, language),
                })}
                onClick={() => setOpen(payload)}
              >
                {kind}
                <span className="caption tabular">{formatTimeToSecond(payload.receivedAt, language)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {open && (
        <PayloadDialog run={run} payload={open} kind={kindWord(open.kind, t)} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

/** The kind of a payload in words; one without words keeps its own name. */
function kindWord(kind: string, t: TFunction<'results'>): string {
  switch (kind) {
    case 'results':
    case 'status':
    case 'creation':
    case 'launch':
      return t(`companion.kinds.${kind}`)
    default:
      return kind
  }
}
