import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFound } from '../../../../shared/models/reading-desk.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'

/** The words for how much of a need was found, and how. */
export function useFoundWords() {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  return useMemo(() => {
    const number = (value: number) => formatNumber(value, language)
    return {
      /** "58 of 60", "1 value", "not found". */
      count: ({ need, by, found, expected }: DeskFound): string => {
        if (by === 'nothing' || found === 0)
          return t(need.need === 'no_answer' ? 'needs.noneTold' : 'needs.nothing')
        return expected === null
          ? t('needs.found', { count: found, number: number(found) })
          : t('needs.foundOf', { found: number(found), expected: number(expected) })
      },
      /** "by your recipe", "found by Sonde, likely". */
      how: ({ by, certainty }: DeskFound): string =>
        [t(`needs.by.${by}`), ...(certainty === null ? [] : [t(`needs.certainties.${certainty}`)])].join(
          ', ',
        ),
    }
  }, [t, language])
}
