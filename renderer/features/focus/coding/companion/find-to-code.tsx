import { Autocomplete, Button, Checkbox, Modal, SegmentedControl, TextInput } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldTag } from '../../../../../shared/models/tag.ts'
import { LONGEST_CODE } from '../../../../../shared/models/transcript-notes.ts'
import { codeNamed, newCode } from '../../../../../shared/transcripts/change-codes.ts'
import { changeStretches } from '../../../../../shared/transcripts/change-passages.ts'
import { EXTENTS, type Extent, stretchesWith } from '../../../../../shared/transcripts/find-to-code.ts'
import { isTooMuchToMark } from '../../../../../shared/transcripts/notes-size.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { newId } from '../../../../lib/new-id.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { DialogFoot } from '../../../../ui/dialog-foot.tsx'
import { resting } from '../../../../ui/resting.ts'
import { tellDone } from '../../../../ui/tell-done.tsx'
import { useCoding } from '../coding-context.ts'
import { useNotesPart, useNotesSession } from '../notes-context.ts'
import styles from './companion.module.css'
import { FoundPassages, foundKey } from './found-passages.tsx'
import { freshStretches } from './fresh-stretches.ts'

/** Codes all passages that contain certain words, as one undo step. */
export function FindToCode({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['codebook', 'coding', 'common'])
  const language = useLanguage()
  const session = useNotesSession()
  const { turns, tree, placed, byTurn } = useCoding()
  const [query, setQuery] = useState('')
  const [extent, setExtent] = useState<Extent>('sentence')
  const [withModerator, setWithModerator] = useState(false)
  const [name, setName] = useState('')
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const codes = tree.map(({ code }) => code)
  const known = codeNamed(codes, name)
  const knownId = known?.id ?? ''
  const sought = useDeferredValue(query)
  const found = useMemo(
    () => stretchesWith(turns, sought, extent, withModerator),
    [turns, sought, extent, withModerator],
  )
  const fresh = useMemo(() => freshStretches(found, byTurn, knownId), [found, byTurn, knownId])
  const present = useNotesPart((notes) => notes)
  const ticked = useMemo(() => fresh.filter((each) => !leftOut.has(foundKey(each))), [fresh, leftOut])
  const isTooMuch = useMemo(() => isTooMuchToMark(present, ticked), [present, ticked])
  const count = ticked.length
  const left = fresh.length - count
  const already = found.length - fresh.length
  const number = formatNumber(count, language)
  const isNamed = foldTag(name) !== ''
  /** Another search finds other passages: nothing that was unticked before holds for them. */
  const search = (change: () => void) => {
    change()
    setLeftOut(new Set())
  }
  const code = () => {
    // What was typed last may not be counted yet.
    const stretches =
      sought === query
        ? ticked
        : freshStretches(stretchesWith(turns, query, extent, withModerator), byTurn, knownId).filter(
            (each) => !leftOut.has(foundKey(each)),
          )
    if (!session || stretches.length === 0 || !isNamed) return
    const { present } = session.getState().history
    if (isTooMuchToMark(present, stretches)) return
    const target = known ?? newCode(codes, newId(), name)
    const { passages } = present
    // Computed outside of `edit`, so that immer need not track thousands of passages one by one.
    const next = changeStretches(passages, placed, stretches, { code: target.id, isSet: true }, newId)
    session.edit('auto-code', (notes) => {
      if (!known) notes.codes.push(target)
      notes.passages = next
    })
    tellDone(t('coding:done.set', { name: target.name, count: stretches.length }))
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('find.title')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          code()
        }}
      >
        <TextInput
          label={t('find.query')}
          description={t('find.queryHint')}
          value={query}
          onChange={({ currentTarget: { value } }) => search(() => setQuery(value))}
          data-autofocus
        />
        <div>
          <p className={styles.label} id="find-to-code-extent">
            {t('find.extent')}
          </p>
          <SegmentedControl
            size="xs"
            aria-labelledby="find-to-code-extent"
            value={extent}
            onChange={(value) =>
              search(() => setExtent(EXTENTS.find((each) => each === value) ?? 'sentence'))
            }
            data={EXTENTS.map((value) => ({ value, label: t(`find.extents.${value}`) }))}
          />
        </div>
        <Checkbox
          label={t('find.moderator')}
          checked={withModerator}
          onChange={({ currentTarget: { checked } }) => search(() => setWithModerator(checked))}
        />
        <Autocomplete
          label={t('find.code')}
          placeholder={t('find.codeHint')}
          data={codes.map((each) => each.name)}
          value={name}
          onChange={setName}
          maxLength={LONGEST_CODE}
          description={isNamed && !known ? t('find.isNew') : undefined}
          inputWrapperOrder={['label', 'input', 'description']}
        />
        <div>
          <p role="status" id="find-to-code-count" className={styles.label}>
            {sought.trim() !== '' && t('find.count', { count, number })}
          </p>
          {isTooMuch && (
            <p role="alert" className={styles.tooMany}>
              {t('find.tooMany')}
            </p>
          )}
          {left > 0 && (
            <p className="caption">
              {t('find.leftOut', { count: left, number: formatNumber(left, language) })}
            </p>
          )}
          {already > 0 && (
            <p className="caption">
              {t('find.already', { count: already, number: formatNumber(already, language) })}
            </p>
          )}
          <FoundPassages
            labelledBy="find-to-code-count"
            // A new search shows its first passages again.
            key={sought}
            found={fresh}
            leftOut={leftOut}
            onLeaveOut={(key, isLeftOut) => setLeftOut(changed(leftOut, key, isLeftOut))}
          />
        </div>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" {...resting(count === 0 || !isNamed || isTooMuch, () => undefined)}>
            {t('find.action', { count, number })}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  )
}

function changed(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}
