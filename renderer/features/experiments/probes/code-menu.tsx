import { UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QAS_STEPS } from '../../../../shared/experiments/qas/codes.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import styles from './coding.module.css'

interface CodeMenuProps {
  /** The step, e.g. "3", whose codes have the focus first. */
  step: string
  /** The answer's code; null for none. */
  chosen: string | null
  /** Null removes the code. */
  onChoose: (code: string | null) => void
  onClose: () => void
}

/** All codes by steps, below the answer. A digit goes to a step, a letter chooses a code of that step. */
export function CodeMenu({ step, chosen, onChoose, onClose }: CodeMenuProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const menu = useRef<HTMLDivElement>(null)
  const label = useId()
  const goTo = (number: string) =>
    menu.current?.querySelector<HTMLElement>(`[data-step="${number}"]`)?.focus()
  useEffect(() => {
    const first = menu.current?.querySelector<HTMLElement>(`[data-step="${step}"]`)
    first?.focus()
    first?.scrollIntoView({ block: 'nearest' })
  }, [step])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = event.target instanceof HTMLElement ? event.target : null
    const key = pressedKey(event)
    const move = MOVES[event.key]
    if (event.key === 'Escape') onClose()
    else if (move !== undefined) goBy(menu.current, here, move)
    else if (/^[1-8]$/.test(key)) goTo(key)
    else {
      const code = (here?.dataset.step ?? '') + key
      if (!QAS_STEPS.some(({ codes }) => codes.some((each) => each.code === code))) return
      onChoose(code)
    }
    event.preventDefault()
  }
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={label}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      <p id={label} className="caption">
        {t('coding.menu')}
      </p>
      <div className={styles.steps}>
        {QAS_STEPS.map(({ step, name, codes }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu.
          <div key={step} role="group" aria-label={`${step} ${name[language]}`}>
            <p className={styles.step} aria-hidden="true">
              {step} {name[language]}
            </p>
            {codes.map(({ code, letter, name: own }) => (
              <UnstyledButton
                key={code}
                role="menuitemradio"
                aria-checked={code === chosen}
                tabIndex={-1}
                data-step={step}
                className={styles.code}
                onClick={() => onChoose(code)}
              >
                <kbd className={styles.key}>{letter || step}</kbd>
                {own[language]}
              </UnstyledButton>
            ))}
          </div>
        ))}
      </div>
      {chosen !== null && (
        <UnstyledButton
          role="menuitem"
          tabIndex={-1}
          className={styles.code}
          onClick={() => onChoose(null)}
          data-step=""
        >
          {t('coding.removeCode')}
        </UnstyledButton>
      )}
    </div>
  )
}

const MOVES: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Moves the focus to the next or previous code; after the last comes the first. */
function goBy(menu: HTMLElement | null, here: HTMLElement | null, by: number): void {
  const all = [...(menu?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
  const at = here ? all.indexOf(here) : -1
  all.at((at + by) % all.length)?.focus()
}
