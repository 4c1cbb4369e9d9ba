import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../../shared/models/tag.ts'
import { givenName, shownSpeaker } from '../../../../../shared/transcripts/shown-speaker.ts'
import { useNotesPart, useNotesSession } from '../notes-context.ts'
import styles from './companion.module.css'
import { useSpeakers } from './use-speakers.ts'

/** The longest name that can be given, in UTF-16 code units. */
const LONGEST = 60

/** Other names for the speakers, for the screen and the exports; an empty field leaves the name as received. */
export function SpeakerNames() {
  const { t } = useTranslation('codebook')
  const session = useNotesSession()
  const names = useNotesPart((notes) => notes.speakers)
  const named = useSpeakers().flatMap(({ received }) =>
    received === null ? [] : [{ received, shown: foldTag(shownSpeaker(names, received)) }],
  )
  // The moderator and a participant may have the same name, which is then given to both.
  const speakers = named.filter(
    ({ received }, at) => named.findIndex((other) => other.received === received) === at,
  )
  if (!session || speakers.length === 0) return null
  const rename = (received: string, name: string) =>
    session.edit(
      `speaker:${received}`,
      (notes) => {
        if (name.trim() === '') delete notes.speakers[received]
        else notes.speakers[received] = name
      },
      true,
    )
  return (
    <section aria-labelledby="speaker-names" data-annotation>
      <h2 id="speaker-names">{t('speakers.title')}</h2>
      <p className="caption">{t('speakers.hint')}</p>
      <ul className={styles.speakers}>
        {speakers.map(({ received, shown }) => {
          const given = givenName(names, received)
          const isShared = speakers.filter((other) => other.shown === shown).length > 1
          return (
            <li key={received} className={styles.speaker}>
              <span className={styles.received}>{received}</span>
              <TextInput
                aria-label={t('speakers.name', { name: received })}
                placeholder={received}
                maxLength={LONGEST}
                value={given ?? ''}
                onChange={({ currentTarget: { value } }) => rename(received, value)}
                onBlur={() => {
                  if (given !== undefined && given.trim() !== given) rename(received, given.trim())
                }}
                error={isShared && given !== undefined && t('speakers.same')}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
