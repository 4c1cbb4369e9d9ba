/** Whether the page is on a Mac, where the modifier keys have other names. */
export const IS_MAC = navigator.platform.startsWith('Mac')
