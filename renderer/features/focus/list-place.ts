import { useState } from 'react'

/** The groups in use, or those in the bin. */
export type ListPlace = 'listed' | 'bin'

/** Which groups the list shows. It follows the group on the screen into the bin and back. */
export function useListPlace(inBin = false): [ListPlace, (place: ListPlace) => void] {
  const followed = inBin ? 'bin' : 'listed'
  const [place, setPlace] = useState<ListPlace>(followed)
  const [was, setWas] = useState(followed)
  if (followed !== was) {
    setWas(followed)
    setPlace(followed)
  }
  return [place, setPlace]
}
