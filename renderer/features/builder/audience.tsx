import { Button, NumberInput, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { SURVEY_PERSONAS } from '../../../shared/models/draft.ts'
import { afterPointer } from '../../lib/after-pointer.ts'
import styles from './audience.module.css'
import { useProblemWords } from './field-problem.tsx'
import { ageField, PERSONAS, SEX } from './fields.ts'
import { focusField } from './focus-field.ts'
import { ToolButton } from './tool-button.tsx'
import { useDraft, useDraftStore } from './use-draft.ts'

/** How many personas answer, and which. */
export function Audience() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const personas = useDraft((state) => state.history.present.personas)
  const sex = useDraft((state) => state.history.present.audience.sex)
  const problem = useProblemWords(PERSONAS)
  const sexProblem = useProblemWords(SEX)
  const left = (field: string) => {
    afterPointer(() => store.touch(field))
    void store.flush()
  }
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
          onBlur={() => left(PERSONAS)}
        />
        <AgeRanges />
        <TextInput
          w={220}
          label={t('audience.sex')}
          description={t('audience.sexHint')}
          value={sex ?? ''}
          data-field={SEX}
          error={sexProblem}
          onChange={(event) => {
            const text = event.currentTarget.value
            store.edit(SEX, (draft) => {
              draft.audience.sex = text === '' ? null : text
            })
          }}
          onBlur={() => left(SEX)}
        />
      </div>
    </section>
  )
}

function AgeRanges() {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const count = useDraft((state) => state.history.present.audience.ageRanges.length)
  const add = () => {
    store.edit('ages', (draft) => {
      draft.audience.ageRanges.push('')
    })
    focusField(ageField(count))
  }
  return (
    <fieldset className={styles.ages}>
      <legend>{t('audience.ages')}</legend>
      <p className={styles.hint}>{t('audience.agesHint')}</p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an age range is a text at a place; it has no other name.
        <AgeRange key={at} at={at} onEnter={add} />
      ))}
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={add}
      >
        {t('audience.addAge')}
      </Button>
    </fieldset>
  )
}

function AgeRange({ at, onEnter }: { at: number; onEnter: () => void }) {
  const { t } = useTranslation('builder')
  const store = useDraftStore()
  const field = ageField(at)
  const text = useDraft((state) => state.history.present.audience.ageRanges[at] ?? '')
  const problem = useProblemWords(field)
  const remove = () => {
    store.edit('ages', (draft) => {
      draft.audience.ageRanges.splice(at, 1)
    })
  }
  return (
    <div className={styles.age}>
      <TextInput
        w={200}
        aria-label={t('audience.age', { number: at + 1 })}
        placeholder={t('audience.agePlaceholder')}
        value={text}
        data-field={field}
        error={problem}
        onChange={(event) => {
          const typed = event.currentTarget.value
          store.edit(field, (draft) => {
            draft.audience.ageRanges[at] = typed
          })
        }}
        onBlur={() => {
          afterPointer(() => store.touch(field))
          void store.flush()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
          else if (event.key === 'Backspace' && text === '') {
            event.preventDefault()
            remove()
            if (at > 0) focusField(ageField(at - 1))
          }
        }}
      />
      <ToolButton label={t('audience.removeAge', { number: at + 1 })} onClick={remove}>
        <IconX size={16} />
      </ToolButton>
    </div>
  )
}
