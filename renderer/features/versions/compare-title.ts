import type { TFunction } from 'i18next'

/** Names of the two drafts compared; the later one is null for the present draft. */
export interface SideNames {
  before: string
  after: string | null
}

/** The title of a comparison, e.g. "From v2 to v3". */
export function compareTitle(t: TFunction<'versions'>, { before, after }: SideNames): string {
  return after === null ? t('compare.titlePresent', { before }) : t('compare.title', { before, after })
}
