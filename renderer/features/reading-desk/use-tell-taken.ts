import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFound } from '../../../shared/models/reading-desk.ts'
import { announce } from '../../ui/announcer.tsx'
import { useFoundWords } from './needs/use-found-words.ts'
import { needKey, useNeedWords } from './needs/use-need-words.ts'
import type { Teaching } from './use-teaching.ts'

/** Tells who listens to the page what came of what was taught, once it was read with that. */
export function useTellTaken(
  { taken, told }: Pick<Teaching, 'taken' | 'told'>,
  found: readonly DeskFound[] | null,
  optionsFrom: 0 | 1 | null,
): void {
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  const { count } = useFoundWords()
  const tell = useEffectEvent((all: readonly DeskFound[]) => {
    if (!taken) return
    const wanted = needKey(taken)
    const now = all.find(({ need }) => needKey(need) === wanted)
    const noted = t('ways.taken', { what: words.name(taken), found: now ? count(now) : t('needs.nothing') })
    const counts = taken.need === 'answer' && optionsFrom !== null
    announce(counts ? `${noted} ${t('preview.from', { from: optionsFrom })}` : noted)
    told()
  })
  const waits = taken !== null
  useEffect(() => {
    if (waits && found) tell(found)
  }, [waits, found])
}
