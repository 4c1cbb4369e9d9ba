import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import styles from './focus.module.css'
import { TextRows } from './text-rows.tsx'

type FocusAudienceDraft = FocusDraft['audience']

interface FocusAudienceProps {
  audience: FocusAudienceDraft
  ageProblems: ReadonlyMap<number, string>
  /** What the service said of a field that it refused, by its path in the draft. */
  refusedAt: (...path: readonly (string | number)[]) => string | undefined
  /** `place` names the field that was changed. */
  onChange: (place: string, audience: FocusAudienceDraft) => void
  onLeaveAges: () => void
}

/** Which personas are drawn; everything is sent as typed. */
export function FocusAudience({
  audience,
  ageProblems,
  refusedAt,
  onChange,
  onLeaveAges,
}: FocusAudienceProps) {
  const { t } = useTranslation('focus')
  const rows = (
    list: 'ageRanges' | 'densities' | 'occupations',
    words: 'ages' | 'densities' | 'occupations',
  ) => ({
    label: t(`form.${words}`),
    hint: t(`form.${words}Hint`),
    words: {
      row: (number: number) => t(`form.rows.${words}`, { number }),
      remove: (number: number) => t('form.rows.remove', { row: t(`form.rows.${words}`, { number }) }),
      add: t('form.rows.add', { what: t(`form.rows.one.${words}`) }),
    },
    values: audience[list],
    problemAt: (row: number) => refusedAt('audience', list, row),
    onChange: (values: string[]) =>
      onChange(placeOf(list, audience[list], values), { ...audience, [list]: values }),
  })
  return (
    <section aria-labelledby="focus-audience" className={styles.audience}>
      <h2 id="focus-audience" className={styles.heading}>
        {t('form.audience')}
      </h2>
      <div className={styles.audienceGrid}>
        <TextRows
          {...rows('ageRanges', 'ages')}
          placeholder="18-34"
          problemAt={(row) => ageProblems.get(row) ?? refusedAt('audience', 'ageRanges', row)}
          onBlur={onLeaveAges}
        />
        <TextInput
          label={t('form.sex')}
          description={t('form.sexHint')}
          value={audience.sex ?? ''}
          error={refusedAt('audience', 'sex')}
          onChange={({ currentTarget: { value } }) =>
            onChange('sex', { ...audience, sex: value === '' ? null : value })
          }
        />
        <TextRows {...rows('densities', 'densities')} />
        <TextRows {...rows('occupations', 'occupations')} />
      </div>
    </section>
  )
}

/** The letters of a row are one step of the undo; a row more or less is one of its own. */
function placeOf(list: string, before: readonly string[], after: readonly string[]): string {
  if (before.length !== after.length) return `${list}, ${after.length} rows`
  return `${list}, row ${after.findIndex((value, at) => value !== before[at])}`
}
