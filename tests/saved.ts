import { vi } from 'vitest'

// Called with its own target below; taken before any test replaces it.
// oxlint-disable-next-line typescript/unbound-method
const dispatch = EventTarget.prototype.dispatchEvent

/** Intercepts the files saved from now on. Returns them with name and content. */
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
