import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SURVEY_PERSONAS } from '../../../../shared/models/draft.ts'
import { PERSONAS } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { useProblemWords } from '../parts/field-problem.tsx'
import { useLeaveField } from '../parts/use-leave-field.ts'
import styles from './audience.module.css'
import { AudienceAges } from './audience-ages.tsx'
import { AudienceSex } from './audience-sex.tsx'
import { AudienceSize } from './audience-size.tsx'

/** The number of personas, the audience, and how many people it selects. */
export function Audience() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const leave = useLeaveField()
  const personas = useDraft((state) => state.history.present.personas)
  const problem = useProblemWords(PERSONAS)
  return (
    <section aria-labelledby="audience" className={styles.audience}>
      <h2 id="audience" className={styles.heading}>
        {t('audience.heading')}
      </h2>
      <div className={styles.fields}>
        <NumberInput
          w={200}
          label={t('audience.personas')}
          description={t('audience.personasHint')}
          value={personas ?? ''}
          min={SURVEY_PERSONAS.min}
          max={SURVEY_PERSONAS.max}
          clampBehavior="none"
          data-field={PERSONAS}
          error={problem}
          onChange={(value) => {
            store.touch(PERSONAS)
            store.edit(PERSONAS, (draft) => {
              draft.personas = typeof value === 'number' ? value : null
            })
          }}
          onBlur={() => leave(PERSONAS)}
        />
        <AudienceSex />
      </div>
      <AudienceAges />
      <AudienceSize />
    </section>
  )
}
