import type { MouseEvent } from 'react'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Props of a button that may rest. */
interface Resting {
  'aria-disabled': true | undefined
  'data-disabled': true | undefined
  onClick: OnClick
}

/**
 * Props of a button that does nothing while it rests, and looks so, but keeps the focus: the browser takes the focus
 * from a button that is disabled, and one that rests because it was pressed would lose the place of a person with a
 * keyboard.
 */
export function resting(rests: boolean, onClick: OnClick): Resting {
  const disabled = rests || undefined
  return {
    'aria-disabled': disabled,
    'data-disabled': disabled,
    onClick: (event) => {
      if (!rests) onClick(event)
    },
  }
}
