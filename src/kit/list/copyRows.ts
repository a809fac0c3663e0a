import type { ClipboardEvent } from 'react'

const wordsOf = (cell: HTMLElement): string => cell.innerText.trim().replaceAll(/\s*\n\s*/g, ' ')
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** Returns a cell marked as text, so that spreadsheets keep leading zeros and all digits. */
const cellOf = (text: string): string =>
  `<td${/^[\d-]{8,}$|^0\d/.test(text) ? ` style="mso-number-format:'\\@'"` : ''}>${escaped(text)}</td>`

/**
 * Copies a selection across cells as a table, in HTML and tab-separated, without checkboxes and actions. A selection
 * inside one cell stays text.
 */
export const copyRows = (event: ClipboardEvent<HTMLElement>): void => {
  const selection = window.getSelection()
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed || event.defaultPrevented) return
  const range = selection.getRangeAt(0)
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.data-line')]
    .map((line) =>
      [...line.querySelectorAll<HTMLElement>(':scope > .data-cell')].filter(
        (cell) => range.intersectsNode(cell) && !cell.querySelector('.data-check, .row-action'),
      ),
    )
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map(wordsOf))
  if (rows.flat().length < 2) return
  event.clipboardData.setData('text/plain', rows.map((row) => row.join('\t')).join('\n'))
  event.clipboardData.setData(
    'text/html',
    `<table>${rows.map((row) => `<tr>${row.map(cellOf).join('')}</tr>`).join('')}</table>`,
  )
  event.preventDefault()
}
