import { Button, TextInput } from '@mantine/core'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  bandsBetween,
  limitsOf,
  type NumberField,
  ownLimits,
  USUAL_AGE_LIMITS,
} from '../../../../shared/analysis/number-bands.ts'
import {
  type LimitsProblem,
  MOST_LIMITS,
  readLimits,
  writeLimits,
} from '../../../../shared/analysis/typed-limits.ts'
import { formatNumber } from '../../../lib/format.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useAnnotationSession, useAnnotations } from '../annotations/annotations-context.ts'
import styles from './bands.module.css'
import { useBandWords } from './use-band-words.ts'

/** Opens the limits of a field's bands for changes. They are saved with the run, and can be undone. */
export function ChangeBands({ field }: { field: NumberField }) {
  const { t } = useTranslation('views')
  const persona = usePersonaWords()
  const [opened, setOpened] = useState(false)
  const door = useRef<HTMLButtonElement>(null)
  if (useAnnotationSession() === null) return null
  const close = () => {
    setOpened(false)
    // The focus would be lost with the field.
    door.current?.focus()
  }
  return (
    <div className={styles.change}>
      <Button
        ref={door}
        variant="subtle"
        size="compact-sm"
        aria-expanded={opened}
        className={styles.open}
        onClick={() => setOpened(!opened)}
      >
        {t('bands.change', { field: persona.name(field.name) })}
      </Button>
      {opened && <Limits field={field} onDone={close} />}
    </div>
  )
}

/** Not a form element, since it can be inside another form. */
function Limits({ field, onDone }: { field: NumberField; onDone: () => void }) {
  const { t } = useTranslation('views')
  const language = useLanguage()
  const session = useAnnotationSession()
  const { bands: own } = useAnnotations()
  const decimalSign = language === 'fr' ? ',' : '.'
  const [text, setText] = useState(writeLimits(limitsOf(field, own), decimalSign))
  const [isTold, setIsTold] = useState(false)
  const read = readLimits(text, field.numbers)
  const problem = Array.isArray(read) ? null : read
  const problemWords = useProblemWords()
  const preview = usePreview(field)
  const keep = (limits: readonly number[] | null) => {
    session?.edit(`bands:${field.name}`, ({ bands }) => {
      if (limits) bands[field.name] = [...limits]
      else delete bands[field.name]
    })
    onDone()
  }
  const use = () => (Array.isArray(read) ? keep(read) : setIsTold(true))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    use()
  }
  return (
    <div className={styles.limits}>
      <TextInput
        label={t('bands.starts')}
        description={t('bands.hint', { example: writeLimits(USUAL_AGE_LIMITS, decimalSign) })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={isTold && problem ? problemWords(problem) : null}
      />
      {Array.isArray(read) && <p className="caption">{t('bands.preview', { bands: preview(read) })}</p>}
      <div className={styles.actions}>
        <Button variant="default" size="compact-sm" onClick={use}>
          {t('bands.use')}
        </Button>
        {ownLimits(field.name, own) && (
          <Button variant="subtle" size="compact-sm" onClick={() => keep(null)}>
            {t('bands.usual')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The number of personas in each band: "18–24: 6 · 25–34: 11". */
function usePreview({ name, numbers }: NumberField): (limits: readonly number[]) => string {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const words = useBandWords()
  return (limits) =>
    bandsBetween(limits)
      .map((band) => {
        const { min, below } = band
        const count = numbers.filter(
          (each) => each >= (min ?? each) && (below === null || each < below),
        ).length
        return { band, count }
      })
      .filter(({ count }) => count > 0)
      .map(({ band, count }) =>
        t('filter.value', { name: words(band, name), value: formatNumber(count, language) }),
      )
      .join(' · ')
}

function useProblemWords(): (problem: LimitsProblem) => string {
  const { t } = useTranslation('views')
  const language = useLanguage()
  return (problem) => {
    if (problem.kind === 'number') return t('bands.problems.number', { part: problem.part })
    if (problem.kind === 'order') return t('bands.problems.order', { ...problem })
    if (problem.kind === 'many') return t('bands.problems.many', { most: MOST_LIMITS })
    if (problem.kind === 'none') return t('bands.problems.none')
    const [least, most] = [problem.least, problem.most].map((each) => formatNumber(each, language))
    return t('bands.problems.outside', { least, most })
  }
}
