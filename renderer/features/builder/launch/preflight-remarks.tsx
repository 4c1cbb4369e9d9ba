import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { readSex } from '../../../../shared/census/audience-size.ts'
import { overviewAges } from '../../../../shared/models/age-overview.ts'
import { findPlaceholders } from '../../../../shared/models/placeholders.ts'
import { useFirstFew } from '../../../ui/use-first-few.tsx'
import { useNarrowWords } from '../audience/audience-size.tsx'
import { ageField, type Field, SEX, stemField, TITLE } from '../model/fields.ts'
import { useDraft } from '../model/use-draft.ts'
import { focusField } from '../parts/focus-field.ts'
import styles from './preflight.module.css'

interface Remark {
  words: string
  field: Field
}

/**
 * Remarks that do not prevent a launch but should be known, each leading to its field; renders nothing if there are
 * none.
 */
export function PreflightRemarks({ onJump }: { onJump: () => void }) {
  const { t } = useTranslation('launch')
  const narrow = useNarrowWords()
  const unread = useUnreadRemarks()
  const placeholders = usePlaceholderRemarks()
  const few = useFirstFew(placeholders)
  if (narrow === null && unread.length === 0 && placeholders.length === 0) return null
  const jump = (field: Field) => {
    onJump()
    focusField(field)
  }
  return (
    <section className={styles.remarks}>
      <h3>
        <IconAlertTriangle size={16} aria-hidden="true" />
        {t('remarks')}
      </h3>
      <ul>
        {narrow !== null && (
          <li>
            <Jump remark={{ words: narrow, field: ageField(0) }} onJump={jump} />
          </li>
        )}
        {unread.map((remark) => (
          <li key={remark.field}>
            <Jump remark={remark} onJump={jump} />
          </li>
        ))}
        {placeholders.length > 0 && (
          <li>
            {t('placeholders', { count: placeholders.length })}
            <ul data-few>
              {few.shown.map((remark) => (
                <li key={remark.words}>
                  <Jump remark={remark} onJump={jump} />
                </li>
              ))}
              {few.more && <li>{few.more}</li>}
            </ul>
          </li>
        )}
      </ul>
    </section>
  )
}

function Jump({ remark: { words, field }, onJump }: { remark: Remark; onJump: (field: Field) => void }) {
  return (
    <button type="button" className={styles.jump} onClick={() => onJump(field)}>
      {words}
    </button>
  )
}

function useUnreadRemarks(): Remark[] {
  const { t } = useTranslation('launch')
  const { ageRanges, sex } = useDraft((state) => state.history.present.audience)
  const ages = overviewAges(ageRanges).unread.map((at) => ({
    words: t('unreadAge', { text: ageRanges[at]?.trim() }),
    field: ageField(at),
  }))
  return readSex(sex) === 'unread'
    ? [...ages, { words: t('unreadSex', { text: sex?.trim() }), field: SEX }]
    : ages
}

function usePlaceholderRemarks(): Remark[] {
  const { t } = useTranslation('launch')
  const { t: builder } = useTranslation('builder')
  const draft = useDraft((state) => state.history.present)
  return findPlaceholders(draft).map(({ text, question }) => {
    const item = question === null ? undefined : draft.questions[question]
    const place = question === null ? t('placeholderHead') : builder('item.name', { number: question + 1 })
    return {
      words: t('placeholder', { place, text }),
      field: item ? stemField(item.id) : TITLE,
    }
  })
}
