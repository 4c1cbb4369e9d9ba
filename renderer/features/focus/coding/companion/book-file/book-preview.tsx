import { Button } from '@mantine/core'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodebookRemark, ReadCodebook } from '../../../../../../shared/transcripts/import/found-codes.ts'
import { type TakenCode, takeFound } from '../../../../../../shared/transcripts/import/take-found.ts'
import { formatNumber } from '../../../../../lib/format.ts'
import { newId } from '../../../../../lib/new-id.ts'
import { useLanguage } from '../../../../../lib/use-language.ts'
import { DialogFoot } from '../../../../../ui/dialog-foot.tsx'
import marking from '../../../../../ui/marking/marking.module.css'
import { useNotesPart } from '../../notes-context.ts'
import { useAddCodes } from '../use-add-codes.ts'
import styles from './book-file.module.css'

/** Pixels by which a code is indented for each code that it is under. */
const INDENT = 16

interface BookPreviewProps {
  book: ReadCodebook
  /** The name of the file; "" for a text. */
  name: string
  onBack: () => void
  onClose: () => void
}

/** Shows what would be added of a codebook, what is there already, and what could not be read; then adds it. */
export function BookPreview({ book, name, onBack, onClose }: BookPreviewProps) {
  const { t } = useTranslation('books')
  const language = useLanguage()
  const codes = useNotesPart((notes) => notes.codes)
  const add = useAddCodes('take-file')
  const { codes: next, taken } = useMemo(() => takeFound(codes, book.codes, newId), [codes, book])
  const fresh = next.length - codes.length
  const known = taken.length - fresh
  const number = (count: number) => formatNumber(count, language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.steps}>
      <section aria-labelledby="book-found">
        <h3 id="book-found" ref={heading} tabIndex={-1} className={styles.heading}>
          {name === '' ? t('found.text') : name}
        </h3>
        <p>
          {[
            t('found.codes', { count: book.count, number: number(book.count) }),
            fresh > 0 && t('found.fresh', { count: fresh, number: number(fresh) }),
            known > 0 && t('found.known', { count: known, number: number(known) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </section>
      <ul className={styles.codes} aria-labelledby="book-found" tabIndex={-1}>
        {taken.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and never changes its order.
          <Taken key={at} taken={each} />
        ))}
      </ul>
      {book.remarks.length > 0 && (
        <section aria-labelledby="book-remarks">
          <h4 id="book-remarks" className={styles.subheading}>
            {t('remarks')}
          </h4>
          <ul className={styles.remarks}>
            {book.remarks.map((remark) => (
              <Remark key={remark.kind} remark={remark} />
            ))}
          </ul>
        </section>
      )}
      <DialogFoot>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        {fresh > 0 ? (
          <Button onClick={() => add(next) && onClose()}>
            {t('add', { count: fresh, number: number(fresh) })}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('nothing')}</Button>
        )}
      </DialogFoot>
    </div>
  )
}

/** A code of the file, with what becomes of it. */
function Taken({ taken: { found, code, depth, isKnown, elsewhere } }: { taken: TakenCode }) {
  const { t } = useTranslation('books')
  return (
    <li
      className={styles.code}
      data-colour={code.colour}
      data-known={isKnown || undefined}
      style={{ paddingLeft: Math.min(depth, 8) * INDENT }}
    >
      <span className={marking.dot} />
      <span className={styles.words}>
        <span>{code.name}</span>
        {found.definition !== '' && !isKnown && <span className={styles.definition}>{found.definition}</span>}
        {elsewhere && (
          <span className={styles.definition}>{t('elsewhere', { path: elsewhere.join(' / ') })}</span>
        )}
      </span>
      {isKnown && <span className={styles.state}>{t('known')}</span>}
    </li>
  )
}

function Remark({ remark: { kind, names, count } }: { remark: CodebookRemark }) {
  const { t } = useTranslation('books')
  const language = useLanguage()
  const more = count - names.length
  const listed = names.join(', ')
  return (
    <li>
      {t(`remark.${kind}`, { count, number: formatNumber(count, language) })}
      {listed !== '' && <span className={styles.names}> {listed}</span>}
      {listed !== '' && more > 0 && (
        <span className={styles.names}>
          {' '}
          {t('more', { count: more, number: formatNumber(more, language) })}
        </span>
      )}
    </li>
  )
}
