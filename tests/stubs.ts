/** Browser APIs that jsdom lacks, as far as the console and antd use them. */

let width = 1440
const lists = new Set<{ media: string; matches: boolean; tell: () => void }>()

const matches = (media: string): boolean => {
  if (media.includes('prefers-reduced-motion')) return true
  if (media.includes('prefers-color-scheme')) return false
  const least = /min-width:\s*([\d.]+)px/.exec(media)?.[1]
  const max = /max-width:\s*([\d.]+)px/.exec(media)?.[1]
  const [, order, bound] = /\(width (<|>=) ([\d.]+)px\)/.exec(media) ?? []
  if (order) return order === '<' ? width < Number(bound) : width >= Number(bound)
  if (least === undefined && max === undefined) return false
  return width >= Number(least ?? 0) && width <= Number(max ?? Infinity)
}

const matchMedia = (media: string): MediaQueryList => {
  const target = new EventTarget()
  const list = {
    media,
    matches: matches(media),
    tell: () => {
      const now = matches(media)
      if (now === list.matches) return
      list.matches = now
      target.dispatchEvent(Object.assign(new Event('change'), { matches: now, media }))
    },
  }
  lists.add(list)
  const own = {
    media,
    onchange: null,
    addListener: (listener: EventListener) => target.addEventListener('change', listener),
    removeListener: (listener: EventListener) => target.removeEventListener('change', listener),
  }
  return Object.defineProperty(Object.assign(target, own, { matches: list.matches }), 'matches', {
    get: () => list.matches,
  })
}

export const setWidth = (px: number): void => {
  width = px
  Object.assign(window, { innerWidth: px })
  for (const list of lists) list.tell()
  window.dispatchEvent(new Event('resize'))
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** jsdom has no layout, so every element counts as visible. */
class Sight extends Observer {
  constructor(private readonly tell: (seen: readonly { target: Element; isIntersecting: boolean }[]) => void) {
    super()
  }
  override observe(target?: Element) {
    if (target) queueMicrotask(() => this.tell([{ target, isIntersecting: true }]))
  }
}

export const installStubs = (): void => {
  Object.assign(window, {
    matchMedia,
    ResizeObserver: Observer,
    IntersectionObserver: Sight,
    innerWidth: width,
    innerHeight: 900,
  })
  Object.assign(globalThis, { matchMedia, ResizeObserver: Observer, IntersectionObserver: Sight })
  // Without these events antd skips animations, so elements open and close at once.
  for (const name of ['AnimationEvent', 'TransitionEvent']) Reflect.deleteProperty(window, name)
  window.scrollTo = () => {}
  Element.prototype.checkVisibility = () => true
  Element.prototype.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
  // jsdom has no canvas, so every drawing call is a no-op.
  const paper: unknown = new Proxy({}, { get: () => () => paper, set: () => true })
  HTMLCanvasElement.prototype.getContext = (() => paper) as HTMLCanvasElement['getContext'] // any context will do
  // antd reads the style of pseudo-elements, which jsdom does not implement.
  const original = window.getComputedStyle.bind(window)
  window.getComputedStyle = (element) => original(element)
}
