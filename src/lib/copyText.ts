/** Puts a text into the clipboard, also where the browser has no clipboard API (plain http). Answers whether it went well. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const box = document.createElement('textarea')
    box.value = text
    box.style.position = 'fixed'
    box.style.opacity = '0'
    document.body.append(box)
    box.select()
    // The one way to copy without the clipboard API.
    const done = document.execCommand('copy')
    box.remove()
    return done
  }
}
