import i18next from 'i18next'
import {
  COPIED_ITEMS_TYPE,
  type CopiedItems,
  readCopiedItems,
  writeCopiedItems,
} from '../../../../shared/exchange/clipboard/copied-items.ts'
import { ImportRefusal } from '../../../../shared/exchange/import-result.ts'
import { IMPORT_LIMITS } from '../../../../shared/exchange/limits.ts'
import { writePlainItems } from '../../../../shared/exchange/text/write-plain-text.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Language } from '../../../lib/i18n.ts'
import { newId } from '../../../lib/new-id.ts'
import { announce } from '../../../ui/announcer.tsx'
import { tellRefused } from '../../../ui/tell-done.tsx'
import type { DraftStore } from '../model/draft-store.ts'
import { ITEMS } from '../model/fields.ts'
import { deleteItems } from '../selection/item-actions.ts'
import { copiedFrom, putCopied, withNewIds } from './copied.ts'
import { putOnClipboard } from './put-on-clipboard.ts'

/* Copies items between surveys, in Sonde's own form, which loses nothing, and also as plain text for other programs. */

/** Puts items on the clipboard and announces it. */
export function fillClipboard(store: DraftStore, ids: readonly string[], clipboard: DataTransfer): void {
  const draft = store.getState().history.present
  const items = copiedFrom(draft, ids)
  const title = draft.title.trim() || i18next.t('builder:fallbackTitle')
  clipboard.setData('text/plain', writePlainItems(items.questions, title))
  clipboard.setData(COPIED_ITEMS_TYPE, writeCopiedItems(items))
  announce(i18next.t('builder:clipboard.copied', { count: items.questions.length }))
}

/** Copies items from a menu; returns whether that was possible. */
export function copyItemsNow(store: DraftStore, ids: readonly string[]): boolean {
  const copied = putOnClipboard((clipboard) => fillClipboard(store, ids, clipboard))
  if (!copied) tellRefused(() => i18next.t('builder:clipboard.notCopied'))
  return copied
}

/** Removes items that were put on the clipboard; returns the id of the item that is now at the first one's position. */
export function takeOut(store: DraftStore, ids: readonly string[]): string | null {
  return deleteItems(store, ids, true)
}

/** The clipboard's content in Sonde's own form; null where there is none. */
export function ownFormOn(clipboard: DataTransfer): string | null {
  return clipboard.getData(COPIED_ITEMS_TYPE) || null
}

/**
 * Pastes items in Sonde's own form; returns the ids of the new items. If it cannot be read, says so and returns none.
 */
export function pasteOwnForm(store: DraftStore, form: string, after: string | null): string[] {
  try {
    return addItems(store, readCopiedItems(form), after)
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error
    tellRefused(() => refusalWords(error))
    return []
  }
}

/**
 * Inserts copies of items after the named one, or at the end, as one undo step; returns their ids. If the survey would
 * have too many items, says so and returns none.
 */
export function addItems(store: DraftStore, items: CopiedItems, after: string | null): string[] {
  const count = items.questions.length
  if (count === 0) return []
  const { questions } = store.getState().history.present
  const here = questions.length
  if (here + count > IMPORT_LIMITS.questions) {
    const [most, now, added] = [IMPORT_LIMITS.questions, here, count].map(inWords)
    tellRefused(() => i18next.t('builder:clipboard.tooMany', { most, here: now, added }))
    return []
  }
  const copies = withNewIds(items, questions, newId)
  store.edit(`${ITEMS}:paste`, (draft) => putCopied(draft, copies, after))
  announce(i18next.t('builder:clipboard.pasted', { count }))
  return copies.questions.map(({ id }) => id)
}

function refusalWords({ code }: ImportRefusal): string {
  if (code === 'newer_sonde') return i18next.t('builder:clipboard.newer')
  if (code === 'json_broken' || code === 'sonde_broken') return i18next.t('builder:clipboard.damaged')
  const { questions, options, surveyCharacters } = IMPORT_LIMITS
  return i18next.t('builder:clipboard.tooLarge', {
    questions: inWords(questions),
    options: inWords(options),
    characters: inWords(surveyCharacters),
  })
}

function inWords(value: number): string {
  const language: Language = i18next.language === 'fr' ? 'fr' : 'en'
  return formatNumber(value, language)
}
