import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerKeyItem, PlantedEffect } from '../../../../shared/models/answer-key.ts'
import { Facts } from '../../../ui/facts.tsx'
import { KeptText } from '../../../ui/kept-text.tsx'
import styles from './planted.module.css'
import { usePlantedWords } from './use-planted-words.ts'

interface PlantedItemProps {
  item: AnswerKeyItem
  stem: string
  /** Whether it is the item behind the dialog, which is scrolled into view. */
  isInView: boolean
}

/** One item of the answer key. */
export function PlantedItem({ item, stem, isInView }: PlantedItemProps) {
  const { t } = useTranslation(['planted', 'results'])
  const words = usePlantedWords()
  const head = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the dialog opens; the item behind it stays the same.
  useEffect(() => {
    if (isInView && item.position > 0) head.current?.scrollIntoView({ block: 'start' })
  }, [])
  const effects = (list: readonly PlantedEffect[], none: string) =>
    list.length === 0 ? (
      none
    ) : (
      <ul className={styles.effects}>
        {list.map((effect) => (
          <li key={`${effect.effect}:${effect.words}`}>{words.effect(effect, item)}</li>
        ))}
      </ul>
    )
  return (
    <li aria-current={isInView || undefined} className={styles.item}>
      <h3 ref={head} className={styles.stem}>
        <span className={styles.number}>{t('results:item', { number: item.position + 1 })}</span>
        <KeptText text={stem === '' ? t('results:noStem') : stem} />
      </h3>
      <Facts
        facts={[
          { label: t('readAs'), value: words.readAs(item) },
          ...(item.options === null
            ? []
            : [{ label: t('options'), value: t(`optionKinds.${item.options}`) }]),
          { label: t('effects'), value: effects(item.planted, t('none')) },
          ...(item.standing.length === 0
            ? []
            : [{ label: t('standing'), value: effects(item.standing, t('none')) }]),
          ...(item.notUnderstood.length === 0
            ? []
            : [
                {
                  label: t('notUnderstood'),
                  value: item.notUnderstood.map((what) => t(`missed.${what}`)).join(' '),
                },
              ]),
        ]}
      />
    </li>
  )
}
