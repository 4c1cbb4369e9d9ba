import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatAgeRange, isUnknownAgeForm, parseAgeRange } from '../../../../shared/models/age-range.ts'
import { ageField } from '../model/fields.ts'
import { useDraft, useDraftStore } from '../model/use-draft.ts'
import { useProblemWords } from '../parts/field-problem.tsx'
import { focusField } from '../parts/focus-field.ts'
import { ToolButton } from '../parts/tool-button.tsx'
import { useLeaveField } from '../parts/use-leave-field.ts'
import styles from './audience-ages.module.css'
import { AudiencePresets } from './audience-presets.tsx'
import { AgeAxis, AudienceTogether } from './audience-together.tsx'
import { AudienceTrack } from './audience-track.tsx'

/** The age ranges: each as text and as a bar on the same scale of ages, and what they cover together. */
export function AudienceAges() {
  const { t } = useTranslation('audience')
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
      <legend>{t('ages')}</legend>
      <p className={styles.hint} data-print="no">
        {t('agesHint')}
      </p>
      {count > 0 && (
        <div className={styles.strip}>
          <AgeAxis />
          {Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an age range is a text at a place; it has no other name.
            <AgeRow key={at} at={at} onEnter={add} />
          ))}
          <AudienceTogether />
        </div>
      )}
      <div className={styles.buttons} data-print="no">
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {t('add')}
        </Button>
        <AudiencePresets />
      </div>
    </fieldset>
  )
}

function AgeRow({ at, onEnter }: { at: number; onEnter: () => void }) {
  const { t } = useTranslation('audience')
  const store = useDraftStore()
  const leave = useLeaveField()
  const field = ageField(at)
  const text = useDraft((state) => state.history.present.audience.ageRanges[at] ?? '')
  const problem = useProblemWords(field)
  const number = at + 1
  const range = parseAgeRange(text)
  const write = (typed: string) =>
    store.edit(field, (draft) => {
      draft.audience.ageRanges[at] = typed
    })
  const remove = () => {
    store.edit('ages', (draft) => {
      draft.audience.ageRanges.splice(at, 1)
    })
  }
  return (
    <div className={styles.row}>
      <TextInput
        aria-label={t('age', { number })}
        placeholder={t('agePlaceholder')}
        value={text}
        data-field={field}
        error={problem}
        onChange={(event) => write(event.currentTarget.value)}
        onBlur={() => leave(field)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
          else if (event.key === 'Backspace' && text === '') {
            event.preventDefault()
            remove()
            if (at > 0) focusField(ageField(at - 1))
          }
        }}
      />
      <AudienceTrack
        number={number}
        range={typeof range === 'string' ? null : range}
        hint={text === '' ? t('draw') : isUnknownAgeForm(text) ? t('unreadTrack') : t('noTrack')}
        onChange={(chosen) => write(formatAgeRange(chosen))}
        onLeave={() => leave(field)}
      />
      <ToolButton label={t('remove', { number })} onClick={remove}>
        <IconX size={16} />
      </ToolButton>
    </div>
  )
}
