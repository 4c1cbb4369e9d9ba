import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The labels of a row's tools. Made once for a list, since thousands of rows have the same. */
export interface RowWords {
  tag: string
  quote: string
  /** Instead of `quote` where the answer is kept as one. */
  quoted: string
  select: string
  /** Of the persona with this number, from 1. */
  tagOf(number: number): string
  quoteOf(number: number): string
}

export function useRowWords(): RowWords {
  const { t } = useTranslation('tags')
  return useMemo(
    () => ({
      tag: t('row.tag'),
      quote: t('quotes.keep'),
      quoted: t('quotes.isKept'),
      select: t('row.select'),
      tagOf: (number) => t('row.tagOf', { number }),
      quoteOf: (number) => t('quotes.keepOf', { number }),
    }),
    [t],
  )
}
