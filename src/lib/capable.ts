/** True if the browser has the features that the build cannot polyfill. Otherwise it is too old. */
export const isCapable = (): boolean =>
  typeof structuredClone === 'function' &&
  typeof Object.hasOwn === 'function' &&
  typeof Array.prototype.toSorted === 'function' &&
  typeof AbortSignal.any === 'function' &&
  CSS.supports('selector(:where(a))')
