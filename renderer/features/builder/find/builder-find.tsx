import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useShallow } from 'zustand/react/shallow'
import { putCursorBack } from '../../../ui/find/cursor-place.ts'
import { FindBar } from '../../../ui/find/find-bar.tsx'
import { useIsFinding } from '../../../ui/find/find-context.ts'
import { useLabels } from '../labels/labels-context.ts'
import { stemField } from '../model/fields.ts'
import { useDraft } from '../model/use-draft.ts'
import { returnToField, showField } from '../parts/focus-field.ts'
import { surveyTexts } from './survey-texts.ts'

/** The find of the builder: title, context, stems and response options. */
export function BuilderFind() {
  const { t } = useTranslation('builder')
  const finding = useIsFinding()
  const { shown: withLabels } = useLabels()
  const draft = useDraft(
    useShallow(({ history: { present } }) =>
      finding
        ? { title: present.title, context: present.context, questions: present.questions }
        : NOTHING_YET,
    ),
  )
  const texts = useMemo(() => surveyTexts(draft, withLabels), [draft, withLabels])
  return (
    <FindBar
      label={t('find')}
      texts={texts}
      whereAmI={whereAmI}
      show={showField}
      onGiveBack={(place) => {
        const { field } = place.element.dataset
        if (field !== undefined) putCursorBack(place, returnToField(field))
      }}
    />
  )
}

/** An empty draft while nothing is searched, so that this is not rendered again at every key typed. */
const NOTHING_YET = { title: '', context: '', questions: [] }

/** The focused field, else the first item in view; null while the sheet is scrolled to its top. */
function whereAmI(): string | null {
  const field = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field
  if (field !== undefined) return field
  const items = [...document.querySelectorAll<HTMLElement>('[data-item]')]
  const top = items[0]?.closest('[data-pane]')?.getBoundingClientRect().top ?? 0
  const inView = items.findIndex((item) => item.getBoundingClientRect().bottom > top)
  const id = items[inView]?.dataset.item
  return inView > 0 && id !== undefined ? stemField(id) : null
}
