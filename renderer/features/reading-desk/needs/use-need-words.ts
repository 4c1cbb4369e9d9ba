import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskNeed } from '../../../../shared/models/reading-desk.ts'
import type { RowMark } from '../row-mark.ts'

/** The words for needs and for what rows are read as. */
export interface NeedWords {
  /** As a heading: "Answer to item 3". */
  name(need: DeskNeed): string
  /** What the person must select: "an answer to item 3". */
  wanted(need: DeskNeed): string
  /** For a screen reader: "answer to item 3, persona 12". */
  said(mark: RowMark): string
  /** On the row: "Q3 · P12". */
  short(mark: RowMark): string
}

/** The words for needs in the page's language. */
export function useNeedWords(): NeedWords {
  const { t } = useTranslation('desk')
  return useMemo(() => needWords(t), [t])
}

/** The words for needs, from the texts of the namespace `desk`. */
export function needWords(t: TFunction<'desk'>): NeedWords {
  const name = (need: DeskNeed): string =>
    need.need === 'answer'
      ? t('needs.answer', { item: need.item + 1 })
      : need.need === 'field'
        ? t('needs.field', { name: need.name })
        : need.need === 'listed'
          ? t(`needs.listed.${need.part}`)
          : t(`needs.${need.need}`)
  const plainly = ({ need, persona }: RowMark): string => {
    if (need.need === 'answer')
      return persona === null
        ? t('mark.answer', { item: need.item + 1 })
        : t('mark.answerOf', { item: need.item + 1, persona })
    if (persona === null) return name(need)
    return need.need === 'persona'
      ? t('mark.persona', { persona })
      : t('mark.with', { what: name(need), persona })
  }
  const shortly = ({ need, persona }: RowMark): string => {
    if (need.need === 'answer')
      return persona === null
        ? t('short.answer', { item: need.item + 1 })
        : t('short.answerOf', { item: need.item + 1, persona })
    return need.need === 'persona' && persona !== null ? t('short.persona', { persona }) : name(need)
  }
  return {
    name,
    wanted: (need) =>
      need.need === 'answer'
        ? t('armed.answer', { item: need.item + 1 })
        : need.need === 'field'
          ? t('armed.field', { name: need.name })
          : need.need === 'listed'
            ? t(`armed.listed.${need.part}`)
            : t(`armed.${need.need}`),
    said: (mark) => (mark.recognised ? plainly(mark) : t('mark.notRecognised', { what: plainly(mark) })),
    short: (mark) => (mark.recognised ? shortly(mark) : t('short.notRecognised', { what: shortly(mark) })),
  }
}

/** A key that identifies a need. */
export function needKey(need: DeskNeed): string {
  if (need.need === 'answer') return `answer ${need.item}`
  if (need.need === 'listed') return `listed ${need.of} ${need.part}`
  return need.need === 'field' ? `field ${need.name}` : need.need
}
