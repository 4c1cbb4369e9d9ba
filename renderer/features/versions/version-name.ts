import type { TFunction } from 'i18next'

interface Named {
  number: number
  name: string | null
}

/** A version in words, e.g. "v3 · Before the pilot". */
export function versionName(t: TFunction<'versions'>, { number, name }: Named): string {
  return [t('number', { number }), name?.trim() ?? ''].filter((part) => part !== '').join(' · ')
}
