/**
 * Installed in every page before its own code as `window.bench`. Waits for a state by the frames of the page, without
 * the delay of the tool, and records what the browser reports: long tasks, layout shift, interactions.
 */
export const probe = () => {
  const PATIENCE_MS = 20_000
  const ready = (test) =>
    new Promise((resolve, reject) => {
      const end = performance.now() + PATIENCE_MS
      const look = () => {
        if (test()) resolve(performance.now())
        else if (performance.now() > end) reject(new Error(`not ready at ${location.pathname}: ${test}`))
        else requestAnimationFrame(look)
      }
      look()
    })
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const seen = (selector) =>
    [...document.querySelectorAll(selector)].some(
      (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0,
    )
  /** True if React has attached its props to the field, so that it responds to input. */
  const held = (selector) => {
    const field = document.querySelector(selector)
    return field !== null && !field.disabled && Object.keys(field).some((key) => key.startsWith('__reactProps'))
  }
  const bench = {
    tests: {
      login: () => held('#login-username') && held('button[type=submit]'),
      home: () => seen('.home') && !seen('.wait, .frame-wait'),
      numbers: () => seen('.home') && !seen('.wait, .frame-wait, .ant-skeleton-active'),
      list: () =>
        seen(':is(.data-row, .ant-table-row):not([data-old])') &&
        !seen('.wait, .frame-wait, .ant-spin-spinning, [aria-busy=true]'),
      dark: () => document.documentElement.classList.contains('dark'),
      english: () =>
        document.documentElement.lang === 'en' &&
        seen('.data-head') &&
        !/[\u4e00-\u9fff]/.test(bench.visible('.data-head').textContent),
    },
    tasks: [],
    delays: [],
    paints: [],
    keys: [],
    shift: 0,
    until: (name) => ready(bench.tests[name]),
    /**
     * Marks the visible rows as old once the frame is rendered, and records the moment at which the page is left by a
     * click or by `go`.
     */
    arm: async () => {
      await drawn()
      for (const row of document.querySelectorAll('.data-row, .ant-table-row'))
        row.toggleAttribute('data-old', row.checkVisibility())
      bench.left = new Promise((resolve) => {
        bench.leave = () => resolve(performance.now())
        addEventListener('click', bench.leave, { once: true, capture: true })
      })
    },
    sinceLeaving: async (test) => {
      const from = await bench.left
      return (await ready(test)) - from
    },
    after: async (act, test) => {
      await bench.arm()
      bench.leave()
      act()
      return bench.sinceLeaving(test)
    },
    longest: async (act, test) => {
      await drawn()
      bench.tasks.length = 0
      act()
      await ready(test)
      await new Promise((resolve) => setTimeout(resolve, 300))
      return Math.max(0, ...bench.tasks)
    },
    visible: (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()),
    type: (selector, text) => {
      const field = bench.visible(selector)
      if (!field) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    go: (path) => {
      bench.leave?.()
      const state = { usr: null, key: Math.random().toString(36).slice(2, 10), idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    forget: () => void (bench.tasks.length = bench.delays.length = bench.paints.length = bench.keys.length = 0),
    loaded: () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
      return { files: files.length, size: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000 }
    },
  }
  const watch = (type, each, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...options })
  watch('longtask', ({ duration }) => bench.tasks.push(duration))
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) bench.shift += entry.value
  })
  watch(
    'event',
    ({ interactionId, name, processingEnd, startTime, duration }) => {
      if (!interactionId) return
      bench.delays.push(processingEnd - startTime)
      if (name === 'click') bench.paints.push(duration)
      if (name === 'keydown') bench.keys.push(duration)
    },
    { durationThreshold: 16 },
  )
  window.bench = bench
}
