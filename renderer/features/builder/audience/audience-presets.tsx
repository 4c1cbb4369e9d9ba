import { Button, Menu } from '@mantine/core'
import { IconLayoutList } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type AgeRange, formatAgeRange } from '../../../../shared/models/age-range.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { AGE_SETS, type AgeSet, agesOfGenerations, agesOfSet, COMMON_RANGES } from './audience-age-sets.ts'
import { useAgeWords } from './audience-together.tsx'

const SETS = Object.keys(AGE_SETS) as AgeSet[]

/** A menu of common age ranges: a set that replaces the present ones, or one more range. */
export function AudiencePresets() {
  const { t } = useTranslation('audience')
  const ageWords = useAgeWords()
  const store = useDraftStore()
  const hasRanges = useDraft((state) => state.history.present.audience.ageRanges.length > 0)
  const put = (ranges: readonly AgeRange[]) =>
    store.edit('ages:set', (draft) => {
      draft.audience.ageRanges = ranges.map(formatAgeRange)
    })
  const add = (range: AgeRange) =>
    store.edit('ages', (draft) => {
      const texts = draft.audience.ageRanges
      // If the last row is empty, it takes the range.
      if (texts.at(-1) === '') texts[texts.length - 1] = formatAgeRange(range)
      else texts.push(formatAgeRange(range))
    })
  return (
    <Menu position="bottom-start" width={320}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconLayoutList size={16} aria-hidden="true" />}
          aria-haspopup="menu"
        >
          {t('presets.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('presets.replace')}</Menu.Label>
        {SETS.map((set) => (
          <Menu.Item key={set} onClick={() => put(agesOfSet(set))}>
            {t(`presets.${set}`)}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => put(agesOfGenerations(new Date().getFullYear()))}>
          {t('presets.generations')}
        </Menu.Item>
        {hasRanges && <Menu.Item onClick={() => put([])}>{t('presets.all')}</Menu.Item>}
        <Menu.Label>{t('presets.add')}</Menu.Label>
        {COMMON_RANGES.map((range) => (
          <Menu.Item key={range.min + range.max * 1000} onClick={() => add(range)}>
            {ageWords(range)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
