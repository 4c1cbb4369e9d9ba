import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { DesktopTexts } from './desktop-texts.ts'

type Item = MenuItemConstructorOptions

const separator: Item = { type: 'separator' }

/** The application's menu with the platform's standard items, in the person's language. */
export function setApplicationMenu(texts: DesktopTexts, { developer }: { developer: boolean }): void {
  const mac = process.platform === 'darwin'
  const macApp: Item = {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: texts.about },
      separator,
      { role: 'services', label: texts.services },
      separator,
      { role: 'hide', label: texts.hide },
      { role: 'hideOthers', label: texts.hideOthers },
      { role: 'unhide', label: texts.showAll },
      separator,
      { role: 'quit', label: texts.quit },
    ],
  }
  const file: Item = {
    label: texts.file,
    submenu: [mac ? { role: 'close', label: texts.close } : { role: 'quit', label: texts.quit }],
  }
  const edit: Item = {
    label: texts.edit,
    submenu: [
      { role: 'undo', label: texts.undo },
      { role: 'redo', label: texts.redo },
      separator,
      ...editItems(texts),
    ],
  }
  const view: Item = {
    label: texts.view,
    submenu: [
      { role: 'resetZoom', label: texts.actualSize },
      { role: 'zoomIn', label: texts.zoomIn },
      { role: 'zoomOut', label: texts.zoomOut },
      separator,
      { role: 'togglefullscreen', label: texts.fullScreen },
      separator,
      { role: 'reload', label: texts.reload },
      ...(developer ? [{ role: 'toggleDevTools', label: texts.developerTools } satisfies Item] : []),
    ],
  }
  const window: Item = {
    role: 'windowMenu',
    label: texts.window,
    submenu: [
      { role: 'minimize', label: texts.minimize },
      { role: 'zoom', label: texts.zoom },
      separator,
      { role: 'front', label: texts.bringToFront },
    ],
  }
  const help: Item = { role: 'help', label: texts.help, submenu: [{ role: 'about', label: texts.about }] }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(mac ? [macApp, file, edit, view, window] : [file, edit, view, help]),
  )
}

/** Cut, copy and paste, for the menu bar and the context menu. */
export function editItems(texts: DesktopTexts): Item[] {
  return [
    { role: 'cut', label: texts.cut },
    { role: 'copy', label: texts.copy },
    { role: 'paste', label: texts.paste },
    { role: 'pasteAndMatchStyle', label: texts.pasteAsText },
    separator,
    { role: 'selectAll', label: texts.selectAll },
  ]
}
