import { Button } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LedgerMatter, MendLedger } from '../../../shared/ledger/ledger.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../ui/synthetic-notice.tsx'
import { RulesOffLine } from '../../ui/wording/rules-off-line.tsx'
import type { OpenedDraft } from '../draft/draft-kind.ts'
import { DraftNotices } from '../draft/draft-notices.tsx'
import { createDraftSession, type DraftSession } from '../draft/draft-session.ts'
import { ledgerDraftId, ledgerKind } from '../draft/ledger-kind.ts'
import { UndoButtons } from '../draft/undo-buttons.tsx'
import { useDraftSession } from '../draft/use-draft-session.ts'
import { useFreshDraft } from '../draft/use-fresh-draft.ts'
import { useUndoKeys } from '../draft/use-undo-keys.ts'
import styles from './ledger.module.css'
import { LedgerExport } from './ledger-export.tsx'
import { LedgerItem } from './ledger-item.tsx'
import { useLedgerMatter, useLedgerRows } from './use-ledger.ts'

/**
 * The revision log of a survey: for each item what was found, reworded, tried, moved and decided, with the person's
 * notes.
 */
export function LedgerPage() {
  const { t } = useTranslation(['ledger', 'shell', 'common'])
  const { surveyId } = useParams({ from: '/surveys/$surveyId/ledger' })
  const matter = useLedgerMatter(surveyId)
  const draft = useFreshDraft(ledgerKind, ledgerDraftId(surveyId))
  const failed = [matter, draft].find(({ isError }) => isError)
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        trail={[
          { label: t('shell:nav.surveys'), to: '/surveys' },
          {
            label: matter.data?.title.trim() || t('common:untitled'),
            to: '/surveys/$surveyId',
            params: { surveyId },
          },
        ]}
        note={matter.data && t('count', { count: matter.data.items.length })}
      />
      {failed?.error && (
        <div className={styles.alone}>
          <ProblemNotice problem={failed.error} onRetry={() => void failed.refetch()} />
        </div>
      )}
      {!failed && !(matter.data && draft.data) && <Loading />}
      {matter.data && draft.data && (
        <OpenLedger key={surveyId} surveyId={surveyId} matter={matter.data} opened={draft.data} />
      )}
    </div>
  )
}

interface OpenLedgerProps {
  surveyId: string
  matter: LedgerMatter
  opened: OpenedDraft<MendLedger>
}

function OpenLedger({ surveyId, matter, opened }: OpenLedgerProps) {
  const session = useDraftSession(ledgerKind, opened, createDraftSession)
  return session && <Ledger surveyId={surveyId} matter={matter} session={session} />
}

interface LedgerProps {
  surveyId: string
  matter: LedgerMatter
  session: DraftSession<MendLedger>
}

function Ledger({ surveyId, matter, session }: LedgerProps) {
  const { t } = useTranslation('ledger')
  const { rows, isChecked, isCompared } = useLedgerRows(matter)
  useUndoKeys(session)
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('empty.title')}
        action={
          <Button renderRoot={(props) => <Link to="/surveys/$surveyId" params={{ surveyId }} {...props} />}>
            {t('empty.action')}
          </Button>
        }
      >
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <div className={styles.bar} data-print="no">
        <UndoButtons session={session} signsAlone />
        <span className={styles.gap} />
        <LedgerExport matter={matter} rows={rows} session={session} isReady={isChecked && isCompared} />
      </div>
      <DraftNotices kind="ledger" session={session} />
      <div className={styles.scroll} data-print="flow">
        <p className={styles.intro}>{t('intro')}</p>
        <SyntheticNotice />
        <RulesOffLine here={matter.rulesOff} />
        <ol className={styles.items} aria-label={t('items')}>
          {rows.map((row) => (
            <LedgerItem
              key={row.item.id}
              surveyId={surveyId}
              row={row}
              matter={matter}
              session={session}
              isChecked={isChecked}
            />
          ))}
        </ol>
      </div>
    </>
  )
}
