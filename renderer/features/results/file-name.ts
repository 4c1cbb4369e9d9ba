import { slug } from '../../../shared/text/fold-accents.ts'

/**
 * A name for a chart's file, without the ending: title, item, the group of personas where it shows one only, and
 * "practice" where it is. Safe on every system.
 */
export function chartFileName(
  title: string,
  item: number,
  { practice, group }: { practice: boolean; group: string | null },
): string {
  const parts = [
    slug(title, 60) || 'sonde',
    `item-${item}`,
    ...(group === null ? [] : ['filtered', slug(group, 24)]),
    ...(practice ? ['practice'] : []),
  ]
  return parts.filter(Boolean).join('-')
}
