import type { Page } from 'playwright-core'

/**
 * Returns everything the browser stores for the console as text: storages, cookies, databases, caches, history,
 * document.
 */
export const kept = async (page: Page): Promise<string> =>
  (await page.evaluate(async () => {
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = database.transaction(store).objectStore(store).getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
        for (const row of rows)
          databases.push(
            Object.values(row as object).map((value) =>
              value instanceof ArrayBuffer ? new TextDecoder().decode(value) : String(value),
            ),
          ) // A row of the sealed password.
      }
      database.close()
    }
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      databases,
      await caches.keys(),
      location.href,
      history.state,
      document.documentElement.outerHTML,
    ])
  })) + JSON.stringify(await page.context().cookies())

/** Returns the strings of a heap snapshot after garbage collection. Contains every string that is still referenced. */
export const heapOf = async (page: Page): Promise<string> => {
  const devtools = await page.context().newCDPSession(page)
  const parts: string[] = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void parts.push(chunk))
  await devtools.send('HeapProfiler.enable')
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot', {})
  await devtools.detach()
  const { strings } = JSON.parse(parts.join('')) as { strings: string[] } // format of a V8 snapshot
  return strings.join('\n')
}
