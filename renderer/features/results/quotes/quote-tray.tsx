import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveQuote } from '../../../../shared/analysis/tags/quote-changes.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import type { Run } from '../../../../shared/models/run.ts'
import { CompanionBody } from '../../../ui/companion-body.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { resting } from '../../../ui/resting.ts'
import { UndoButtons } from '../../draft/undo-buttons.tsx'
import { useAnnotationSession } from '../annotations/annotations-context.ts'
import { useStepWords } from '../annotations/use-step-words.ts'
import { useSourceLine } from '../use-source-line.ts'
import styles from './quotes.module.css'
import { quotesText } from './quotes-text.ts'
import { type Quoted, useQuoted } from './use-quoted.ts'

interface QuoteTrayProps {
  run: Run
  questions: readonly Question[]
  results: RunResults
}

/** The answers that were kept as quotes, in an order that can be changed. */
export function QuoteTray({ run, questions, results }: QuoteTrayProps) {
  const { t } = useTranslation(['tags', 'results', 'common'])
  const source = useSourceLine(run)
  const session = useAnnotationSession()
  const stepWords = useStepWords()
  const quotes = useQuoted(questions, results)
  const list = useRef<HTMLOListElement>(null)
  /** The button to focus after a quote has moved, since moving its row in the page loses the focus. */
  const moved = useRef<{ at: number; button: string } | null>(null)
  useLayoutEffect(() => {
    if (!moved.current || !list.current) return
    const { at, button } = moved.current
    moved.current = null
    list.current.children[at]?.querySelector<HTMLElement>(`[data-moves="${button}"]`)?.focus()
  })
  const change = (next: Quoted['place'][]) =>
    session?.edit('quotes', (said) => {
      said.quotes = next
    })
  const places = quotes.map(({ place }) => place)
  const move = (from: number, by: number) => {
    const to = from + by
    if (to < 0 || to >= quotes.length) return
    moved.current = { at: to, button: by < 0 ? 'up' : 'down' }
    change(moveQuote(places, from, by))
  }
  const copy = () => {
    const head = {
      title: run.title,
      source,
      kind: t(run.practice ? 'quotes.practice' : 'quotes.synthetic'),
      notice: t('common:synthetic'),
    }
    const text = quotesText(head, quotes, (words) => t('quotes.quoted', { words }))
    void copyText(text, { done: t('quotes.copied'), failed: t('quotes.notCopied') })
  }
  return (
    <CompanionBody>
      <section aria-labelledby="quotes-title" data-annotation>
        <h2 id="quotes-title">{t('quotes.title', { count: quotes.length })}</h2>
        {quotes.length === 0 ? (
          <p className={styles.quiet}>{t('quotes.none')}</p>
        ) : (
          <>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCopy size={14} aria-hidden="true" />}
              onClick={copy}
            >
              {t('quotes.copy')}
            </Button>
            <ol ref={list} className={styles.quotes} aria-labelledby="quotes-title">
              {quotes.map((quote, at) => (
                <QuoteRow
                  key={`${quote.place.item}/${quote.place.persona}`}
                  runId={run.id}
                  quote={quote}
                  number={at + 1}
                  total={quotes.length}
                  onMove={(by) => move(at, by)}
                  onRemove={() => change(places.toSpliced(at, 1))}
                />
              ))}
            </ol>
          </>
        )}
        {session && <UndoButtons session={session} wordsOf={stepWords} />}
      </section>
    </CompanionBody>
  )
}

interface QuoteRowProps {
  runId: string
  quote: Quoted
  /** Place in the tray, from 1. */
  number: number
  total: number
  onMove: (by: number) => void
  onRemove: () => void
}

function QuoteRow({ runId, quote, number, total, onMove, onRemove }: QuoteRowProps) {
  const { t } = useTranslation('tags')
  const { text, who, where, persona, place } = quote
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    <li className={styles.quote} onKeyDown={onKeyDown}>
      {text === null ? (
        <p className={styles.quiet}>{t('quotes.gone')}</p>
      ) : (
        <blockquote className={`${styles.words} said`}>{text}</blockquote>
      )}
      <p className={styles.who}>{who}</p>
      <div className={styles.foot}>
        {persona === null ? (
          <span className={styles.where}>{where}</span>
        ) : (
          <Link
            to="/runs/$runId"
            params={{ runId }}
            search={{ item: place.item, persona }}
            className={styles.where}
            title={t('quotes.jump')}
          >
            {where}
          </Link>
        )}
        <ActionIcon
          size={24}
          data-moves="up"
          aria-label={t('quotes.up', { number })}
          {...resting(number === 1, () => onMove(-1))}
        >
          <IconArrowUp size={14} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          size={24}
          data-moves="down"
          aria-label={t('quotes.down', { number })}
          {...resting(number === total, () => onMove(1))}
        >
          <IconArrowDown size={14} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon size={24} aria-label={t('quotes.remove', { number })} onClick={onRemove}>
          <IconX size={14} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  )
}
