import { useTranslation } from 'react-i18next'
import type { AnswerKeyItem, PlantedEffect } from '../../../../shared/models/answer-key.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { percentOfOdds, pointsOfShift } from './points-of.ts'

interface PlantedWords {
  /** The kind of item that the practice service recognised. */
  readAs(item: AnswerKeyItem): string
  /** An effect with its size, its direction and the words it was read from. */
  effect(effect: PlantedEffect, item: AnswerKeyItem): string
}

/** The answer key in words. */
export function usePlantedWords(): PlantedWords {
  const { t } = useTranslation(['planted', 'practice', 'common'])
  const language = useLanguage()
  // Names used by the practice service; a name without a text is shown as it is.
  const nameOfFact = (name: string) => t(`facts.${name as 'age'}`, { defaultValue: name })
  const nameOfSubject = (name: string) => {
    const key = name.replaceAll(' ', '_') as 'cost'
    return t(`subjects.${key}`, { defaultValue: name })
  }

  const size = ({ effect, towards, size, measure }: PlantedEffect, { options }: AnswerKeyItem): string => {
    const number = (value: number) => ({ points: formatNumber(value, language) })
    if (options === 'nominal' && effect === 'leading') return t('size.towardsNamed')
    if (measure === 'stance') {
      const points = number(pointsOfShift(size))
      return towards === 'no' ? t('size.towardsNo', points) : t('size.towardsYes', points)
    }
    if (measure === 'utility') return t('size.last', number(percentOfOdds(size)))
    const share = number(Math.round(100 * size))
    switch (effect) {
      case 'doubleNegative':
        return t('size.misread', share)
      case 'longStem':
        return t('size.inattention', share)
      case 'missingExit':
        return t('size.blank', share)
      case 'overlap':
        return t('size.split')
      default:
        return t('size.unsure', share)
    }
  }

  return {
    readAs: ({ fact, particulars, about, direction, options }) => {
      if (fact !== null) return t('fact', { name: nameOfFact(fact) })
      if (particulars) return t('particulars')
      if (about === null) return t('opinion.unknown')
      const way = options === 'nominal' || options === null ? 'nominal' : (direction ?? 'nominal')
      return t(`opinion.${way}`, { name: nameOfSubject(about) })
    },
    effect: (effect, item) => {
      const told = t('common:labelled', {
        label: t(`practice:effects.list.${effect.effect}.name`),
        value: size(effect, item),
      })
      return effect.words === undefined ? told : `${told} (${t('words', { words: effect.words })})`
    },
  }
}
