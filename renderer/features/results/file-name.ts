import { foldForSearch } from './filter.ts'

/** A name for a chart's file, without the ending: title, item, and "practice" where it is. Safe on every system. */
export function chartFileName(title: string, item: number, practice: boolean): string {
  const slug = foldForSearch(title)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return [slug || 'sonde', `item-${item}`, ...(practice ? ['practice'] : [])].join('-')
}
