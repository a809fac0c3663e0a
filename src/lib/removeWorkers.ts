/**
 * Unregisters every service worker of this origin. A static build tried here earlier installs one that replies in
 * place of the servers.
 */
export const removeWorkers = async (): Promise<void> => {
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  for (const worker of workers ?? []) await worker.unregister().catch(() => false)
}
