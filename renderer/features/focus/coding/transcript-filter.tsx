import { Button, Checkbox, MultiSelect, Select } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isFiltered, NO_FILTER, speakerKey } from '../../../../shared/transcripts/filter-turns.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useSpeakerName } from '../transcript-texts.ts'
import styles from './coding.module.css'
import { useCoding } from './coding-context.ts'
import { useFilter } from './companion/use-filter.ts'

/** The filter of the transcript, always in view above it: codes, speaker, important quotes, and how much is shown. */
export function TranscriptFilterBar({ shown }: { shown: number }) {
  const { t } = useTranslation('coding')
  const language = useLanguage()
  const { turns, tree, placed, view } = useCoding()
  const [filter, change] = useFilter()
  const nameOf = useSpeakerName()
  const speakers = useMemo(() => {
    const names = new Map<string, string>()
    for (const turn of turns) if (!names.has(speakerKey(turn))) names.set(speakerKey(turn), nameOf(turn))
    return [...names].map(([value, label]) => ({ value, label }))
  }, [turns, nameOf])
  const hasImportant = placed.some(({ passage }) => passage.important)
  return (
    <search className={styles.filter} aria-label={t('filter.label')} data-print="no">
      <Select
        size="xs"
        className={styles.filterSpeaker}
        aria-label={t('filter.speaker')}
        placeholder={t('filter.anySpeaker')}
        data={speakers}
        value={filter.speaker}
        onChange={(speaker) => change({ speaker })}
        clearable
      />
      {tree.length > 0 && (
        <MultiSelect
          size="xs"
          className={styles.filterCodes}
          aria-label={t('filter.code')}
          placeholder={filter.codes.length === 0 ? t('filter.anyCode') : ''}
          data={tree.map(({ code, path }) => ({ value: code.id, label: path.join(' / ') }))}
          value={[...filter.codes]}
          onChange={(codes) => change({ codes })}
          searchable
          clearable
        />
      )}
      {(hasImportant || filter.important) && (
        <Checkbox
          size="xs"
          label={t('filter.important')}
          checked={filter.important}
          onChange={(event) => change({ important: event.currentTarget.checked })}
        />
      )}
      {isFiltered(filter) && (
        <>
          <span role="status" className={styles.filterShown}>
            {t('filter.shown', {
              count: shown,
              number: formatNumber(shown, language),
              total: formatNumber(turns.length, language),
            })}
          </span>
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconFilterOff size={14} aria-hidden="true" />}
            onClick={() => view.setState({ filter: NO_FILTER })}
          >
            {t('filter.clear')}
          </Button>
        </>
      )}
    </search>
  )
}
