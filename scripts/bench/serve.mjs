import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/**
 * Serves a built folder from memory, precompressed, with the headers of the console and a back end in front. Returns
 * its address.
 */
export const serveFolder = async (folder, port, { backEnd, headersOf }) => {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name)
        const path = file.slice(folder.length).replaceAll('\\', '/')
        return [
          path,
          {
            packed: gzipSync(readFileSync(file), { level: 9 }),
            type: TYPES[extname(file)] ?? 'application/octet-stream',
          },
        ]
      }),
  )
  const server = createServer((message, out) => {
    void backEnd(message, out, () => {
      const { pathname } = new URL(message.url, 'http://localhost')
      const { packed, type } = files.get(pathname) ?? files.get('/index.html')
      out.writeHead(200, {
        ...headersOf(pathname),
        'content-type': type,
        'content-encoding': 'gzip',
        'content-length': packed.length,
      })
      out.end(packed)
    })
  })
  await new Promise((resolve) => server.listen(port, resolve))
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
