/** Whether the page is on a Mac, whose keys have other names. */
export const IS_MAC = navigator.platform.startsWith('Mac')
