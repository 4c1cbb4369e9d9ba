import styles from './drag.module.css'

/** Where the line is drawn, in pixels of the window. */
export interface DropLine {
  left: number
  top: number
  width: number
}

/** The line that shows where a dragged item would land: a single element that is moved about outside of React. */
export function createDropLine() {
  const line = document.createElement('div')
  line.className = styles.line ?? ''
  line.dataset.dropLine = ''
  return {
    show({ left, top, width }: DropLine): void {
      line.style.left = `${left}px`
      line.style.top = `${top}px`
      line.style.width = `${width}px`
      if (!line.isConnected) document.body.append(line)
    },
    hide(): void {
      line.remove()
    },
  }
}

/** Fills the label at the pointer that names what is dragged. */
export function fillPreview(container: HTMLElement, words: string): void {
  const preview = document.createElement('div')
  preview.className = styles.preview ?? ''
  preview.textContent = words
  container.append(preview)
}
