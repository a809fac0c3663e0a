/** How long a browser without idle callbacks is let alone first. */
const PAUSE_MS = 300

/** Does something once the page has nothing else to do. Answers what takes it back. */
export const whenIdle = (act: () => void): (() => void) => {
  // Safari has none.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}
