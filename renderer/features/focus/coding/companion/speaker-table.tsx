import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../../../shared/models/focus.ts'
import type { TranscriptCode } from '../../../../../shared/models/transcript-notes.ts'
import type { SpeakerKey } from '../../../../../shared/transcripts/filter-turns.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import tables from '../../../../ui/data-table.module.css'
import marking from '../../../../ui/marking/marking.module.css'
import { PlainButton } from '../../../../ui/plain-button.tsx'
import { SyntheticNotice } from '../../../../ui/synthetic-notice.tsx'
import { useCoding } from '../coding-context.ts'
import { CountExport } from '../count-export.tsx'
import styles from './companion.module.css'
import { useCodeCounts } from './use-code-counts.ts'
import { useFilter } from './use-filter.ts'

/** Pixels by which a code is indented for each code that it is under. */
const INDENT = 14

/** How many passages of each speaker carry each code; a number leads to these passages. */
export function SpeakerTable({ of: group, onClose }: { of: FocusSession; onClose: () => void }) {
  const { t } = useTranslation(['codebook', 'common', 'counts'])
  const language = useLanguage()
  const { tree, placed, turns } = useCoding()
  const { counts, speakers } = useCodeCounts()
  const [, setFilter] = useFilter()
  const isModeratorCoded = placed.some(
    ({ passage, index }) => passage.codes.length > 0 && turns[index]?.moderator,
  )
  const columns = speakers
    .map((speaker, position) => ({ ...speaker, position }))
    .filter(({ moderator }) => !moderator || isModeratorCoded)
  const pick = (code: TranscriptCode, speaker: SpeakerKey | null) => {
    setFilter({ codes: [code.id], speaker, important: false })
    onClose()
  }
  const title = group.draft.title.trim() || t('common:untitled')
  const sheet = {
    header: [t('bySpeaker.code'), ...columns.map(({ name }) => name), t('bySpeaker.total')],
    rows: tree.map(({ code, path }) => {
      const { all = 0, bySpeaker = [] } = counts.get(code.id) ?? {}
      return [path.join(' / '), ...columns.map(({ position }) => bySpeaker[position] ?? 0), all]
    }),
    notes: [
      t('bySpeaker.caption'),
      t('counts:table.source', {
        group: title,
        connection: group.practice ? t('common:practice') : (group.connectionName ?? '–'),
      }),
      t('common:synthetic'),
    ],
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={t('bySpeaker.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <SyntheticNotice />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('bySpeaker.title')}>
        <table className={tables.table}>
          <caption className={styles.caption}>{t('bySpeaker.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('bySpeaker.code')}</th>
              {columns.map(({ key, name }) => (
                <th key={key} scope="col" className={tables.number}>
                  {name}
                </th>
              ))}
              <th scope="col" className={tables.number}>
                {t('bySpeaker.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {tree.map(({ code, depth }) => {
              const { all = 0, bySpeaker = [] } = counts.get(code.id) ?? {}
              const total = formatNumber(all, language)
              return (
                <tr key={code.id}>
                  <th scope="row" data-colour={code.colour} style={{ paddingLeft: depth * INDENT }}>
                    <span className={styles.rowName}>
                      <span className={marking.dot} />
                      {code.name}
                    </span>
                  </th>
                  {columns.map(({ key, name, position }) => {
                    const count = formatNumber(bySpeaker[position] ?? 0, language)
                    return (
                      <td key={key} className={tables.number}>
                        <Count
                          count={bySpeaker[position] ?? 0}
                          label={t('bySpeaker.show', { count, code: code.name, speaker: name })}
                          onPick={() => pick(code, key)}
                        />
                      </td>
                    )
                  })}
                  <td className={tables.number}>
                    <Count
                      count={all}
                      label={t('bySpeaker.showAll', { count: total, code: code.name })}
                      onPick={() => pick(code, null)}
                    />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <CountExport shown={sheet} kind="bySpeaker" title={title} practice={group.practice} />
    </Modal>
  )
}

function Count({ count, label, onPick }: { count: number; label: string; onPick: () => void }) {
  const language = useLanguage()
  const number = formatNumber(count, language)
  if (count === 0) return <span className={styles.zero}>{number}</span>
  return (
    <PlainButton className={styles.number} aria-label={label} title={label} onClick={onPick}>
      {number}
    </PlainButton>
  )
}
