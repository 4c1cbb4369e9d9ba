import { useTranslation } from 'react-i18next'
import type { Respondent } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { DescriptionsNote } from '../../../ui/descriptions-note.tsx'
import { Facts } from '../../../ui/facts.tsx'
import styles from './people.module.css'

/** The fields that the service sent about a persona: in words, and as received where that differs. */
export function PersonaFields({ respondent }: { respondent: Respondent | undefined }) {
  const { t } = useTranslation('results')
  const words = usePersonaWords()
  const attributes = respondent?.attributes ?? []
  const id = respondent?.id ?? null
  if (!respondent || (attributes.length === 0 && id === null))
    return <p className={styles.remark}>{t('people.noFields')}</p>
  const facts = [
    // By it the persona is found in exported files.
    ...(id === null ? [] : [{ label: t('people.id'), value: id }]),
    ...attributes.map(({ name, value }) => ({
      label: words.name(name),
      value: <FieldValue name={name} value={value} told={words.value(name, value)} />,
    })),
  ]
  return (
    <section aria-labelledby="persona-fields" className={styles.fields}>
      <h3 id="persona-fields" className={styles.title}>
        {t('people.fields')}
      </h3>
      <Facts facts={facts} />
      <DescriptionsNote personas={[respondent]} />
    </section>
  )
}

interface FieldValueProps {
  /** As received. */
  name: string
  value: string
  /** The value in the page's language. */
  told: string
}

function FieldValue({ name, value, told }: FieldValueProps) {
  const { t } = useTranslation('results')
  if (told === value) return told
  return (
    <>
      {told} <code className={styles.received}>{t('filter.value', { name, value })}</code>
    </>
  )
}
