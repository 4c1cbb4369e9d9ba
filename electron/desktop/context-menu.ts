import { type BrowserWindow, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'
import { editItems } from './menu.ts'

/**
 * Adds a context menu: for fields with spelling suggestions and the clipboard, for selected text with a copy command.
 */
export function addContextMenu(window: BrowserWindow, texts: () => DesktopTexts): void {
  window.webContents.on('context-menu', (_event, params) => {
    const items = contextItems(window, params, texts())
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
  })
}

function contextItems(
  { webContents }: BrowserWindow,
  { isEditable, misspelledWord, dictionarySuggestions, selectionText }: ContextMenuParams,
  texts: DesktopTexts,
): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() ? [{ role: 'copy', label: texts.copy }] : []
  if (!misspelledWord) return editItems(texts)
  const suggestions: MenuItemConstructorOptions[] = dictionarySuggestions.map((word) => ({
    label: word,
    click: () => webContents.replaceMisspelling(word),
  }))
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: texts.noSuggestion, enabled: false }]),
    {
      label: texts.addToDictionary,
      click: () => webContents.session.addWordToSpellCheckerDictionary(misspelledWord),
    },
    { type: 'separator' },
    ...editItems(texts),
  ]
}
