import { Slider } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chance, PracticeConditions } from '../../../shared/models/practice-conditions.ts'
import { formatPercent } from '../../lib/format.ts'
import { chancesOf, isInForce, type PracticeFault, withChance } from '../../lib/practice-faults.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useChangePracticeConditions } from '../../lib/use-practice-conditions.ts'
import table from '../../ui/data-table.module.css'
import { tellProblem } from '../../ui/tell-problem.tsx'
import { NumberField } from './number-field.tsx'
import styles from './practice.module.css'

interface FaultTableProps {
  group: 'requests' | 'runs'
  faults: readonly PracticeFault[]
  conditions: PracticeConditions
}

/**
 * Faults of one kind: what happens, why one would try it, how often it happens, and to how many of the next calls or
 * runs.
 */
export function FaultTable({ group, faults, conditions }: FaultTableProps) {
  const { t } = useTranslation('practice')
  const chances = chancesOf(conditions)
  return (
    <section aria-labelledby={`practice-${group}`} className={styles.section}>
      <h2 id={`practice-${group}`}>{t(`${group}.heading`)}</h2>
      <p className="caption">{t(`${group}.about`)}</p>
      <table className={`${table.table} ${styles.faults}`} aria-labelledby={`practice-${group}`}>
        <thead>
          <tr>
            <th scope="col">{t('columns.what')}</th>
            <th scope="col">{t('columns.chance')}</th>
            <th scope="col">{t('columns.next')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <FaultRow key={fault} fault={fault} chance={chances[fault]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The largest number that the service accepts, see `practiceConditionsSchema`. */
const MOST_NEXT = 100_000

function FaultRow({ fault, chance }: { fault: PracticeFault; chance: Chance }) {
  const { t } = useTranslation('practice')
  const change = useChangePracticeConditions()
  const name = t(`faults.${fault}.name`)
  const set = (patch: Partial<Chance>) =>
    change.mutate((now) => withChance(now, fault, patch), { onError: tellProblem })
  return (
    <tr data-on={isInForce(chance) || undefined}>
      <th scope="row">
        <span className={styles.name}>{name}</span>
        <span className={styles.why}>{t(`faults.${fault}.why`)}</span>
      </th>
      <td>
        <ChanceSlider
          label={t('chanceOf', { name })}
          probability={chance.probability}
          onSet={(probability) => set({ probability })}
        />
      </td>
      <td>
        <NumberField
          label={t('nextOf', { name })}
          min={0}
          max={MOST_NEXT}
          value={chance.next}
          onSet={(next) => set({ next })}
        />
      </td>
    </tr>
  )
}

interface ChanceSliderProps {
  label: string
  /** 0 to 1. */
  probability: number
  onSet: (probability: number) => void
}

/** A probability in steps of 5 %; set when the thumb is released, or at each key. */
function ChanceSlider({ label, probability, onSet }: ChanceSliderProps) {
  const language = useLanguage()
  const [dragged, setDragged] = useState<number | null>(null)
  const value = dragged ?? Math.round(probability * 100)
  const words = (percent: number) => formatPercent(percent, 100, language)
  return (
    <div className={styles.chance}>
      <Slider
        className={styles.slider}
        classNames={{ track: styles.track }}
        size="xs"
        thumbSize={16}
        min={0}
        max={100}
        step={5}
        label={null}
        thumbLabel={label}
        thumbValueText={words}
        value={value}
        onChange={setDragged}
        onChangeEnd={(percent) => {
          setDragged(null)
          onSet(percent / 100)
        }}
      />
      <span className={styles.percent}>{words(value)}</span>
    </div>
  )
}
