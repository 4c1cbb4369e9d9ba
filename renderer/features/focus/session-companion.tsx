import { Tabs } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { FocusEvent } from '../../../shared/contract/focus.ts'
import type { FocusSession } from '../../../shared/models/focus.ts'
import { shownSpeaker } from '../../../shared/transcripts/shown-speaker.ts'
import { usePersonaWords } from '../../lib/persona-words.ts'
import { CompanionBody } from '../../ui/companion-body.tsx'
import { ConnectionTag } from '../../ui/connection-tag.tsx'
import { DescriptionsNote } from '../../ui/descriptions-note.tsx'
import { Facts } from '../../ui/facts.tsx'
import { UndoButtons } from '../draft/undo-buttons.tsx'
import { CodesTab } from './coding/companion/codes-tab.tsx'
import coding from './coding/companion/companion.module.css'
import { PassagesTab } from './coding/companion/passages-tab.tsx'
import { SpeakerNames } from './coding/companion/speaker-names.tsx'
import { useCodingStepWords } from './coding/companion/use-coding-step-words.ts'
import { useNotesPart, useNotesSession } from './coding/notes-context.ts'
import { Received } from './received.tsx'
import styles from './session-companion.module.css'
import { Snapshots } from './snapshots.tsx'
import { useSettingFacts } from './use-setting-facts.ts'

const TABS = ['participants', 'codes', 'passages', 'session'] as const

/**
 * The participants, the codes and the coded passages, and what was sent and received. It remembers its tab, because a
 * narrow window closes it each time.
 */
export function SessionCompanion({ event }: { event: FocusEvent }) {
  const { t } = useTranslation('codebook')
  const { session } = event
  const notes = useNotesSession()
  const stepWords = useCodingStepWords()
  const [stored, setTab] = useSessionStorage<string>({
    key: 'sonde-focus-companion-tab',
    defaultValue: TABS[0],
    getInitialValueInEffect: false,
  })
  const tab = TABS.find((name) => name === stored) ?? TABS[0]
  return (
    <Tabs value={tab} onChange={(value) => setTab(value ?? TABS[0])} keepMounted={false}>
      <div className={coding.head}>
        <Tabs.List aria-label={t('tabs.label')}>
          {TABS.map((name) => (
            <Tabs.Tab key={name} value={name} className={coding.tab ?? ''}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {notes && (
          <div className={coding.steps}>
            <UndoButtons session={notes} wordsOf={stepWords} />
          </div>
        )}
      </div>
      <Tabs.Panel value="participants">
        <CompanionBody>
          <Profiles session={session} />
          <SpeakerNames />
        </CompanionBody>
      </Tabs.Panel>
      <Tabs.Panel value="codes">
        <CodesTab of={session} />
      </Tabs.Panel>
      <Tabs.Panel value="passages">
        <PassagesTab session={session} />
      </Tabs.Panel>
      <Tabs.Panel value="session">
        <SentAndReceived event={event} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The settings, and all texts and payloads as received. */
function SentAndReceived({ event: { session, transcript } }: { event: FocusEvent }) {
  const { t } = useTranslation('focus')
  return (
    <CompanionBody>
      <section aria-labelledby="focus-settings">
        <h2 id="focus-settings">{t('companion.settings')}</h2>
        <SentSettings session={session} />
      </section>
      <section aria-labelledby="focus-snapshots">
        <h2 id="focus-snapshots">{t('companion.snapshots')}</h2>
        {transcript.snapshotId !== null && (
          <p className="caption">
            {t('companion.reading', { certainty: t(`companion.certainties.${transcript.certainty}`) })}
          </p>
        )}
        <Snapshots sessionId={session.id} />
      </section>
      <section aria-labelledby="focus-received">
        <h2 id="focus-received">{t('companion.received')}</h2>
        <Received sessionId={session.id} />
      </section>
    </CompanionBody>
  )
}

function Profiles({ session: { profiles } }: { session: FocusSession }) {
  const { t } = useTranslation(['focus', 'personas'])
  const words = usePersonaWords()
  const names = useNotesPart((notes) => notes.speakers)
  const numbered = profiles.map((profile, position) => ({ ...profile, number: position + 1 }))
  return (
    <section aria-labelledby="focus-profiles">
      <h2 id="focus-profiles">{t('companion.profiles')}</h2>
      {numbered.length === 0 && <p>{t('companion.noProfiles')}</p>}
      <DescriptionsNote personas={profiles} />
      <ul className={styles.profiles}>
        {numbered.map(({ number, name, attributes }) => (
          <li key={number}>
            <strong>{name ? shownSpeaker(names, name) : t('companion.profile', { number })}</strong>
            {name && shownSpeaker(names, name) !== name && <span className="caption"> {name}</span>}
            <Facts
              // The name is already shown above.
              facts={attributes
                .filter((each) => each.value !== name)
                .map((each) => ({
                  label: words.name(each.name),
                  value: words.value(each.name, each.value),
                }))}
            />
          </li>
        ))}
      </ul>
      {numbered.length > 0 && (
        <details>
          <summary>{t('personas:received')}</summary>
          <ul className={styles.profiles}>
            {numbered.map(({ number, attributes }) => (
              <li key={number}>
                <Facts facts={attributes.map((each) => ({ label: each.name, value: each.value }))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function SentSettings({ session }: { session: FocusSession }) {
  const { draft, remoteId } = session
  const { t } = useTranslation('focus')
  const settings = useSettingFacts()
  return (
    <Facts
      facts={[
        ...settings(draft),
        { label: t('companion.connection'), value: <ConnectionTag {...session} /> },
        { label: t('companion.remoteId'), value: remoteId ?? '–' },
        {
          label: t('companion.guide'),
          value: <span className={styles.guide}>{draft.guide.trim() || t('companion.noGuide')}</span>,
        },
      ]}
    />
  )
}
