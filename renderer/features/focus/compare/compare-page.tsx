import { Button, MultiSelect, SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodedGroup, CodedGroups } from '../../../../shared/models/coded-group.ts'
import {
  type ComparedCell,
  type ComparedCode,
  compareCodes,
} from '../../../../shared/transcripts/compare-codes.ts'
import { api } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProblemNotice } from '../../../ui/problem-notice.tsx'
import { SyntheticNotice } from '../../../ui/synthetic-notice.tsx'
import { CountExport } from '../coding/count-export.tsx'
import styles from './compare.module.css'
import { comparableGroups, comparedGroups, distinctTitles } from './compared-groups.ts'
import { ComparedTable, type TitledGroup } from './compared-table.tsx'
import { ABSENT, MEASURES, type Measure, UNKNOWN } from './measures.ts'
import { useComparedSheets } from './use-compared-sheets.ts'

const CAPTION = 'compared-caption'

/** The screen that compares how often focus groups have each code. */
export function ComparePage() {
  const { t } = useTranslation(['counts', 'focus'])
  const { data, error, refetch } = useQuery(
    // What was coded a moment ago counts, also in another window.
    api.transcriptNotes.groups.queryOptions({ staleTime: 0 }),
  )
  return (
    <div className={styles.page} data-print="flow">
      <PageHeader title={t('title')} trail={[{ label: t('focus:title'), to: '/focus' }]} />
      {error ? (
        <ProblemNotice problem={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Comparison found={data} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Comparison({ found: { groups: found, unreadable } }: { found: CodedGroups }) {
  const { t } = useTranslation(['counts', 'common'])
  const language = useLanguage()
  const asked = useSearch({ from: '/focus/compare' })
  const navigate = useNavigate()
  const [measure, setMeasure] = useState<Measure>('passages')
  const all = useMemo(() => comparableGroups(found, asked), [found, asked])
  const titles = useMemo(() => distinctTitles(found, t('common:untitled')), [found, t])
  const groups = useMemo(
    () =>
      comparedGroups(all, asked).map(
        (group): TitledGroup => ({ ...group, shownTitle: titles.get(group.id) ?? group.title }),
      ),
    [all, asked, titles],
  )
  const codes = useMemo(() => compareCodes(groups), [groups])
  const remarks = [
    ...groups
      .filter(({ lost }) => lost > 0)
      .map(({ shownTitle, lost }) =>
        t('lost', { group: shownTitle, count: lost, number: formatNumber(lost, language) }),
      ),
    ...unreadable.map(({ title }) => t('unreadable', { group: title.trim() || t('common:untitled') })),
  ]
  const pick = useCallback(
    ({ id }: CodedGroup, cell: ComparedCell) =>
      void navigate({
        to: '/focus/$sessionId',
        params: { sessionId: id },
        search: { codes: cell.codes },
      }),
    [navigate],
  )
  const sheets = useComparedSheets(codes, groups, measure, remarks)
  const legend = signsIn(codes, measure).map((sign) =>
    t('legend', { sign, words: t(sign === ABSENT ? 'absent' : 'unknown') }),
  )
  if (all.length === 0) {
    return (
      <>
        <EmptyState
          title={t('none.title')}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/focus" {...props} />}>
              {t('none.action')}
            </Button>
          }
        >
          {t('none.text')}
        </EmptyState>
        <Remarks remarks={remarks} />
      </>
    )
  }
  return (
    <>
      <SyntheticNotice />
      <div className={styles.choices} data-print="no">
        <KindChoice found={found} compared={all} />
        <MultiSelect
          className={styles.groups ?? ''}
          classNames={{ input: styles.chosen ?? '' }}
          label={t('groups')}
          description={t('groupsHint')}
          data={all.map(({ id }) => ({ value: id, label: titles.get(id) ?? id }))}
          value={groups.map(({ id }) => id)}
          onChange={(chosen) =>
            void navigate({ to: '/focus/compare', search: { ...asked, groups: chosen }, replace: true })
          }
          error={groups.length === 0 ? t('choose') : undefined}
          searchable
        />
        <SegmentedControl<Measure>
          aria-label={t('measure')}
          size="xs"
          value={measure}
          onChange={setMeasure}
          data={MEASURES.map((value) => ({ value, label: t(`measures.${value}`) }))}
        />
      </div>
      {groups.length === 1 && <p>{t('another')}</p>}
      {groups.length > 0 && (
        <>
          <p className={styles.caption} id={CAPTION}>
            {t(`caption.${measure}`)}
          </p>
          <ComparedTable {...{ codes, groups, measure }} captionId={CAPTION} onPick={pick} />
          <CountExport {...sheets} kind="byGroup" practice={groups.some(({ practice }) => practice)} />
        </>
      )}
      <Remarks remarks={[...legend, ...remarks]} />
    </>
  )
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null
  return (
    <ul className={styles.notes}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  )
}

/** The signs that stand in the table in place of a number. */
function signsIn(codes: readonly ComparedCode[], measure: Measure): string[] {
  const cells = codes.flatMap((code) => code.cells)
  return [
    ...(cells.includes(null) ? [ABSENT] : []),
    ...(cells.some((cell) => cell !== null && cell[measure] === null) ? [UNKNOWN] : []),
  ]
}

/** A choice between live groups and those of the practice service, where there are both: they are compared apart. */
function KindChoice({ found, compared }: { found: readonly CodedGroup[]; compared: readonly CodedGroup[] }) {
  const { t } = useTranslation('counts')
  const navigate = useNavigate()
  if (compared.length === found.length) return null
  const kindOf = ({ practice }: CodedGroup) => (practice ? 'practice' : 'live')
  return (
    <SegmentedControl
      aria-label={t('kind')}
      size="xs"
      value={compared[0] ? kindOf(compared[0]) : 'live'}
      onChange={(kind) => {
        const from = found.find((group) => kindOf(group) === kind)?.id
        void navigate({ to: '/focus/compare', search: from === undefined ? {} : { from } })
      }}
      data={(['live', 'practice'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
    />
  )
}
