import { Button, NativeSelect } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../../../shared/models/focus.ts'
import { isFiltered, NO_FILTER } from '../../../../../shared/transcripts/filter-turns.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { CompanionBody } from '../../../../ui/companion-body.tsx'
import { DrawnOnDemand } from '../../../../ui/drawn-on-demand.tsx'
import marking from '../../../../ui/marking/marking.module.css'
import { useCoding } from '../coding-context.ts'
import { useIsReadOnly, useNotesPart } from '../notes-context.ts'
import companion from './companion.module.css'
import { DiscussionMemo } from './discussion-memo.tsx'
import {
  filterPassages,
  groupPassages,
  type ListedPassage,
  PASSAGE_ORDERS,
  type PassageGroup,
  type PassageOrder,
} from './list-passages.ts'
import { PassageRow } from './passage-row.tsx'
import styles from './passages.module.css'
import { useCopyPassages } from './use-copy-passages.ts'
import { useFilter } from './use-filter.ts'
import { useSpeakers } from './use-speakers.ts'

/** Rows of passages are tall: more of them than this are rendered only near the view. */
const DRAWN_WHOLE = 60
/** Approximate height of a passage. Pixels. */
const USUAL_HEIGHT = 120

/** A row of the list: the heading of a group, or a passage. */
type Row = { key: string; group: PassageGroup } | { key: string; listed: ListedPassage }

/** The memo on the discussion, and all passages that meet the filter of the transcript. */
export function PassagesTab({ session }: { session: FocusSession }) {
  const { t } = useTranslation('codebook')
  const { placed, lost } = useCoding()
  const readOnly = useIsReadOnly()
  return (
    <CompanionBody>
      <DiscussionMemo />
      {placed.length === 0 && lost.length === 0 ? (
        <p className={companion.quiet}>{t(readOnly ? 'passages.noneHere' : 'passages.none')}</p>
      ) : (
        <Listed session={session} />
      )}
      <Lost />
    </CompanionBody>
  )
}

function Listed({ session }: { session: FocusSession }) {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const { turns, placed, tree } = useCoding()
  const codes = useNotesPart((notes) => notes.codes)
  const speakers = useSpeakers()
  const [filter, setFilter] = useFilter()
  const [stored, setOrder] = useSessionStorage<PassageOrder>({
    key: 'sonde-focus-passages-order',
    defaultValue: 'transcript',
    getInitialValueInEffect: false,
  })
  const order = PASSAGE_ORDERS.find((each) => each === stored) ?? 'transcript'
  const copy = useCopyPassages(session)
  const shown = useMemo(() => filterPassages(turns, placed, codes, filter), [turns, placed, codes, filter])
  const groups = useMemo(() => groupPassages(shown, order, tree, filter), [shown, order, tree, filter])
  const rows = useMemo(() => rowsOf(groups, order !== 'transcript'), [groups, order])
  const headingOf = ({ code, speaker }: PassageGroup): string | null => {
    if (order === 'transcript') return null
    if (speaker !== null) return speakers.find(({ key }) => key === speaker)?.name ?? ''
    return code?.name ?? t('passages.uncoded')
  }
  const number = formatNumber(shown.length, language)
  const total = formatNumber(placed.length, language)
  const isPart = isFiltered(filter)
  return (
    <section aria-labelledby="passages-title" data-annotation>
      <h2 id="passages-title" aria-live="polite">
        {t(isPart ? 'passages.some' : 'passages.title', { count: shown.length, number, total })}
      </h2>
      <div className={styles.controls}>
        <NativeSelect
          size="xs"
          aria-label={t('passages.order')}
          data={PASSAGE_ORDERS.map((value) => ({ value, label: t(`passages.orders.${value}`) }))}
          value={order}
          onChange={({ currentTarget: { value } }) =>
            setOrder(PASSAGE_ORDERS.find((each) => each === value) ?? 'transcript')
          }
          className={styles.order}
        />
        {shown.length > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconCopy size={14} aria-hidden="true" />}
            onClick={() => copy(groups, headingOf)}
          >
            {t('copy.action')}
          </Button>
        )}
        {isPart && (
          <Button variant="subtle" size="compact-sm" onClick={() => setFilter(NO_FILTER)}>
            {t('passages.clear')}
          </Button>
        )}
      </div>
      {shown.length === 0 && isPart && <p className={companion.quiet}>{t('passages.noneShown')}</p>}
      <ul className={styles.passages} aria-labelledby="passages-title" tabIndex={-1}>
        <DrawnOnDemand
          rows={rows}
          isNeeded={isNeverNeeded}
          whole={DRAWN_WHOLE}
          usualHeight={USUAL_HEIGHT}
          draw={(row) =>
            'group' in row ? (
              <li key={row.key} className={styles.group}>
                <h3 data-colour={row.group.code?.colour}>
                  {row.group.code && <span className={marking.dot} />}
                  {headingOf(row.group)}
                  <span className="caption tabular">{formatNumber(row.group.passages.length, language)}</span>
                </h3>
              </li>
            ) : (
              <PassageRow key={row.key} passage={row.listed.placed.passage} turn={row.listed.turn} />
            )
          }
        />
      </ul>
    </section>
  )
}

const isNeverNeeded = () => false

function rowsOf(groups: readonly PassageGroup[], withHeadings: boolean): Row[] {
  return groups.flatMap((group) => [
    ...(withHeadings ? [{ key: `group ${group.id}`, group }] : []),
    ...group.passages.map((listed) => ({ key: listed.row, listed })),
  ])
}

/** The passages that could not be found in the transcript, whatever the filter. */
function Lost() {
  const { t } = useTranslation('codebook')
  const language = useLanguage()
  const { lost } = useCoding()
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="passages-lost" data-annotation>
      <h2 id="passages-lost">
        {t('passages.lost', { count: lost.length, number: formatNumber(lost.length, language) })}
      </h2>
      <p className="caption">{t('passages.lostWhy')}</p>
      <ul className={styles.passages} aria-labelledby="passages-lost" tabIndex={-1}>
        <DrawnOnDemand
          rows={lost}
          isNeeded={isNeverNeeded}
          whole={DRAWN_WHOLE}
          usualHeight={USUAL_HEIGHT}
          draw={(passage) => <PassageRow key={passage.id} passage={passage} turn={null} />}
        />
      </ul>
    </section>
  )
}
