/** Whether the browser has what the console uses beyond what the build can replace; one that lacks it is too old. */
export const isCapable = (): boolean =>
  typeof structuredClone === 'function' &&
  typeof Object.hasOwn === 'function' &&
  typeof Array.prototype.toSorted === 'function' &&
  typeof AbortSignal.any === 'function' &&
  CSS.supports('selector(:where(a))')
