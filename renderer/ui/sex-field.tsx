import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readSex } from '../../shared/census/audience-size.ts'
import choices from './choices.module.css'

/** The values that a French service most likely accepts. The field shows the value to be sent, which can be changed. */
const SENT = { everyone: null, women: 'femme', men: 'homme' } as const
const CHOICES = ['everyone', 'women', 'men'] as const

interface SexFieldProps {
  /** The value to be sent; null for everyone. */
  sex: string | null
  problem: string | null | undefined
  onChange: (sex: string | null) => void
  onBlur?: () => void
  /** Name by which the screen finds the field. */
  field?: string
}

/** The choice of the personas' sex: any text, with buttons for the usual values, and Sonde's interpretation of it. */
export function SexField({ sex, problem, onChange, onBlur, field }: SexFieldProps) {
  const { t } = useTranslation('audience')
  return (
    <div className={choices.field}>
      <TextInput
        label={t('sex')}
        description={t('sexHint')}
        value={sex ?? ''}
        data-field={field}
        error={problem}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : value)}
        onBlur={onBlur}
      />
      <fieldset aria-label={t('sexWords')} className={choices.choices} data-print="no">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={choices.choice}
            aria-pressed={sex === SENT[choice]}
            onClick={() => onChange(SENT[choice])}
          >
            {t(`sexChoice.${choice}`)}
          </button>
        ))}
      </fieldset>
      <p className={choices.hint}>{t(`sexRead.${readSex(sex)}`)}</p>
    </div>
  )
}
