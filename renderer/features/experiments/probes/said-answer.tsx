import { Button } from '@mantine/core'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  codeAnswer,
  codedByKey,
  openSuggestion,
  type ProbeAnswer,
} from '../../../../shared/experiments/qas/coded-answers.ts'
import { nameOfCode } from '../../../../shared/experiments/qas/codes.ts'
import { pressedKey } from '../../../lib/pressed-key.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { CodeMenu } from './code-menu.tsx'
import styles from './coding.module.css'
import { useNotesPart, useNotesSession } from './notes-context.ts'

interface SaidAnswerProps {
  answer: ProbeAnswer
  /** The name of the probe. */
  probe: string
}

/** A persona's answer to one probe, with its code and the suggested one. The keys are described above the list. */
export const SaidAnswer = memo(function SaidAnswer({ answer, probe }: SaidAnswerProps) {
  const { t } = useTranslation('probes')
  const language = useLanguage()
  const row = useRef<HTMLLIElement>(null)
  const session = useNotesSession()
  const coded = useNotesPart(({ answers }) => codedByKey(answers).get(answer.key))
  /** The step at which the menu was opened; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null)
  const code = coded?.code ?? null
  const suggestion = session ? openSuggestion(answer, coded) : null
  const change = (patch: Parameters<typeof codeAnswer>[2]) => {
    session?.edit(`code:${answer.key}`, (notes) => codeAnswer(notes, answer.place, patch))
    setOpened(null)
    row.current?.focus()
  }
  const accept = () => suggestion && change({ code: suggestion.code })
  const refuse = () => suggestion && change({ refused: suggestion.code })
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const key = pressedKey(event)
    if (key === '8') change({ code: '8' })
    else if (/^[1-7]$/.test(key)) setOpened(key)
    else if (event.key === 'Enter' && suggestion) accept()
    else if (event.key === 'Enter') setOpened(code?.[0] ?? '1')
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (code === null) refuse()
      else change({ code: null })
    } else return
    event.preventDefault()
  }
  return (
    <li
      ref={row}
      className={styles.answer}
      data-answer={answer.key}
      tabIndex={session ? -1 : undefined}
      onKeyDown={session ? onKeyDown : undefined}
    >
      <p className="caption">{probe}</p>
      <p className={`said ${styles.words}`}>{answer.said}</p>
      {session && (
        <div className={styles.coding}>
          <Button
            size="compact-sm"
            variant={code === null ? 'subtle' : 'light'}
            tabIndex={-1}
            aria-haspopup="menu"
            aria-expanded={opened !== null}
            onClick={() => setOpened(opened === null ? (code?.[0] ?? '1') : null)}
          >
            {code === null ? t('coding.choose') : nameOfCode(code, language)}
          </Button>
          {suggestion && (
            <>
              <span className={styles.suggestion}>
                {t('coding.suggested', {
                  code: nameOfCode(suggestion.code, language),
                  sign: t(`sign.${suggestion.sign}`),
                  quote: suggestion.quote,
                })}
              </span>
              <Button size="compact-sm" variant="default" tabIndex={-1} onClick={accept}>
                {t('coding.accept')}
              </Button>
              <Button size="compact-sm" variant="subtle" color="gray" tabIndex={-1} onClick={refuse}>
                {t('coding.refuse')}
              </Button>
            </>
          )}
        </div>
      )}
      {opened !== null && (
        <CodeMenu
          step={opened}
          chosen={code}
          onChoose={(chosen) => change({ code: chosen })}
          onClose={() => {
            setOpened(null)
            row.current?.focus()
          }}
        />
      )}
    </li>
  )
})
