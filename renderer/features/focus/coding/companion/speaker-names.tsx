import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../../shared/models/tag.ts'
import type { TranscriptNotes } from '../../../../../shared/models/transcript-notes.ts'
import { givenName, shownSpeaker } from '../../../../../shared/transcripts/shown-speaker.ts'
import type { DraftSession } from '../../../draft/draft-session.ts'
import { useNotesPart, useNotesSession } from '../notes-context.ts'
import styles from './companion.module.css'
import { useSpeakers } from './use-speakers.ts'

/** The longest name that can be given, in UTF-16 code units. */
const LONGEST = 60

/** Other names for the speakers, for the screen and the exports; an empty field leaves the name as received. */
export function SpeakerNames() {
  const session = useNotesSession()
  return session && <Names session={session} />
}

function Names({ session }: { session: DraftSession<TranscriptNotes> }) {
  const { t } = useTranslation('codebook')
  const names = useNotesPart((notes) => notes.speakers)
  // Only at first: emptying the last name must not fold the field away from the person who is writing in it.
  const [opened] = useState(Object.keys(names).length > 0)
  const named = useSpeakers().flatMap(({ received }) =>
    received === null ? [] : [{ received, shown: foldTag(shownSpeaker(names, received)) }],
  )
  // The moderator and a participant may have the same name, which is then given to both.
  const speakers = named.filter(
    ({ received }, at) => named.findIndex((other) => other.received === received) === at,
  )
  if (speakers.length === 0) return null
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
    // Few people need it, so it is folded until a name is given.
    <details data-annotation open={opened}>
      <summary>{t('speakers.title')}</summary>
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
    </details>
  )
}
