import type { TFunction } from 'i18next'
import type { VersionSummary } from '../../../shared/models/version.ts'

/** The reason why a version exists, e.g. "frozen by a launch, came with a file". */
export function originWords(
  t: TFunction<'versions'>,
  { origin, target, importedAt }: Pick<VersionSummary, 'origin' | 'target' | 'importedAt'>,
): string {
  const why = t(`origin.${origin}`, { target: target ?? '' })
  return importedAt === null ? why : `${why}, ${t('brought')}`
}
