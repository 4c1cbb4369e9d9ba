import { Input } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FocusDraft } from '../../../shared/models/focus.ts'
import { USUAL_VALUES } from '../../../shared/personas/persona-words.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { SexField } from '../../ui/sex-field.tsx'
import styles from './focus.module.css'
import { TextRows } from './text-rows.tsx'
import { ValueList } from './value-list.tsx'

type FocusAudienceDraft = FocusDraft['audience']

interface FocusAudienceProps {
  audience: FocusAudienceDraft
  ageProblems: ReadonlyMap<number, string>
  /** The service's message about a field that it rejected, by its path in the draft. */
  refusedAt: (...path: readonly (string | number)[]) => string | undefined
  /** `place` is the undo place of the change. */
  onChange: (place: string, audience: FocusAudienceDraft) => void
  onLeaveAges: () => void
}

/** The persona field to which a list of the audience refers. */
const FIELD_OF = { densities: 'density', occupations: 'occupation' } as const

/** The audience of a focus group: usual values as buttons, any other value typed. */
export function FocusAudience({
  audience,
  ageProblems,
  refusedAt,
  onChange,
  onLeaveAges,
}: FocusAudienceProps) {
  const { t } = useTranslation('focus')
  const persona = usePersonaWords()
  const agesHint = useId()
  const { ageRanges } = audience
  const write = (list: 'ageRanges' | 'densities' | 'occupations', values: string[]) =>
    onChange(placeOf(list, audience[list], values), { ...audience, [list]: values })
  const wordsOf = (list: 'ages' | 'densities' | 'occupations') => ({
    row: (number: number) => t(`form.rows.${list}`, { number }),
    remove: (number: number) => t('form.rows.remove', { row: t(`form.rows.${list}`, { number }) }),
    add: t('form.rows.add', { what: t(`form.rows.one.${list}`) }),
  })
  const valuesOf = (list: 'densities' | 'occupations') => ({
    label: t(`form.${list}`),
    hint: t(`form.${list}Hint`),
    words: { ...wordsOf(list), usual: t(`form.usual.${list}`) },
    usual: USUAL_VALUES[FIELD_OF[list]].map((sent) => ({ sent, read: persona.value(FIELD_OF[list], sent) })),
    unusualNote: t('form.unusual'),
    values: audience[list],
    problemAt: (row: number) => refusedAt('audience', list, row),
    onChange: (values: string[]) => write(list, values),
  })
  return (
    <section aria-labelledby="focus-audience" className={styles.audience}>
      <h2 id="focus-audience" className={styles.heading}>
        {t('form.audience')}
      </h2>
      <div className={styles.audienceGrid}>
        <fieldset className={styles.rows} aria-describedby={agesHint}>
          <legend className={styles.legend}>{t('form.ages')}</legend>
          <Input.Description id={agesHint}>{t('form.agesHint')}</Input.Description>
          <TextRows
            words={wordsOf('ages')}
            placeholder="18-34"
            rows={ageRanges.map((value, at) => ({ at, value }))}
            problemAt={(row) => ageProblems.get(row) ?? refusedAt('audience', 'ageRanges', row)}
            onWrite={(at, value) => write('ageRanges', ageRanges.with(at, value))}
            onAdd={() => write('ageRanges', [...ageRanges, ''])}
            onRemove={(at) =>
              write(
                'ageRanges',
                ageRanges.filter((_, position) => position !== at),
              )
            }
            onBlur={onLeaveAges}
          />
        </fieldset>
        <SexField
          sex={audience.sex}
          problem={refusedAt('audience', 'sex')}
          onChange={(sex) => onChange('sex', { ...audience, sex })}
        />
        <ValueList {...valuesOf('densities')} />
        <ValueList {...valuesOf('occupations')} />
      </div>
    </section>
  )
}

/** The undo place of a change: typed letters of a row form one step; adding or removing a row is a separate one. */
function placeOf(list: string, before: readonly string[], after: readonly string[]): string {
  if (before.length !== after.length) return `${list}, ${after.length} rows`
  return `${list}, row ${after.findIndex((value, at) => value !== before[at])}`
}
