import { createContext, useContext } from 'react'
import type { PastedText } from './use-item-clipboard.ts'

/** Commands of the item menus that need more than the draft: the clipboard and the item bank. */
export interface ItemCommands {
  copy(ids: readonly string[]): void
  /** Copies the items, then removes them; returns the id of the item that is now at the first one's position. */
  cut(ids: readonly string[]): string | null
  /** Keeps the items in the item bank. */
  keep(ids: readonly string[]): void
  /** Opens the item bank, to add items from it after the named item, or at the end. */
  openBank(after: string | null): void
  /** Shows the items of a pasted text before they are added. */
  offer(pasted: PastedText): void
}

export const ItemCommandsContext = createContext<ItemCommands | null>(null)

/** The item commands of the builder on this screen. */
export function useItemCommands(): ItemCommands {
  const commands = useContext(ItemCommandsContext)
  if (!commands) throw new Error('useItemCommands outside of a builder')
  return commands
}
