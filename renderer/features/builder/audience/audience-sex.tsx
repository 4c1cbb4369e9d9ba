import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readSex } from '../../../../shared/census/audience-size.ts'
import { SEX } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { useProblemWords } from '../parts/field-problem.tsx'
import { useLeaveField } from '../parts/use-leave-field.ts'
import styles from './audience.module.css'

/** The words a French service most likely takes; what is sent stands in the field and can be written otherwise. */
const SENT = { everyone: null, women: 'femme', men: 'homme' } as const
const CHOICES = ['everyone', 'women', 'men'] as const

/** Which sex is drawn: any text, the usual words at hand, and how Sonde reads it. */
export function AudienceSex() {
  const { t } = useTranslation('audience')
  const store = useDraftStore()
  const leave = useLeaveField()
  const sex = useDraft((state) => state.history.present.audience.sex)
  const problem = useProblemWords(SEX)
  const write = (text: string | null) =>
    store.edit(SEX, (draft) => {
      draft.audience.sex = text
    })
  const read = readSex(sex)
  return (
    <div className={styles.sex}>
      <TextInput
        label={t('sex')}
        description={t('sexHint')}
        value={sex ?? ''}
        data-field={SEX}
        error={problem}
        onChange={({ currentTarget: { value } }) => write(value === '' ? null : value)}
        onBlur={() => leave(SEX)}
      />
      <fieldset aria-label={t('sexWords')} className={styles.choices}>
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={sex === SENT[choice]}
            onClick={() => write(SENT[choice])}
          >
            {t(`sexChoice.${choice}`)}
          </button>
        ))}
      </fieldset>
      <p className={styles.hint}>{t(`sexRead.${read}`)}</p>
    </div>
  )
}
