import { Button, Modal, Radio } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskNeed, Taught } from '../../../../shared/models/reading-desk.ts'
import type { Recipe } from '../../../../shared/models/recipe.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { DialogFoot } from '../../../ui/dialog-foot.tsx'
import styles from '../desk.module.css'

interface WaysDialogProps {
  /** The need, and its name in words. */
  need: DeskNeed
  what: string
  ways: readonly Taught[]
  onChoose: (way: Taught) => void
  onClose: () => void
}

/**
 * A choice among several ways to read the selected value, each with what it would read. The likeliest is preselected.
 */
export function WaysDialog({ need, what, ways, onChoose, onClose }: WaysDialogProps) {
  const { t } = useTranslation(['desk', 'common'])
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const take = () => {
    const way = ways[chosen]
    if (way) onChoose(way)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ways.title')}
      centered
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Radio.Group
          label={what}
          description={t(onlyNumbersDiffer(ways) ? 'ways.numbers' : 'ways.intro')}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        >
          <div className={styles.ways}>
            {ways.map((way, at) => (
              <Radio
                key={wayKey(way, at)}
                value={String(at)}
                data-autofocus={at === 0 || undefined}
                label={wayWords(way, need, t)}
                description={
                  <>
                    {way.understood + way.notUnderstood > 1 &&
                      t('ways.reads', {
                        understood: formatNumber(way.understood, language),
                        notUnderstood: formatNumber(way.notUnderstood, language),
                      })}
                    {(way.lost ?? 0) > 0 && (
                      <span className={styles.wayLost}>
                        {t('ways.lost', { count: way.lost, number: formatNumber(way.lost ?? 0, language) })}
                      </span>
                    )}
                    {exampleWords(way, t) !== null && (
                      <span className={styles.waySample}>{exampleWords(way, t)}</span>
                    )}
                    {(exampleWords(way, t) === null || isTold(way, ways, need, t)) && (
                      <code className={styles.wayPlace}>{placeOf(way)}</code>
                    )}
                  </>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit">{t('ways.take')}</Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}

/** How a value is generalised, and which number is the first option if the ways differ in that. */
function wayWords(
  { how, from, recipe }: Taught,
  { need }: DeskNeed,
  t: TFunction<['desk', 'common']>,
): string {
  const isOfPersonas = need === 'persona' || need === 'persona_id' || need === 'field'
  const words =
    how === 'each_persona' && isOfPersonas
      ? t('ways.personas')
      : t(how === 'column' && isForEachItem(recipe) ? 'ways.columns' : `ways.${how}`)
  return from === null ? words : t('ways.from', { how: words, from })
}

/** What a way would read of one persona, or the first values that it finds; null where neither is known. */
function exampleWords({ sample, first }: Taught, t: TFunction<['desk', 'common']>): string | null {
  if (sample && sample.length > 0) return sampleWords(sample, t)
  return first && first.length > 0 ? t('ways.first', { values: first.join(t('ways.between')) }) : null
}

/** Whether another way has the same sentence and the same examples, so that only the place tells them apart. */
function isTold(
  way: Taught,
  ways: readonly Taught[],
  need: DeskNeed,
  t: TFunction<['desk', 'common']>,
): boolean {
  const words = (one: Taught) => `${wayWords(one, need, t)} ${exampleWords(one, t)}`
  return ways.some((other) => other !== way && words(other) === words(way))
}

/** What would be read of one persona. */
function sampleWords(sample: NonNullable<Taught['sample']>, t: TFunction<['desk', 'common']>): string {
  const answers = sample.map(({ item, text, isUnread }) =>
    t(isUnread ? 'ways.sampleUnread' : 'ways.sampleOne', { item: item + 1, text }),
  )
  return t('ways.sample', { answers: answers.join(t('ways.between')) })
}

/** The place that a way reads, which distinguishes ways with the same description. */
function placeOf({ place, recipe: { results } }: Taught): string {
  if (place !== undefined) return place
  const places = (results?.answers ?? []).map(({ rows, header, path }) =>
    [rows, header, path].filter((each) => each !== undefined).join(' '),
  )
  return [results?.personas, ...places.slice(0, 2)].filter((each) => each !== undefined).join(' · ')
}

/** Whether one rule gives the places of the answers to all items. */
function isForEachItem({ results }: Recipe): boolean {
  return (results?.answers ?? []).some(
    ({ stem, ...rule }) => stem === undefined && /\{(item|stem|column|code)\}/.test(JSON.stringify(rule)),
  )
}

function onlyNumbersDiffer(ways: readonly Taught[]): boolean {
  return new Set(ways.map(({ how }) => how)).size === 1 && ways.every(({ from }) => from !== null)
}

const wayKey = ({ how, from }: Taught, at: number) => `${at} ${how} ${from ?? ''}`
