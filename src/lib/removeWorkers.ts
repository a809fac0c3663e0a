/** Takes away every service worker of this address: the console has none, but a build for a static host, tried here before, brings one that answers in the servers' place. */
export const removeWorkers = async (): Promise<void> => {
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  for (const worker of workers ?? []) await worker.unregister().catch(() => false)
}
