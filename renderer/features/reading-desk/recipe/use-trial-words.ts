import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { Trial } from './use-trial.ts'

/** A sentence on what a recipe would read; null where there is nothing to say. */
export function useTrialWords(): (trial: Trial) => string | null {
  const { t } = useTranslation('desk')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  const counted = (count: number) => ({ count, number: number(count) })
  return ({ of, before, now, isUsed, own, isDoubtful, run }) => {
    const where = run === null ? t('save.here') : t('save.inRun', { title: run })
    if (of === 'values') {
      if (!isDoubtful) return null
      if (now.count === 0) return t('save.nothingOfValues', { where, ...counted(before.count) })
      return t('save.fewerValues', { where, before: number(before.count), ...counted(now.count) })
    }
    const both = { where, before: number(before.count), ...counted(now.count) }
    if (now.count === 0 && before.count > 0)
      return t('save.nothingOfAnswers', { where, ...counted(before.count) })
    if (!isUsed)
      return own === null ? t('save.unfit', both) : t('save.unfitHere', { ...both, own: number(own) })
    if (isDoubtful && now.count < before.count) return t('save.fewer', both)
    if (isDoubtful)
      return t('save.fewerItems', { where, before: number(before.items), ...counted(now.items) })
    return t('save.reads', both)
  }
}
