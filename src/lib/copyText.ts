/**
 * Copies through a selected text box. Returns true only if the copy event took the text, since `execCommand` returns
 * true even for an empty selection.
 */
const copyBySelection = (text: string): boolean => {
  const focused = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.style.position = 'fixed'
  box.style.opacity = '0'
  // A dialog takes the focus back from elements outside it.
  const place = focused?.closest('[role=dialog]') ?? document.body
  place.append(box)
  box.select()
  let taken = false
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    taken = event.clipboardData !== null
  }
  document.addEventListener('copy', onCopy, { capture: true, once: true })
  // No other API copies on plain http.
  const done = document.execCommand('copy')
  document.removeEventListener('copy', onCopy, { capture: true })
  box.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return done && taken
}

/** Copies a text to the clipboard, also without the clipboard API (plain http). Returns true if it was copied. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}
