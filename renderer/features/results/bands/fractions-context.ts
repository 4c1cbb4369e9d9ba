import { createContext } from 'react'

/** Whether a field of the personas on the screen has a number that is not whole. */
export const FractionsContext = createContext<(field: string) => boolean>(() => false)
