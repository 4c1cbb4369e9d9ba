import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SURVEY_PERSONAS } from '../../../../shared/models/draft.ts'
import { PERSONAS } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { useProblemWords } from '../parts/field-problem.tsx'
import { useLeaveField } from '../parts/use-leave-field.ts'

/** The field for the draft's number of personas. Props say only how it is drawn where it stands. */
export function PersonasField(
  props: NumberInputProps & { 'data-field'?: string; 'data-autofocus'?: boolean },
) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const leave = useLeaveField()
  const personas = useDraft((state) => state.history.present.personas)
  const problem = useProblemWords(PERSONAS)
  return (
    <NumberInput
      {...props}
      description={t('audience.personasHint')}
      value={personas ?? ''}
      min={SURVEY_PERSONAS.min}
      max={SURVEY_PERSONAS.max}
      clampBehavior="none"
      error={problem}
      onChange={(value) => {
        store.touch(PERSONAS)
        store.edit(PERSONAS, (draft) => {
          draft.personas = typeof value === 'number' ? value : null
        })
      }}
      onBlur={() => leave(PERSONAS)}
    />
  )
}
