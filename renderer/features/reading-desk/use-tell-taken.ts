import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskFound } from '../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../shared/models/recipe.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { announce } from '../../ui/announcer.tsx'
import { useFoundWords } from './needs/use-found-words.ts'
import { needKey, useNeedWords } from './needs/use-need-words.ts'
import type { Teaching } from './use-teaching.ts'

/**
 * Announces to screen readers what is highlighted after the payload was read with another recipe: after teaching, the
 * result for that need; after an undo, an explained value or a loaded file, everything that is found.
 */
export function useTellTaken(
  { taken, told }: Pick<Teaching, 'taken' | 'told'>,
  found: readonly DeskFound[] | null,
  recipe: Recipe,
): void {
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  const { count } = useFoundWords()
  const tell = useEffectEvent((all: readonly DeskFound[]) => {
    if (!taken) return
    const wanted = needKey(taken)
    const now = all.find(({ need }) => needKey(need) === wanted)
    const isFound = now !== undefined && now.by !== 'nothing' && now.found > 0
    const noted = t(isFound ? 'ways.taken' : 'ways.takenInVain', {
      what: words.name(taken),
      found: now ? count(now) : t('needs.nothing'),
    })
    const optionsFrom = recipe.results?.optionsFrom ?? null
    const counts = taken.need === 'answer' && optionsFrom !== null
    announce(counts ? `${noted} ${t('preview.from', { from: optionsFrom })}` : noted)
    told()
  })
  const all = useAllFound()
  const read = useRef<Recipe | null>(null)
  const tellAll = useEffectEvent((now: readonly DeskFound[], isTaught: boolean) => {
    const isOther = read.current !== null && read.current !== recipe
    read.current = recipe
    if (isTaught) tell(now)
    else if (isOther) announce(t('ways.now', { found: all(now) }))
  })
  const waits = taken !== null
  useEffect(() => {
    if (found) tellAll(found, waits)
  }, [waits, found])
}

/** A sentence on everything that is found; the answers to all items count as one. */
function useAllFound(): (found: readonly DeskFound[]) => string {
  const { t } = useTranslation('desk')
  const words = useNeedWords()
  const { count } = useFoundWords()
  const language = useLanguage()
  return (found) => {
    const answers = found.filter(({ need, by }) => need.need === 'answer' && by !== 'nothing')
    const others = found.filter(({ need, by }) => need.need !== 'answer' && by !== 'nothing').slice(0, MOST)
    const sum = answers.reduce((all, one) => all + one.found, 0)
    const parts = others.map((one) => t('ways.each', { what: words.name(one.need), found: count(one) }))
    if (answers.length > 0)
      parts.push(
        t('ways.answers', {
          count: answers.length,
          items: formatNumber(answers.length, language),
          found: formatNumber(sum, language),
        }),
      )
    return parts.length > 0 ? parts.join(t('ways.between')) : t('needs.nothing')
  }
}

/** Number of needs that are named one by one. */
const MOST = 6
