import { Button } from '@mantine/core'
import {
  IconColumns3,
  IconFileImport,
  IconPencil,
  IconSearch,
  IconTableAlias,
  IconTransferIn,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FocusSession } from '../../../../../shared/models/focus.ts'
import { useStillHere } from '../../../../lib/use-still-here.ts'
import { CompanionBody } from '../../../../ui/companion-body.tsx'
import { useLastingDialog } from '../../../../ui/lasting-dialog.tsx'
import { tellRefused } from '../../../../ui/tell-done.tsx'
import { useCoding } from '../coding-context.ts'
import { useIsReadOnly, useNotesSession } from '../notes-context.ts'
import { TakeFile } from './book-file/take-file.tsx'
import { CodeTree, isUnderAnother } from './code-tree.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import styles from './companion.module.css'
import { CreateCode } from './create-code.tsx'
import { FindToCode } from './find-to-code.tsx'
import { SpeakerTable } from './speaker-table.tsx'
import { TakeCodes } from './take-codes.tsx'

/** The codebook, by which the transcript is filtered, and what can be done with all codes. */
export function CodesTab({ of: group }: { of: FocusSession }) {
  const { t } = useTranslation(['codebook', 'counts'])
  const navigate = useNavigate()
  const begin = useStillHere()
  const session = useNotesSession()
  const { tree, placed, turns } = useCoding()
  const { dialog, show } = useLastingDialog()
  const hasCodes = tree.length > 0
  const readOnly = useIsReadOnly()
  const compare = async () => {
    const isStillHere = begin()
    // What is compared is what is stored, so recent changes are saved first.
    if ((await session?.flush()) == null) tellRefused(() => i18next.t('counts:unsaved'), 'counts-unsaved')
    else if (isStillHere()) await navigate({ to: '/focus/compare', search: { from: group.id } })
  }
  const doors = [
    {
      ...{ name: t('codes.edit'), Icon: IconPencil, isOffered: !readOnly && hasCodes },
      open: () => show((close) => <CodesDialog onClose={close} />),
    },
    {
      ...{ name: t('codes.find'), Icon: IconSearch, isOffered: !readOnly && turns.length > 0 },
      open: () => show((close) => <FindToCode onClose={close} />),
    },
    {
      ...{ name: t('codes.bySpeaker'), Icon: IconTableAlias, isOffered: hasCodes && placed.length > 0 },
      open: () => show((close) => <SpeakerTable of={group} onClose={close} />),
    },
    {
      // Groups in the bin are not compared.
      ...{ name: t('counts:door'), Icon: IconColumns3, isOffered: !readOnly && hasCodes },
      open: () => void compare(),
    },
    {
      ...{ name: t('codes.take'), Icon: IconTransferIn, isOffered: !readOnly },
      open: () => show((close) => <TakeCodes sessionId={group.id} onClose={close} />),
    },
    {
      ...{ name: t('codes.file'), Icon: IconFileImport, isOffered: !readOnly },
      open: () => show((close) => <TakeFile onClose={close} />),
    },
  ]
  return (
    <CompanionBody>
      <section aria-labelledby="codebook-title">
        <h2 id="codebook-title">{t('codes.title')}</h2>
        {hasCodes ? (
          <>
            {tree.some(isUnderAnother) && <p className="caption">{t('codes.counted')}</p>}
            <CodeTree />
          </>
        ) : (
          <p className={styles.quiet}>{t(readOnly ? 'codes.noneHere' : 'codes.none')}</p>
        )}
        <CreateCode />
        {(session || readOnly) && (
          <ul className={styles.doors}>
            {doors
              .filter(({ isOffered }) => isOffered)
              .map(({ name, Icon, open }) => (
                <li key={name}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    leftSection={<Icon size={14} aria-hidden="true" />}
                    onClick={open}
                  >
                    {name}
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </section>
      {dialog}
    </CompanionBody>
  )
}
