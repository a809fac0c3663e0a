/**
 * Unregisters every service worker of this origin. The console has none, but a static demo build that ran on the same
 * origin leaves one that replies in place of the servers.
 */
export const removeWorkers = async (): Promise<void> => {
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  for (const worker of workers ?? []) await worker.unregister().catch(() => false)
}
