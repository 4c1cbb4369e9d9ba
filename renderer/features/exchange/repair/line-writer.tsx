import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMPORT_LIMITS } from '../../../../shared/exchange/limits.ts'
import { beginning } from '../found-items.tsx'
import { LineFrame } from './line-frame.tsx'
import repair from './repair.module.css'

interface LineWriterProps {
  /** What is in the field at first, one text a line. */
  texts: readonly string[]
  /** Its number on the list, from 1. */
  number: number
  /** Whether it is a new line, below the one with that number. */
  isNew: boolean
  /** What the source has, where the line was written before; null where nothing can be given back. */
  source: string | null
  onWrite: (texts: readonly string[]) => void
  /** Tells what is in the field before it is taken; null while it is what was there at first. */
  onType: (texts: readonly string[] | null) => void
  /** Gives the line the text of the source again. */
  onRestore: () => void
  onClose: () => void
}

/** Asks for the words of a line, which are taken as they are: nothing is read in them. */
export function LineWriter(props: LineWriterProps) {
  const { texts, number, isNew, source, onWrite, onType, onRestore, onClose } = props
  const { t } = useTranslation('exchange')
  const field = useRef<HTMLTextAreaElement>(null)
  const [start] = useState(() => texts.join('\n'))
  const [value, setValue] = useState(start)
  const written = textsIn(value)
  // Behind the line's own text, where most is to be changed: what is below it are its options.
  const end = texts[0]?.length ?? 0
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [end])
  const title = t(isNew ? 'repair.writer.newTitle' : 'repair.writer.title', { number })
  return (
    <LineFrame
      title={title}
      how={t('repair.writer.how')}
      field={{
        ref: field,
        label: title,
        value,
        // A line that is too long is cut, as one of the source is; of several lines pasted at once none is lost.
        maxLength: IMPORT_LIMITS.surveyCharacters,
        onChange: ({ currentTarget }) => {
          setValue(currentTarget.value)
          onType(currentTarget.value === start ? null : textsIn(currentTarget.value))
        },
      }}
      enter={{
        label: t('repair.writer.take'),
        disabled: written.length === 0,
        run: () => onWrite(written),
      }}
      onClose={onClose}
      ways={
        source !== null && (
          <Button size="xs" variant="default" onClick={onRestore}>
            {t('repair.writer.restore')}
          </Button>
        )
      }
    >
      {source !== null && (
        <p className={repair.keys}>{t('repair.writer.source', { text: beginning(source) })}</p>
      )}
    </LineFrame>
  )
}

/** The texts of a field, one a line. */
const textsIn = (value: string) => value.split('\n').filter((text) => text.trim() !== '')
