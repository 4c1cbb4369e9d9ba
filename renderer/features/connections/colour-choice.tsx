import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConnectionColour } from '../../../shared/models/connection.ts'
import { connectionStyle } from '../../lib/connection-colour.ts'
import styles from './connections-page.module.css'
import { COLOURS } from './free-colour.ts'

interface ColourChoiceProps {
  value: ConnectionColour
  onChange: (colour: ConnectionColour) => void
}

/** The choice of the colour that distinguishes a connection, with the names of the colours. */
export function ColourChoice({ value, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('connections')
  const name = useId()
  return (
    <fieldset className={styles.colours}>
      <legend>{t('form.colour')}</legend>
      {COLOURS.map((colour) => (
        <label key={colour} className={styles.colour}>
          <input type="radio" name={name} checked={value === colour} onChange={() => onChange(colour)} />
          <span
            className={styles.dot}
            style={connectionStyle({ practice: false, colour })}
            aria-hidden="true"
          />
          {t(`form.colours.${colour}`)}
        </label>
      ))}
    </fieldset>
  )
}
