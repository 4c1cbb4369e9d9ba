import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePersonaWords } from '../lib/persona-words.ts'

interface DescriptionsNoteProps {
  /** The shown personas, with their fields as received. */
  personas: readonly { attributes: readonly { name: string }[] }[]
}

/**
 * Says once, where personas are described, that the descriptions are the service's own text; renders nothing where
 * there are none. Memoised, because checking 20,000 personas takes as long as two frames.
 */
export const DescriptionsNote = memo(function DescriptionsNote({ personas }: DescriptionsNoteProps) {
  const { t } = useTranslation('personas')
  const { isDescription } = usePersonaWords()
  if (!personas.some(({ attributes }) => attributes.some(({ name }) => isDescription(name)))) return null
  return <p className="caption">{t('descriptions')}</p>
})
