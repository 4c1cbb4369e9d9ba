import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  LONGEST_NOTE,
  type TranscriptCode,
  type TranscriptNotes,
} from '../../../../shared/models/transcript-notes.ts'
import { codeNamed, newCode } from '../../../../shared/transcripts/change-codes.ts'
import {
  areImportant,
  changePassages,
  changeStretches,
  exchangeCode,
  joinPassages,
  movePassages,
  type PassageChange,
  type TurnStretch,
} from '../../../../shared/transcripts/change-passages.ts'
import { countCarried } from '../../../../shared/transcripts/code-counts.ts'
import { isTooLarge } from '../../../../shared/transcripts/notes-size.ts'
import { passagesOn, placePassages } from '../../../../shared/transcripts/place-passages.ts'
import { formatNumber } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { announce } from '../../../ui/announcer.tsx'
import { tellRefused } from '../../../ui/tell-done.tsx'
import { useCodingIfAny } from './coding-context.ts'
import { useNotesSession } from './notes-context.ts'

/**
 * What can be done with the words of a transcript. Each is one undo step. What would make the notes too large to be
 * saved is refused, and the person told.
 */
export interface CodingActions {
  /** Sets the code on all of these words; if all have it already, removes it from them. */
  toggle(stretches: readonly TurnStretch[], code: TranscriptCode): void
  /** Creates a code with that name, unless there is one, and sets it on these words. */
  create(stretches: readonly TurnStretch[], name: string): void
  /** Marks these words as important quotes; if all are already, removes the mark. */
  toggleImportant(stretches: readonly TurnStretch[]): void
  /** Changes the memo on these words. Quick changes become one undo step. */
  setMemo(stretch: TurnStretch, memo: string): void
  /** Changes passages by their ids. `joins`: with quick changes of the same kind before it into one undo step. */
  change(ids: readonly string[], change: PassageChange, joins?: boolean): void
  /** Replaces one code of a passage by another. */
  exchange(id: string, from: string, to: string): void
  /** Moves passages to other words, with all that they carry; false where there is no room for them. */
  move(ids: readonly string[], to: TurnStretch): boolean
  /** Joins passages that were moved with the others on the words where they stand now; one undo step with the move. */
  join(ids: readonly string[]): void
  /** Removes passages with all that they carry. */
  remove(ids: readonly string[]): void
}

/** Null until the notes are loaded, and on a screen without a transcript. */
export function useCodingActions(): CodingActions | null {
  const { t } = useTranslation('coding')
  const language = useLanguage()
  const session = useNotesSession()
  const coding = useCodingIfAny()
  if (!session || !coding) return null
  const { turns } = coding
  /** Whether a memo is too long; the person is then told. One that an earlier Sonde took can be shortened. */
  const isTooLong = (memo: string, before: string) => {
    if (memo.length <= LONGEST_NOTE || memo.length <= before.length) return false
    const words = {
      number: formatNumber(memo.length, language),
      longest: formatNumber(LONGEST_NOTE, language),
    }
    tellRefused(() => i18next.t('coding:refused.long', words), 'memo-long')
    return true
  }
  const notes = () => session.getState().history.present
  // As they are now: a key can be pressed again before the page has rendered what the first press did.
  const places = () => placePassages(turns, notes().passages).placed
  /** Makes the change, unless there is no room for it; false where it was refused. */
  const write = (
    place: string,
    change: Partial<TranscriptNotes>,
    joins: boolean | 'always' = false,
  ): boolean => {
    const before = notes()
    if (isTooLarge({ ...before, ...change }, before)) {
      tellRefused(() => i18next.t('coding:refused.full'), 'coding-full')
      return false
    }
    // Computed outside of `edit`, so that immer need not track thousands of passages one by one.
    session.edit(
      place,
      (said) => {
        Object.assign(said, change)
      },
      joins,
    )
    return true
  }
  const changedOn = (stretches: readonly TurnStretch[], change: PassageChange) =>
    changeStretches(notes().passages, places(), stretches, change, newId)
  return {
    toggle(stretches, code) {
      const count = countCarried(stretches, passagesOn(places())).get(code.id) ?? 0
      const isSet = count < stretches.length
      if (!write('coded', { passages: changedOn(stretches, { code: code.id, isSet }) })) return
      announce(t(isSet ? 'done.set' : 'done.removed', { name: code.name, count: stretches.length }))
    },
    create(stretches, name) {
      const { codes } = notes()
      const known = codeNamed(codes, name)
      const code = known ?? newCode(codes, newId(), name)
      const passages = changedOn(stretches, { code: code.id, isSet: true })
      if (!write('coded', known ? { passages } : { passages, codes: [...codes, code] })) return
      announce(t('done.set', { name: code.name, count: stretches.length }))
    },
    toggleImportant(stretches) {
      const important = !areImportant(stretches, passagesOn(places()))
      if (!write('important', { passages: changedOn(stretches, { important }) })) return
      announce(t(important ? 'done.important' : 'done.unimportant', { count: stretches.length }))
    },
    setMemo(stretch, memo) {
      const { turn, start, end } = stretch
      const standing = places().filter((each) => each.index === turn.number - 1 && each.start === start)
      const before = standing.find((each) => each.end === end && each.passage.memo !== '')?.passage.memo
      if (isTooLong(memo, before ?? '')) return
      write(`memo:${turn.number}:${start}:${end}`, { passages: changedOn([stretch], { memo }) }, true)
    },
    change(ids, change, joins = false) {
      const [first = ''] = ids
      const [kind = ''] = Object.keys(change)
      const passages = changePassages(notes().passages, new Set(ids), change)
      write(`passage:${first}:${kind}`, { passages }, joins)
    },
    exchange(id, from, to) {
      write('coded', { passages: exchangeCode(notes().passages, id, from, to) })
    },
    move(ids, to) {
      const passages = movePassages(notes().passages, new Set(ids), to)
      return write(`limits:${ids[0] ?? ''}`, { passages }, true)
    },
    join(ids) {
      const moved = places().find(({ passage }) => ids.includes(passage.id))
      // What was just undone can be made again, so nothing else is changed by itself.
      if (!moved || session.getState().history.future.length > 0) return
      const there = passagesOn(places())(moved).map(({ passage }) => passage.id)
      if (there.every((id) => ids.includes(id))) return
      write(`limits:${ids[0] ?? ''}`, { passages: joinPassages(notes().passages, new Set(there)) }, 'always')
    },
    remove(ids) {
      const gone = new Set(ids)
      write('remove-passages', { passages: notes().passages.filter((passage) => !gone.has(passage.id)) })
    },
  }
}
