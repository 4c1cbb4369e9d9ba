import { useTranslation } from 'react-i18next'
import { PERSONAS } from '../model/fields.ts'
import styles from './audience.module.css'
import { AudienceAges } from './audience-ages.tsx'
import { AudienceSex } from './audience-sex.tsx'
import { AudienceSize } from './audience-size.tsx'
import { PersonasField } from './personas-field.tsx'

/** The number of personas, the audience, and how many people it selects. */
export function Audience() {
  const { t } = useTranslation('builder')
  return (
    <section aria-labelledby="audience" className={styles.audience}>
      <h2 id="audience" className={styles.heading}>
        {t('audience.heading')}
      </h2>
      <div className={styles.fields}>
        <PersonasField w={200} label={t('audience.personas')} data-field={PERSONAS} />
        <AudienceSex />
      </div>
      <AudienceAges />
      <AudienceSize />
    </section>
  )
}
