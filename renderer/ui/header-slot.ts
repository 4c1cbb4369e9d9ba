import { createContext } from 'react'

/** The element of the shell's top bar for the screen's title; null without a shell. */
export const HeaderSlot = createContext<HTMLElement | null>(null)
