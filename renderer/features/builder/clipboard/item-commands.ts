import { createContext, useContext } from 'react'

/** What the menus of items offer beside what changes the draft: the clipboard, and the item bank. */
export interface ItemCommands {
  copy(ids: readonly string[]): void
  /** Copies the items, then takes them out; returns the id of the item that now stands in the first's place. */
  cut(ids: readonly string[]): string | null
  /** Keeps the items in the item bank. */
  keep(ids: readonly string[]): void
  /** Opens the item bank, to add items from it after the item named, or at the end. */
  openBank(after: string | null): void
}

export const ItemCommandsContext = createContext<ItemCommands | null>(null)

/** The commands of the builder on this screen. */
export function useItemCommands(): ItemCommands {
  const commands = useContext(ItemCommandsContext)
  if (!commands) throw new Error('useItemCommands outside of a builder')
  return commands
}
