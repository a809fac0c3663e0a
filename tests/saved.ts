import { vi } from 'vitest'

// Called with its own target below; taken before any test replaces it.
// oxlint-disable-next-line typescript/unbound-method
const dispatch = EventTarget.prototype.dispatchEvent

/** Takes the files that are saved from now on, in the place of the browser: what each is called and what it holds. */
export const takeSaved = (): { name: string; blob: Blob }[] => {
  const saved: { name: string; blob: Blob }[] = []
  const made = new Map<string, Blob>()
  URL.createObjectURL = (thing) => {
    const url = `blob:saved/${made.size}`
    if (thing instanceof Blob) made.set(url, thing)
    return url
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(EventTarget.prototype, 'dispatchEvent').mockImplementation(function (this: EventTarget, event) {
    const blob = this instanceof HTMLAnchorElement && event.type === 'click' ? made.get(this.href) : undefined
    if (!blob || !(this instanceof HTMLAnchorElement)) return dispatch.call(this, event)
    saved.push({ name: this.download, blob })
    return true
  })
  return saved
}
