import { Menu, UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TAG_COLOURS } from '../../../shared/models/answer-tag.ts'
import styles from './marking.module.css'

type Colour = (typeof TAG_COLOURS)[number]

interface ColourMenuProps {
  colour: Colour
  /** What the button is called, given the name of the colour. */
  labelOf: (colour: string) => string
  onChange: (colour: Colour) => void
}

/** The colour of a tag or a code, with a menu of all colours. */
export function ColourMenu({ colour, labelOf, onChange }: ColourMenuProps) {
  const { t } = useTranslation('tags')
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton
          className={styles.colour}
          data-colour={colour}
          aria-label={labelOf(t(`colours.${colour}`))}
        >
          <span className={styles.dot} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {TAG_COLOURS.map((each) => (
          <Menu.Item
            key={each}
            data-colour={each}
            leftSection={<span className={styles.dot} />}
            onClick={() => onChange(each)}
          >
            {t(`colours.${each}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
