import { Textarea, type TextareaProps } from '@mantine/core'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NOTE } from '../../../../shared/models/transcript-notes.ts'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/use-language.ts'

interface NoteFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'error' | 'autosize'> {
  ref?: Ref<HTMLTextAreaElement>
  value: string
  onWrite: (text: string) => void
}

/**
 * A field for a memo or a definition, which grows with its text. A text that is too long is not taken, and a sentence
 * says so; what was there before stays.
 */
export function NoteField({ value, onWrite, onBlur, ...props }: NoteFieldProps) {
  const { t } = useTranslation('coding')
  const language = useLanguage()
  /** How long the text was that was not taken. */
  const [refused, setRefused] = useState<number | null>(null)
  return (
    <Textarea
      {...props}
      autosize
      value={value}
      onChange={({ currentTarget: { value: typed } }) => {
        // A longer one of an earlier Sonde can be shortened.
        const isRefused = typed.length > LONGEST_NOTE && typed.length > value.length
        setRefused(isRefused ? typed.length : null)
        if (!isRefused) onWrite(typed)
      }}
      onBlur={(event) => {
        setRefused(null)
        onBlur?.(event)
      }}
      error={
        refused !== null &&
        t('refused.long', {
          number: formatNumber(refused, language),
          longest: formatNumber(LONGEST_NOTE, language),
        })
      }
    />
  )
}
