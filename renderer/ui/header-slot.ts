import { createContext } from 'react'

/** Where the shell's top bar wants the screen's title; null where there is no shell. */
export const HeaderSlot = createContext<HTMLElement | null>(null)
