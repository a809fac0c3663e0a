/**
 * Settles like `work`, or rejects after `mostMs`, so that a file that never arrives leads to an error with a retry.
 */
export const inTime = async <T>(work: Promise<T>, mostMs = 30_000): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing for ${mostMs} ms`)), mostMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
